package io.kindred.store;

import io.kindred.index.Holders;
import java.util.Arrays;

/** The postings of a segment in memory. */
final class KeptPostings {
    /*
     * Each key stands once, and beside it where its documents begin. So how many hold it is known without going through them,
     * which is all that is asked of a word that thousands hold. Keys are hashes, so those with the same high bits are few and
     * about as many everywhere: a table of where each value of the high bits begins leads to some four keys.
     */
    private static final int FEW = 4;
    private static final int KEY_BITS = Long.SIZE - PostingBlock.DOCUMENT_BITS;
    private static final Holders NOBODY = Holders.of();

    private final long[] keys;
    private final int[] begins;
    private final int[] documents;
    private final int[] directory;
    private final int shift;

    /** Postings in ascending order. */
    KeptPostings(long... postings) {
        this.keys = distinctKeys(postings);
        this.begins = new int[keys.length + 1];
        this.documents = new int[postings.length];
        int key = 0;
        for (int i = 0; i < postings.length; i++) {
            key += PostingBlock.key(postings[i]) == keys[key] ? 0 : 1;
            begins[key + 1] = i + 1;
            documents[i] = PostingBlock.document(postings[i]);
        }
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(keys.length / FEW);
        this.shift = KEY_BITS - bits;
        this.directory = directory(keys, shift, 1 << bits);
    }

    private static long[] distinctKeys(long... postings) {
        long[] keys = new long[postings.length];
        int size = 0;
        for (long posting : postings) {
            long key = PostingBlock.key(posting);
            if (size == 0 || keys[size - 1] != key) {
                keys[size++] = key;
            }
        }
        return Arrays.copyOf(keys, size);
    }

    private static int[] directory(long[] keys, int shift, int buckets) {
        int[] directory = new int[buckets + 1];
        for (long key : keys) {
            directory[(int) (key >>> shift) + 1]++;
        }
        for (int i = 1; i < directory.length; i++) {
            directory[i] += directory[i - 1];
        }
        return directory;
    }

    /** The documents that hold a key. */
    Holders holders(long key) {
        int bucket = (int) (key >>> shift);
        int place = Arrays.binarySearch(keys, directory[bucket], directory[bucket + 1], key);
        return place < 0 ? NOBODY : new Range(begins[place], begins[place + 1]);
    }

    /** All postings. */
    PostingStream stream() {
        return new PostingStream() {
            private int key = -1;
            private int at = -1;

            @Override
            public boolean next() {
                at++;
                key += at < documents.length && at == begins[key + 1] ? 1 : 0;
                return at < documents.length;
            }

            @Override
            public long posting() {
                return PostingBlock.posting(keys[key], documents[at]);
            }
        };
    }

    private final class Range implements Holders {
        private final int from;
        private final int to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public int count() {
            return to - from;
        }

        @Override
        public int document(int place) {
            return documents[from + place];
        }
    }
}
