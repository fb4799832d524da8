package io.kindred.lab.contestant;

import java.util.Arrays;

/**
 * The shingles of four characters of a text, each packed into a long: what the contestants are fed that do not cut
 * shingles themselves.
 *
 * <p>The array is used again from text to text, so that nothing is allocated for a contestant that it did not ask for.
 */
public final class Grams {
    private static final int SIZE = 4;

    private final LongSet seen = new LongSet();
    private char[] characters = new char[SIZE];
    private long[] packed = new long[SIZE];

    /** Packs all shingles of a text and returns how many they are. */
    public int pack(String text) {
        int count = Math.max(0, text.length() - SIZE + 1);
        reserve(text.length());
        text.getChars(0, text.length(), characters, 0);
        long gram = 0;
        for (int i = 0; i < text.length(); i++) {
            gram = (gram >>> Character.SIZE) | ((long) characters[i] << 48);
            packed[i] = gram;
        }
        System.arraycopy(packed, SIZE - 1, packed, 0, count);
        return count;
    }

    /** Packs the distinct shingles of a text, in the order of their first places, and returns how many they are. */
    public int packDistinct(String text) {
        int count = pack(text);
        seen.restart(count);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (seen.add(packed[i])) {
                packed[kept++] = packed[i];
            }
        }
        return kept;
    }

    /** The array whose front holds the shingles packed last. */
    long[] packed() {
        return packed;
    }

    /** The distinct shingles of a text in ascending order. */
    public static long[] sortedSet(String text) {
        Grams grams = new Grams();
        int count = grams.packDistinct(text);
        long[] set = Arrays.copyOf(grams.packed, count);
        Arrays.sort(set);
        return set;
    }

    private void reserve(int length) {
        if (characters.length < length) {
            characters = new char[2 * length];
            packed = new long[2 * length];
        }
    }
}
