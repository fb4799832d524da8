package io.kindred.candidate;

import io.kindred.fingerprint.reading.KeyKind;
import java.util.Arrays;

/** What one document shares with others, by kinds of keys: a table of documents that grows as they are met. */
final class Evidence {
    /*
     * A document has a row of four numbers side by side: its own, raised by one so that 0 is free, and what the keys weigh that
     * it shares, of passages and sentences, of pairs, and of words, as the bits of floats. One key of a frequent word leads to
     * thousands of rows, so they are small, and the table is used again for the next document.
     */
    private static final int ROW = 4;
    private static final int FEWEST = 1 << 10;
    private static final int PASSAGES = 1;
    private static final int PAIRS = 2;
    private static final int WORDS = 3;

    private int[] rows = new int[FEWEST * ROW];
    private int[] met = new int[FEWEST / 2];
    private int size;

    /** Forgets all documents. */
    void clear() {
        for (int i = 0; i < size; i++) {
            Arrays.fill(rows, met[i], met[i] + ROW, 0);
        }
        size = 0;
    }

    /** Notes that a document shares a key of a kind and weight. */
    void add(int document, KeyKind kind, float weight) {
        int row = row(document);
        if (rows[row] == 0) {
            if (size == met.length) {
                grow();
                row = row(document);
            }
            rows[row] = document + 1;
            met[size++] = row;
        }
        int place = row + place(kind);
        rows[place] = Float.floatToRawIntBits(Float.intBitsToFloat(rows[place]) + weight);
    }

    private static int place(KeyKind kind) {
        return switch (kind) {
            case PASSAGE, SENTENCE -> PASSAGES;
            case PAIR -> PAIRS;
            case WORD -> WORDS;
        };
    }

    /** How many documents were met. */
    int size() {
        return size;
    }

    /** One of the documents that were met. */
    int document(int which) {
        return rows[met[which]] - 1;
    }

    /** What the passages and sentences weigh together that a document shares. */
    float passages(int which) {
        return Float.intBitsToFloat(rows[met[which] + PASSAGES]);
    }

    /** What the pairs of words weigh together that a document shares. */
    float pairs(int which) {
        return Float.intBitsToFloat(rows[met[which] + PAIRS]);
    }

    /** What the words weigh together that a document shares. */
    float words(int which) {
        return Float.intBitsToFloat(rows[met[which] + WORDS]);
    }

    /** Where the row of a document is or would be. */
    private int row(int document) {
        int mask = rows.length - 1;
        int row = ((document * 0x9E3779B1) >>> (Integer.numberOfLeadingZeros(rows.length / ROW) + 1)) * ROW;
        while (rows[row] != 0 && rows[row] != document + 1) {
            row = (row + ROW) & mask;
        }
        return row;
    }

    private void grow() {
        int[] old = rows;
        rows = new int[2 * old.length];
        for (int i = 0; i < size; i++) {
            int row = row(old[met[i]] - 1);
            System.arraycopy(old, met[i], rows, row, ROW);
            met[i] = row;
        }
        met = Arrays.copyOf(met, 2 * met.length);
    }
}
