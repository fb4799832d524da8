package io.kindred.index;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Finds sets that are the same. */
final class SameSets {
    private SameSets() {}

    /** For each of so many sets the first that has the same elements, itself if none before it has; empty sets are not the same. */
    static int[] firsts(int sets, PromisingSets ranked) {
        long[] hashes = new long[sets];
        Arrays.parallelSetAll(hashes, set -> mayBeSame(set, ranked) ? ranked.hash(set) : 0);
        int[] firsts = IntStream.range(0, sets).toArray();
        int[] firstWith = new int[sets];
        Numbering numbering = new Numbering(sets);
        for (int set = 0; set < sets; set++) {
            if (mayBeSame(set, ranked)) {
                int before = numbering.size();
                int number = numbering.add(hashes[set]);
                if (number == before) {
                    firstWith[number] = set;
                } else if (ranked.same(set, firstWith[number])) {
                    firsts[set] = firstWith[number];
                }
            }
        }
        return firsts;
    }

    /** A set that has an element alone is not the same as any. */
    private static boolean mayBeSame(int set, PromisingSets ranked) {
        return ranked.stored(set) > 0 && ranked.stored(set) == ranked.count(set);
    }
}
