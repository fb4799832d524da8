package io.kindred.index;

import io.kindred.fingerprint.shingle.HashKey;
import java.util.Arrays;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;

/** The elements of many sets, dealt out into parts so that the same elements are in the same part. */
final class Dealing {
    /*
     * One table of all elements would miss the processor's caches at every step. So the elements are first dealt out into
     * parts by the high bits of a keyed hash, as a radix sort does, and every part is small enough for a cache.
     *
     * The sets are cut into blocks of neighbours; each block knows where in each part its elements begin, so that blocks are
     * dealt out at the same time without a word between them, and a block that goes through its sets once more, in the same
     * order, meets what became of its elements in the order in which it dealt them. Nothing need be remembered of who an
     * element belonged to.
     *
     * The key is drawn anew every time, so that nobody can choose elements that crowd into one part.
     *
     * Memory: 8 bytes an element, of all sets.
     */
    /** How many elements sets may have together. */
    static final int MOST = Integer.MAX_VALUE - (1 << 20);

    private static final int PART = 1 << 17;
    private static final int BLOCK = 1 << 18;
    private static final int MOST_BLOCKS = 128;
    private static final int MOST_BITS = 13;

    private final long[][] sets;
    private final HashKey key;
    private final int[] bounds;
    private final int parts;
    private final int shift;
    private final int[][] starts;
    private final int[] from;
    private final int[] to;
    private final long[] dealt;

    /** Deals out the elements of sets, at most {@link #MOST} in all. */
    Dealing(long[][] sets) {
        this.sets = sets;
        this.key = key();
        int elements = checked(elements(sets));
        int bits = Math.max(1, Math.min(MOST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(elements / PART)));
        this.parts = 1 << bits;
        this.shift = Long.SIZE - bits;
        this.bounds = bounds(sets, Math.max(1, Math.min(MOST_BLOCKS, elements / BLOCK)), elements);
        this.starts = new int[blocks()][];
        this.from = new int[parts];
        this.to = new int[parts];
        IntStream.range(0, blocks()).parallel().forEach(block -> starts[block] = counts(block));
        this.dealt = new long[addUp()];
        IntStream.range(0, blocks()).parallel().forEach(this::deal);
    }

    private static HashKey key() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        return HashKey.secret(random.nextLong(), random.nextLong());
    }

    private static int checked(long elements) {
        if (elements > MOST) {
            throw new IllegalArgumentException(
                    "sets to join exactly have at most " + MOST + " elements, not " + elements);
        }
        return (int) elements;
    }

    /** How many elements sets have together. */
    static long elements(long[][] sets) {
        long elements = 0;
        for (long[] set : sets) {
            elements += set.length;
        }
        return elements;
    }

    /** Where blocks begin and end, each with about as many elements as the others. */
    private static int[] bounds(long[][] sets, int blocks, long elements) {
        int[] bounds = new int[blocks + 1];
        long before = 0;
        int block = 1;
        for (int set = 0; set < sets.length; set++) {
            while (block < blocks && before * blocks >= elements * block) {
                bounds[block++] = set;
            }
            before += sets[set].length;
        }
        Arrays.fill(bounds, block, blocks + 1, sets.length);
        return bounds;
    }

    /** How many elements of a block go to each part. */
    private int[] counts(int block) {
        int[] counts = new int[parts];
        for (int set = bounds[block]; set < bounds[block + 1]; set++) {
            for (long element : sets[set]) {
                counts[part(element)]++;
            }
        }
        return counts;
    }

    /** Turns the counts of each block into where it begins in each part; says where the last part ends. */
    private int addUp() {
        int sum = 0;
        for (int part = 0; part < parts; part++) {
            sum = aligned(sum);
            from[part] = sum;
            for (int[] counts : starts) {
                int count = counts[part];
                counts[part] = sum;
                sum += count;
            }
            to[part] = sum;
        }
        return aligned(sum);
    }

    private static int aligned(int place) {
        return (place + Long.SIZE - 1) & -Long.SIZE;
    }

    private void deal(int block) {
        int[] next = next(block);
        for (int set = bounds[block]; set < bounds[block + 1]; set++) {
            for (long element : sets[set]) {
                long mixed = key.mix(element);
                dealt[next[(int) (mixed >>> shift)]++] = mixed;
            }
        }
    }

    /** What was dealt, elements scattered by the key; each part may be overwritten by whoever works on it. */
    long[] dealt() {
        return dealt;
    }

    int parts() {
        return parts;
    }

    /** Where a part begins: at a multiple of 64, so that no two parts share a word of bits. */
    int from(int part) {
        return from[part];
    }

    /** Where a part ends. */
    int to(int part) {
        return to[part];
    }

    /** The part of an element. */
    int part(long element) {
        return (int) (key.mix(element) >>> shift);
    }

    /** How many blocks of sets there are. */
    int blocks() {
        return bounds.length - 1;
    }

    /** The first set of a block; of the number of blocks, the number of sets. */
    int bound(int block) {
        return bounds[block];
    }

    /** Where the first element of a block is in each part; who goes through the block counts on. */
    int[] next(int block) {
        return starts[block].clone();
    }
}
