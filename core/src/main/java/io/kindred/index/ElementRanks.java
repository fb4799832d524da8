package io.kindred.index;

import io.kindred.fingerprint.shingle.HashKey;
import java.util.Arrays;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;

/**
 * The rank of every element of many sets: the more sets have it, the higher, roughly. An element that came once has none.
 */
final class ElementRanks {
    /*
     * One table of all elements would miss the processor's caches at every step. So the elements are first dealt out into
     * parts by the high bits of a keyed hash, as a radix sort does, and every part, small enough for a cache, counts its own.
     * The sets are cut into blocks of neighbours; each block knows where in each part its elements begin, so that blocks are
     * dealt out at the same time without a word between them, and a block that goes through its sets once more, in the same
     * order, meets the ranks of its elements in the order in which it dealt them. Nothing need be remembered of who an
     * element belonged to.
     *
     * Parts do not know each other's counts. Elements are put into classes by how often they came, exact for few and within
     * an eighth for many; a part numbers those of a class, and begins where the parts before it ended.
     *
     * The key is drawn anew every time, so that nobody can choose elements that crowd into one part. Ranks depend on it; what
     * a join finds does not, as any order of the elements finds the same.
     *
     * Memory: 8 bytes an element, of all sets, until the ranks are read.
     */
    /** How many elements sets may have together. */
    static final int MOST = Integer.MAX_VALUE - 8;

    private static final int PART = 1 << 16;
    private static final int BLOCK = 1 << 18;
    private static final int MOST_BLOCKS = 128;
    private static final int MOST_BITS = 13;

    private static final int CLASSES = 256;
    private static final int EXACT = 16;
    private static final int STEPS = 3;

    private final long[][] sets;
    private final HashKey key;
    private final int[] bounds;
    private final int parts;
    private final int shift;
    private final int[][] starts;
    private final int[] ends;
    private final long[] dealt;
    private final int[] bases;

    /** Ranks the elements of sets, at most {@link #MOST} in all. */
    ElementRanks(long[][] sets) {
        this.sets = sets;
        this.key = key();
        int elements = checked(elements(sets));
        int bits = Math.max(1, Math.min(MOST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(elements / PART)));
        this.parts = 1 << bits;
        this.shift = Long.SIZE - bits;
        this.bounds = bounds(sets, Math.max(1, Math.min(MOST_BLOCKS, elements / BLOCK)), elements);
        this.starts = new int[blocks()][];
        this.ends = new int[parts];
        this.dealt = new long[elements];
        this.bases = new int[CLASSES * parts];
        IntStream.range(0, blocks()).parallel().forEach(block -> starts[block] = counts(block));
        addUp();
        IntStream.range(0, blocks()).parallel().forEach(this::deal);
        IntStream.range(0, parts).parallel().forEach(this::rank);
        addUpClasses();
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

    private int part(long element) {
        return (int) (key.mix(element) >>> shift);
    }

    /** Turns the counts of each block into where it begins in each part. */
    private void addUp() {
        int sum = 0;
        for (int part = 0; part < parts; part++) {
            for (int[] counts : starts) {
                int count = counts[part];
                counts[part] = sum;
                sum += count;
            }
            ends[part] = sum;
        }
    }

    private void deal(int block) {
        int[] next = starts[block].clone();
        for (int set = bounds[block]; set < bounds[block + 1]; set++) {
            for (long element : sets[set]) {
                long mixed = key.mix(element);
                dealt[next[(int) (mixed >>> shift)]++] = mixed;
            }
        }
    }

    /** Puts in the place of every element of a part its class and its number in this class. */
    private void rank(int part) {
        int from = part == 0 ? 0 : ends[part - 1];
        Numbering numbering = new Numbering(ends[part] - from);
        int[] holders = new int[ends[part] - from];
        for (int i = from; i < ends[part]; i++) {
            int number = numbering.add(dealt[i]);
            holders[number]++;
            dealt[i] = number;
        }
        long[] places = new long[numbering.size()];
        for (int number = 0; number < places.length; number++) {
            int kind = kind(holders[number]);
            places[number] = (long) kind << Integer.SIZE | bases[kind * parts + part]++;
        }
        for (int i = from; i < ends[part]; i++) {
            dealt[i] = places[(int) dealt[i]];
        }
    }

    /** The class of an element that came so often, 0 if once. */
    static int kind(int holders) {
        if (holders < EXACT) {
            return holders - 1;
        }
        int octave = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(holders);
        return octave << STEPS | ((holders >>> (octave - STEPS)) & ((1 << STEPS) - 1));
    }

    /** Turns how many elements of a class each part has into the rank of the first of them. */
    private void addUpClasses() {
        int sum = 0;
        for (int i = parts; i < bases.length; i++) {
            int count = bases[i];
            bases[i] = sum;
            sum += count;
        }
        Arrays.fill(bases, 0, parts, sum);
    }

    /** How many elements have a rank; ranks are less. */
    int ranks() {
        return bases[0];
    }

    /** How many blocks of sets there are. */
    int blocks() {
        return bounds.length - 1;
    }

    /** The first set of a block; of the number of blocks, the number of sets. */
    int bound(int block) {
        return bounds[block];
    }

    /** Shows those sets of a block, in their order, that have enough elements with a rank to be similar to another. */
    void read(int block, Overlap overlap, Visitor visitor) {
        int[] next = starts[block].clone();
        int[] ranks = new int[1024];
        for (int set = bounds[block]; set < bounds[block + 1]; set++) {
            if (sets[set].length >= ranks.length) {
                ranks = new int[2 * sets[set].length];
            }
            int size = read(sets[set], next, ranks);
            int alone = sets[set].length - size;
            if (overlap.prefix(sets[set].length) > alone) {
                Arrays.sort(ranks, 0, size);
                visitor.set(set, ranks, distinct(ranks, size), alone);
            }
        }
    }

    /** Writes one rank too many rather than ask whether there is one: no branch would be guessed right. */
    private int read(long[] set, int[] next, int[] ranks) {
        int size = 0;
        for (long element : set) {
            int part = part(element);
            long place = dealt[next[part]++];
            int kind = (int) (place >>> Integer.SIZE);
            ranks[size] = bases[kind * parts + part] + (int) place;
            size += kind == 0 ? 0 : 1;
        }
        return size;
    }

    /** An element that a set has twice has a rank, as it came twice. */
    private static int distinct(int[] sorted, int size) {
        int distinct = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                sorted[distinct++] = sorted[i];
            }
        }
        return distinct;
    }

    /** Is shown a set. */
    @FunctionalInterface
    interface Visitor {
        /**
         * Takes a set.
         *
         * @param number which set
         * @param ranks the ranks of its elements, ascending and distinct; good until the next set
         * @param size how many ranks there are
         * @param alone how many further elements it has, which no other set has
         */
        void set(int number, int[] ranks, int size, int alone);
    }
}
