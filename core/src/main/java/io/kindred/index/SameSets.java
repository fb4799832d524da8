package io.kindred.index;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Finds sets that are the same. */
final class SameSets {
    private SameSets() {}

    /** Sets to tell apart. */
    interface Candidates {
        /** Whether a set is not empty and may be the same as another. */
        boolean mayBeSame(int set);

        /** A hash of the elements of a set, whatever their order. */
        long hash(int set);

        /** Whether two sets have the same elements. */
        boolean same(int set, int other);
    }

    /** For each of so many sets the first that has the same elements; itself if none before it has. */
    static int[] firsts(int count, Candidates sets) {
        long[] hashes = new long[count];
        Arrays.parallelSetAll(hashes, set -> sets.mayBeSame(set) ? sets.hash(set) : 0);
        int[] firsts = IntStream.range(0, count).toArray();
        int[] firstWith = new int[count];
        Numbering numbering = new Numbering(count);
        for (int set = 0; set < count; set++) {
            if (sets.mayBeSame(set)) {
                int before = numbering.size();
                int number = numbering.add(hashes[set]);
                if (number == before) {
                    firstWith[number] = set;
                } else if (sets.same(set, firstWith[number])) {
                    firsts[set] = firstWith[number];
                }
            }
        }
        return firsts;
    }
}
