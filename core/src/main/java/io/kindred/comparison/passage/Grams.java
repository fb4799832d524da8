package io.kindred.comparison.passage;

import java.util.Arrays;

/** All stretches of so many words of a document, sorted by a hash of what they say, then by where they stand. */
final class Grams {
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    private final long[] keys;

    Grams(Side side, int length) {
        keys = new long[Math.max(0, side.words() - length + 1)];
        long highest = 1;
        for (int i = 1; i < length; i++) {
            highest *= MULTIPLIER;
        }
        long hash = 0;
        for (int i = 0; i < side.words(); i++) {
            hash = hash * MULTIPLIER + mix(side.word(i));
            int first = i - length + 1;
            if (first >= 0) {
                keys[first] = (mix(hash) << Integer.SIZE) | first;
                hash -= highest * mix(side.word(first));
            }
        }
        Arrays.sort(keys);
    }

    int size() {
        return keys.length;
    }

    /** The hash of a gram: equal for grams that say the same, and hardly ever for others. */
    int hash(int gram) {
        return (int) (keys[gram] >> Integer.SIZE);
    }

    /** The end of the grams with the same hash as {@code gram}, which is the first of them. */
    int endOfEqual(int gram) {
        int end = gram + 1;
        while (end < keys.length && hash(end) == hash(gram)) {
            end++;
        }
        return end;
    }

    /** Where grams begin: the numbers of their first words. */
    int[] places(int from, int to) {
        int[] places = new int[to - from];
        Arrays.setAll(places, i -> (int) keys[from + i]);
        return places;
    }

    private static long mix(long value) {
        long mixed = (value + 1) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 31) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 29;
    }
}
