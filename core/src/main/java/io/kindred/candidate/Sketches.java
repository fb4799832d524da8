package io.kindred.candidate;

import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.index.Postings;
import java.util.Arrays;

/** A few numbers for each document, of which two documents share about as large a part as of their words and pairs of words. */
final class Sketches {
    /** How many numbers a sketch has. */
    static final int SIZE = 16;

    private static final int NOTHING = Integer.MAX_VALUE;
    private static final long[] MULTIPLIERS = multipliers();

    private final int[] least;

    /**
     * The MinHashes of documents.
     *
     * @param rows the row that each document has, by its number
     * @param count how many rows there are
     */
    Sketches(Postings postings, int[] rows, int count) {
        this.least = new int[SIZE * count];
        Arrays.fill(least, NOTHING);
        postings.forEachFrom(KeyKind.PAIR.first(), (key, document) -> add(SIZE * rows[document], key));
    }

    private void add(int from, long key) {
        for (int i = 0; i < SIZE; i++) {
            least[from + i] = Math.min(least[from + i], (int) ((key * MULTIPLIERS[i]) >>> Integer.SIZE));
        }
    }

    /** How many numbers two rows have in common; none if a document has no words. */
    int common(int row, int other) {
        int common = 0;
        for (int i = 0; i < SIZE; i++) {
            int number = least[SIZE * row + i];
            common += number != NOTHING && number == least[SIZE * other + i] ? 1 : 0;
        }
        return common;
    }

    /** A number that rows have in common if they have two neighbouring ones in common, and hardly ever otherwise. */
    int pair(int row, int place) {
        long first = least[SIZE * row + place];
        long second = least[SIZE * row + (place + 1) % SIZE];
        return (int) (HashKey.PUBLIC.mix((first << Integer.SIZE) ^ second) >>> Integer.SIZE);
    }

    private static long[] multipliers() {
        long[] multipliers = new long[SIZE];
        for (int i = 0; i < SIZE; i++) {
            multipliers[i] = HashKey.PUBLIC.mix(i) | 1;
        }
        return multipliers;
    }
}
