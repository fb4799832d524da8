package io.kindred.index;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** An index in memory: one sorted array of postings, each a key and a document that holds it. */
public final class Postings implements KeyIndex {
    /*
     * A posting is one long, the key in the high 40 bits and the document in the low 24, so that the holders of a key lie
     * side by side and in order. Keys are hashes and spread evenly over their kinds: a directory of the high bits leads to
     * a handful of postings, in which the key is searched by halves. How many hold it is seen by going on; where they are many
     * a table says it, which has no more entries than a sixteenth of the postings, and hardly ever a hundredth.
     *
     * Sorting. One pass deals the postings out by their high bits into buckets that fit a core's own cache; the buckets are
     * then sorted apart from each other, on all cores if there are many. Within a bucket the sign is the same for all, so
     * the order of signed numbers does.
     *
     * Cost. 8 bytes a posting and about 1 for the directory; twice that while it is built.
     */
    private static final int DOCUMENT_BITS = 24;
    private static final long DOCUMENT = (1L << DOCUMENT_BITS) - 1;

    /** How many postings the directory leaves to search, if keys are spread evenly. */
    private static final int FEW = 8;

    /** The ends of keys with so many holders are in a table. */
    private static final int MANY = 16;

    private static final int BUCKET = 1 << 12;
    private static final int MANY_BUCKETS = 16;
    private static final int MOST_BITS = 24;

    private final long[] postings;
    private final int size;
    private final int[] directory;
    private final int shift;
    private final Ends ends;

    private Postings(long[] sorted, int size) {
        this.postings = sorted;
        this.size = size;
        int bits = bits(size / FEW);
        this.shift = Long.SIZE - bits;
        this.directory = new int[(1 << bits) + 1];
        for (int i = 0; i < size; i++) {
            directory[(int) (sorted[i] >>> shift) + 1]++;
        }
        for (int i = 1; i < directory.length; i++) {
            directory[i] += directory[i - 1];
        }
        this.ends = new Ends(sorted, size);
    }

    /** A posting: document {@code document} holds {@code key}. */
    public static long posting(long key, int document) {
        if (document < 0 || document > DOCUMENT) {
            throw new IllegalArgumentException("a document's number has " + DOCUMENT_BITS + " bits: " + document);
        }
        return (key << DOCUMENT_BITS) | document;
    }

    /** The index of postings in any order, some perhaps more than once. */
    public static Postings of(long[] unsorted) {
        return of(unsorted, unsorted.length);
    }

    /** The index of postings that ascend as unsigned numbers, each once. They are not copied. */
    public static Postings ofSorted(long[] sorted) {
        return new Postings(sorted, sorted.length);
    }

    /** The index of the first {@code size} postings of an array. */
    public static Postings of(long[] unsorted, int size) {
        long[] sorted = sort(unsorted, size);
        int distinct = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                sorted[distinct++] = sorted[i];
            }
        }
        return new Postings(sorted, distinct);
    }

    /** How many postings there are. */
    public int size() {
        return size;
    }

    /** The index in which each key has other holders, no more than here. It takes the place of this one, which is lost. */
    public Postings with(UnaryOperator<Holders> change) {
        int kept = 0;
        for (int from = 0, to; from < size; from = to) {
            long key = postings[from] >>> DOCUMENT_BITS;
            to = end(key, from);
            Holders before = new Range(from, to);
            Holders holders = change.apply(before);
            if (holders.count() > to - from) {
                throw new IllegalArgumentException("a key has more holders than before");
            }
            for (int i = 0; i < holders.count(); i++) {
                postings[kept++] = posting(key, holders.document(i));
            }
        }
        return new Postings(postings, kept);
    }

    /** Goes through all keys in ascending order. */
    public void forEachKey(KeyVisitor visitor) {
        for (int from = 0, to; from < size; from = to) {
            long key = postings[from] >>> DOCUMENT_BITS;
            to = end(key, from);
            visitor.key(key, to - from);
        }
    }

    /** The end of the postings of a key that begin at a place, if there are any. */
    private int end(long key, int from) {
        int near = Math.min(size, from + MANY);
        int end = from;
        while (end < near && postings[end] >>> DOCUMENT_BITS == key) {
            end++;
        }
        return end - from < MANY ? end : ends.of(key);
    }

    /** Is shown a key and how many documents hold it. */
    @FunctionalInterface
    public interface KeyVisitor {
        void key(long key, int holders);
    }

    @Override
    public Holders holders(long key) {
        int from = first(key);
        return new Range(from, end(key, from));
    }

    /** Whether a document holds a key. */
    public boolean holds(long key, int document) {
        long posting = posting(key, document);
        int bucket = (int) (posting >>> shift);
        int place = lowerBound(posting, directory[bucket], directory[bucket + 1]);
        return place < size && postings[place] == posting;
    }

    /** Goes through all postings of a key or a larger one, in ascending order. */
    public void forEachFrom(long key, PostingVisitor visitor) {
        for (int i = first(key); i < size; i++) {
            visitor.posting(postings[i] >>> DOCUMENT_BITS, (int) (postings[i] & DOCUMENT));
        }
    }

    /** Is shown a key and a document that holds it. */
    @FunctionalInterface
    public interface PostingVisitor {
        void posting(long key, int document);
    }

    /** The place of the first posting of a key or a larger one. */
    private int first(long key) {
        if (key >>> (Long.SIZE - DOCUMENT_BITS) != 0) {
            return size;
        }
        long low = key << DOCUMENT_BITS;
        int bucket = (int) (low >>> shift);
        return lowerBound(low, directory[bucket], directory[bucket + 1]);
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
            return (int) (postings[from + place] & DOCUMENT);
        }
    }

    /** The first place from {@code from} to {@code to} of a posting that is not below {@code posting}. */
    private int lowerBound(long posting, int from, int to) {
        int low = from;
        int high = to;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (postings[middle] < posting) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** How many high bits, at least one, tell so many buckets apart. */
    private static int bits(int buckets) {
        return Math.max(1, Math.min(MOST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(buckets)));
    }

    private static long[] sort(long[] unsorted, int size) {
        int bits = bits(size / BUCKET);
        int shift = Long.SIZE - bits;
        int[] ends = new int[(1 << bits) + 1];
        for (int i = 0; i < size; i++) {
            ends[(int) (unsorted[i] >>> shift) + 1]++;
        }
        for (int i = 1; i < ends.length; i++) {
            ends[i] += ends[i - 1];
        }
        long[] dealt = new long[size];
        for (int i = 0; i < size; i++) {
            dealt[ends[(int) (unsorted[i] >>> shift)]++] = unsorted[i];
        }
        IntStream buckets = IntStream.range(0, 1 << bits);
        (1 << bits > MANY_BUCKETS ? buckets.parallel() : buckets)
                .forEach(bucket -> Arrays.sort(dealt, bucket == 0 ? 0 : ends[bucket - 1], ends[bucket]));
        return dealt;
    }

    /** Where the postings of keys end that many documents hold. */
    private static final class Ends {
        private static final long SPREAD = 0x9E3779B97F4A7C15L;

        /** Each raised by one, so that 0 is free. */
        private final long[] keys;

        private final int[] ends;

        Ends(long[] postings, int size) {
            int slots = Integer.highestOneBit(Math.max(1, count(postings, size))) << 2;
            this.keys = new long[slots];
            this.ends = new int[slots];
            for (int from = 0, to; from < size; from = to) {
                to = next(postings, size, from);
                if (to - from >= MANY) {
                    int slot = slot(postings[from] >>> DOCUMENT_BITS);
                    keys[slot] = (postings[from] >>> DOCUMENT_BITS) + 1;
                    ends[slot] = to;
                }
            }
        }

        private static int count(long[] postings, int size) {
            int count = 0;
            for (int from = 0, to; from < size; from = to) {
                to = next(postings, size, from);
                count += to - from >= MANY ? 1 : 0;
            }
            return count;
        }

        private static int next(long[] postings, int size, int from) {
            long key = postings[from] >>> DOCUMENT_BITS;
            int to = from + 1;
            while (to < size && postings[to] >>> DOCUMENT_BITS == key) {
                to++;
            }
            return to;
        }

        int of(long key) {
            return ends[slot(key)];
        }

        private int slot(long key) {
            int slot = (int) ((key * SPREAD) >>> (Long.numberOfLeadingZeros(keys.length) + 1));
            while (keys[slot] != 0 && keys[slot] != key + 1) {
                slot = (slot + 1) & (keys.length - 1);
            }
            return slot;
        }
    }
}
