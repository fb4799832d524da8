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

    private KeptPostings(long[] keys, int[] begins, int[] documents) {
        this.keys = keys;
        this.begins = begins;
        this.documents = documents;
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(keys.length / FEW);
        this.shift = KEY_BITS - bits;
        this.directory = directory(keys, shift, 1 << bits);
    }

    /** Postings in ascending order. */
    static KeptPostings of(long... postings) {
        Gathering all = new Gathering(postings.length, postings.length);
        for (long posting : postings) {
            all.add(PostingBlock.key(posting), PostingBlock.document(posting));
        }
        return all.result();
    }

    /** The postings of two segments, of which the second has the higher documents. */
    static KeptPostings of(KeptPostings first, KeptPostings second) {
        Gathering all =
                new Gathering(first.keys.length + second.keys.length, first.documents.length + second.documents.length);
        int here = 0;
        int there = 0;
        while (here < first.keys.length || there < second.keys.length) {
            long key = Math.min(first.keyAt(here), second.keyAt(there));
            here += first.addTo(all, key, here);
            there += second.addTo(all, key, there);
        }
        return all.result();
    }

    private long keyAt(int place) {
        return place < keys.length ? keys[place] : Long.MAX_VALUE;
    }

    /** Adds the documents of a key if it is the one at a place, and tells how many keys were added. */
    private int addTo(Gathering all, long key, int place) {
        if (keyAt(place) != key) {
            return 0;
        }
        for (int i = begins[place]; i < begins[place + 1]; i++) {
            all.add(key, documents[i]);
        }
        return 1;
    }

    /** Takes postings in ascending order. */
    private static final class Gathering {
        private final long[] keys;
        private final int[] begins;
        private final int[] documents;
        private int keyCount;
        private int count;

        Gathering(int mostKeys, int postings) {
            this.keys = new long[mostKeys];
            this.begins = new int[mostKeys + 1];
            this.documents = new int[postings];
        }

        void add(long key, int document) {
            if (keyCount == 0 || keys[keyCount - 1] != key) {
                keys[keyCount++] = key;
            }
            documents[count++] = document;
            begins[keyCount] = count;
        }

        KeptPostings result() {
            return new KeptPostings(Arrays.copyOf(keys, keyCount), Arrays.copyOf(begins, keyCount + 1), documents);
        }
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
        return place < 0 ? NOBODY : Holders.of(documents, begins[place], begins[place + 1]);
    }

    /** How many there are. */
    int size() {
        return documents.length;
    }

    /** All of them. */
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
}
