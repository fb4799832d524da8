package io.kindred.fingerprint.reading;

import java.util.Arrays;

/**
 * The distinct runs of so many words of a document, as hashes of 32 bits: enough to estimate what two documents share, at a
 * hundredth of the price of a comparison.
 */
public final class WordRuns {
    private static final int MUCH_MORE = 32;

    private final int[] hashes;

    private WordRuns(int[] hashes) {
        this.hashes = hashes;
    }

    /** The runs of {@code length} words; a shorter document is one run, an empty one none. */
    static WordRuns of(Reading reading, int length) {
        int words = Math.min(length, reading.words());
        int[] runs = new int[words == 0 ? 0 : reading.words() - words + 1];
        for (int at = 0; at < runs.length; at++) {
            long hash = 0;
            for (int i = 0; i < words; i++) {
                hash = Long.rotateLeft(hash * 0x9E3779B97F4A7C15L, 31) + reading.word(at + i);
            }
            runs[at] = (int) ((hash * 0x9E3779B97F4A7C15L) >>> Integer.SIZE);
        }
        Arrays.sort(runs);
        int distinct = 0;
        for (int i = 0; i < runs.length; i++) {
            if (i == 0 || runs[i] != runs[i - 1]) {
                runs[distinct++] = runs[i];
            }
        }
        return new WordRuns(Arrays.copyOf(runs, distinct));
    }

    /** How many distinct runs there are. */
    public int size() {
        return hashes.length;
    }

    /** How many runs two documents have in common. */
    public int common(WordRuns other) {
        int[] few = size() <= other.size() ? hashes : other.hashes;
        int[] many = size() <= other.size() ? other.hashes : hashes;
        return many.length / MUCH_MORE > few.length ? searched(few, many) : merged(few, many);
    }

    private static int searched(int[] few, int[] many) {
        int common = 0;
        for (int hash : few) {
            common += Arrays.binarySearch(many, hash) >= 0 ? 1 : 0;
        }
        return common;
    }

    private static int merged(int[] few, int[] many) {
        int common = 0;
        int i = 0;
        int j = 0;
        while (i < few.length && j < many.length) {
            int left = few[i];
            int right = many[j];
            common += left == right ? 1 : 0;
            i += left <= right ? 1 : 0;
            j += right <= left ? 1 : 0;
        }
        return common;
    }
}
