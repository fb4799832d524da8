package io.kindred.index;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The rank of every element of many sets: the more sets have it, the higher, roughly. An element that came once has none.
 */
final class ElementRanks {
    /*
     * Every part of a dealing counts its own elements. Parts do not know each other's counts. Elements are put into classes by
     * how often they came, exact for few and within an eighth for many; a part numbers those of a class, and begins where the
     * parts before it ended.
     *
     * Ranks depend on the key of the dealing; what a join finds does not, as any order of the elements finds the same.
     */
    private static final int CLASSES = 256;
    private static final int EXACT = 16;
    private static final int STEPS = 3;

    private final SharedElements shared;
    private final Dealing dealing;
    private final int parts;
    private final long[] dealt;
    private final int[] bases;

    ElementRanks(SharedElements shared) {
        this.shared = shared;
        this.dealing = new Dealing(shared.sets());
        this.parts = dealing.parts();
        this.dealt = dealing.dealt();
        this.bases = new int[CLASSES * parts];
        IntStream.range(0, parts).parallel().forEach(this::rank);
        addUpClasses();
    }

    /** Puts in the place of every element of a part its class and its number in this class. */
    private void rank(int part) {
        int from = dealing.from(part);
        int to = dealing.to(part);
        int slots = 4 * Integer.highestOneBit(Math.max(1, to - from));
        long[] elements = new long[slots];
        int[] holders = new int[slots];
        for (int i = from; i < to; i++) {
            dealt[i] = count(dealt[i], elements, holders);
        }
        int[] numbers = new int[CLASSES];
        for (int slot = 0; slot < slots; slot++) {
            if (holders[slot] > 0) {
                int kind = kind(holders[slot]);
                elements[slot] = (long) kind << Integer.SIZE | numbers[kind]++;
            }
        }
        for (int i = from; i < to; i++) {
            dealt[i] = elements[(int) dealt[i]];
        }
        for (int kind = 0; kind < CLASSES; kind++) {
            bases[kind * parts + part] = numbers[kind];
        }
    }

    /** Counts an element; the result is its slot. */
    private static int count(long element, long[] elements, int[] holders) {
        int mask = elements.length - 1;
        int slot = (int) element & mask;
        while (holders[slot] > 0 && elements[slot] != element) {
            slot = (slot + 1) & mask;
        }
        elements[slot] = element;
        holders[slot]++;
        return slot;
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
        return dealing.blocks();
    }

    /** The first set of a block; of the number of blocks, the number of sets. */
    int bound(int block) {
        return dealing.bound(block);
    }

    /** Shows those sets of a block, in their order, that have enough elements with a rank to be similar to another. */
    void read(int block, Overlap overlap, Visitor visitor) {
        int[] next = dealing.next(block);
        RarestFirst found = new RarestFirst();
        for (int set = bound(block); set < bound(block + 1); set++) {
            long[] elements = shared.sets()[set];
            int[] ranks = found.ranks(elements.length + 1);
            int ranked = read(elements, next, ranks);
            int alone = shared.alone(set) + elements.length - ranked;
            if (ranked > 0 && overlap.prefix(ranked + alone) > alone) {
                int size = found.distinct(ranked);
                found.arrange(size, overlap.prefix(size + alone) - alone);
                visitor.set(set, ranks, size, alone);
            }
        }
    }

    /** Writes one rank too many rather than ask whether there is one: no branch would be guessed right. */
    private int read(long[] set, int[] next, int[] ranks) {
        int size = 0;
        for (long element : set) {
            int part = dealing.part(element);
            long place = dealt[next[part]++];
            int kind = (int) (place >>> Integer.SIZE);
            ranks[size] = bases[kind * parts + part] + (int) place;
            size += kind == 0 ? 0 : 1;
        }
        return size;
    }

    /** Is shown a set. */
    @FunctionalInterface
    interface Visitor {
        /**
         * Takes a set.
         *
         * @param number which set
         * @param ranks the ranks of its elements, each once: those that no similar set can miss all of are in front and ascend;
         *     good until the next set
         * @param size how many ranks there are
         * @param alone how many further elements it has, which no other set has
         */
        void set(int number, int[] ranks, int size, int alone);
    }
}
