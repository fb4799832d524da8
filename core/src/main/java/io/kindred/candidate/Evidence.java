package io.kindred.candidate;

import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.index.Holders;
import java.util.Arrays;

/** What one document shares with others, by kinds of keys. */
final class Evidence {
    /*
     * Tens of thousands of documents share a word or two with any document. A table of them is larger than the caches of a core,
     * and every key would touch it all over. So what is found is only noted, one number for each document and key, in the order
     * of keys; in the end the notes are sorted by document, by two or three passes that deal them out by some bits each, and
     * summed up one document after the other. Dealing out keeps the order of keys, in which floats are summed.
     *
     * A note has the document in its upper half and in its lower half the kind of key, two bits, and its weight, a float that is
     * at most 1 and so leaves these bits free.
     */
    private static final int KIND_SHIFT = 30;
    private static final int WEIGHT = (1 << KIND_SHIFT) - 1;
    private static final int PASSAGES = 0;
    private static final int PAIRS = 1;
    private static final int WORDS = 2;
    private static final int KINDS = 3;
    private static final int MOST_BITS = 11;
    private static final int FEWEST = 1 << 10;

    private long[] notes = new long[FEWEST];
    private long[] spare = new long[FEWEST];
    private int noted;
    private int highest;

    private int[] documents = new int[FEWEST];
    private float[] sums = new float[KINDS * FEWEST];
    private int size;

    /** Forgets all documents. */
    void clear() {
        noted = 0;
        highest = 0;
        size = 0;
    }

    /** Notes that some documents share a key of a kind and weight, at most 1. */
    void add(Holders holders, KeyKind kind, float weight) {
        int count = holders.count();
        if (noted + count > notes.length) {
            notes = Arrays.copyOf(notes, Math.max(noted + count, 2 * notes.length));
        }
        long low = (long) place(kind) << KIND_SHIFT | Float.floatToRawIntBits(weight);
        for (int i = 0; i < count; i++) {
            notes[noted + i] = (long) holders.document(i) << Integer.SIZE | low;
        }
        noted += count;
        highest = count == 0 ? highest : Math.max(highest, holders.document(count - 1));
    }

    private static int place(KeyKind kind) {
        return switch (kind) {
            case PASSAGE, SENTENCE -> PASSAGES;
            case PAIR -> PAIRS;
            case WORD -> WORDS;
        };
    }

    /** Sums up all that was noted; after that documents may be asked for. */
    void sumUp() {
        sort();
        documents = documents.length < noted ? new int[notes.length] : documents;
        sums = sums.length < KINDS * noted ? new float[KINDS * notes.length] : sums;
        Arrays.fill(sums, 0, KINDS * noted, 0);
        size = 0;
        for (int i = 0; i < noted; i++) {
            int document = (int) (notes[i] >>> Integer.SIZE);
            if (size == 0 || documents[size - 1] != document) {
                documents[size++] = document;
            }
            int low = (int) notes[i];
            sums[KINDS * (size - 1) + (low >>> KIND_SHIFT)] += Float.intBitsToFloat(low & WEIGHT);
        }
    }

    /** Sorts the notes by document, and leaves those of one document in their order. */
    private void sort() {
        spare = spare.length < noted ? new long[notes.length] : spare;
        int bits = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(highest));
        int passes = (bits + MOST_BITS - 1) / MOST_BITS;
        int each = (bits + passes - 1) / passes;
        for (int pass = 0; pass < passes; pass++) {
            deal(Integer.SIZE + pass * each, each);
        }
    }

    /** Deals notes out by some bits into the spare array, which takes the place of the other. */
    private void deal(int shift, int bits) {
        int mask = (1 << bits) - 1;
        int[] places = new int[mask + 2];
        for (int i = 0; i < noted; i++) {
            places[((int) (notes[i] >>> shift) & mask) + 1]++;
        }
        for (int i = 1; i < places.length; i++) {
            places[i] += places[i - 1];
        }
        for (int i = 0; i < noted; i++) {
            spare[places[(int) (notes[i] >>> shift) & mask]++] = notes[i];
        }
        long[] dealt = spare;
        spare = notes;
        notes = dealt;
    }

    /** How many documents share something. */
    int size() {
        return size;
    }

    /** One of the documents that share something, in the order of their numbers. */
    int document(int which) {
        return documents[which];
    }

    /** What the passages and sentences weigh together that a document shares. */
    float passages(int which) {
        return sums[KINDS * which + PASSAGES];
    }

    /** What the pairs of words weigh together that a document shares. */
    float pairs(int which) {
        return sums[KINDS * which + PAIRS];
    }

    /** What the words weigh together that a document shares. */
    float words(int which) {
        return sums[KINDS * which + WORDS];
    }
}
