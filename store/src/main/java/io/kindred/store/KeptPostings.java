package io.kindred.store;

import io.kindred.index.Holders;

/** The postings of a segment in memory. */
final class KeptPostings {
    /*
     * Keys are hashes, so those with the same high bits are few and about as many everywhere. A table of where each value of the
     * high bits begins leads to a run of some sixteen postings, where searching all would miss the cache at every step.
     */
    private static final int RUN = 16;
    private static final int KEY_BITS = Long.SIZE - PostingBlock.DOCUMENT_BITS;
    private static final Holders NOBODY = Holders.of();

    private final long[] postings;
    private final int[] begins;
    private final int shift;

    /** Postings in ascending order, which are not copied. */
    KeptPostings(long[] postings) {
        this.postings = postings;
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(postings.length / RUN);
        this.shift = KEY_BITS - bits;
        this.begins = new int[(1 << bits) + 1];
        for (long posting : postings) {
            begins[high(posting) + 1]++;
        }
        for (int i = 1; i < begins.length; i++) {
            begins[i] += begins[i - 1];
        }
    }

    private int high(long posting) {
        return (int) (PostingBlock.key(posting) >>> shift);
    }

    /** The documents that hold a key. */
    Holders holders(long key) {
        int run = (int) (key >>> shift);
        int from = place(key, begins[run], begins[run + 1]);
        int to = place(key + 1, from, begins[run + 1]);
        return from == to ? NOBODY : run(from, to);
    }

    /** Where in a run of postings those of a key begin, or would. */
    private int place(long key, int from, int to) {
        int low = from;
        int high = to;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (PostingBlock.key(postings[middle]) < key) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private Holders run(int from, int to) {
        return new Holders() {
            @Override
            public int count() {
                return to - from;
            }

            @Override
            public int document(int place) {
                return PostingBlock.document(postings[from + place]);
            }
        };
    }
}
