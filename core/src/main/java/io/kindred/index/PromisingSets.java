package io.kindred.index;

import java.util.Arrays;
import java.util.stream.IntStream;

/** The elements, by their ranks, of those sets that may be similar to another. */
final class PromisingSets implements SameSets.Candidates {
    private final int[] bounds;
    private final int[][] blocks;
    private final int[] starts;
    private final int[] stored;
    private final int[] counts;
    private final int ranks;

    private PromisingSets(ElementRanks elements, int sets) {
        this.bounds =
                IntStream.rangeClosed(0, elements.blocks()).map(elements::bound).toArray();
        this.blocks = new int[elements.blocks()][];
        this.starts = new int[sets];
        this.stored = new int[sets];
        this.counts = new int[sets];
        this.ranks = elements.ranks();
    }

    /** Ranks the elements of sets and keeps those of sets that have enough elements that others have too. */
    static PromisingSets of(long[][] sets, Overlap overlap) {
        ElementRanks elements = new ElementRanks(SharedElements.of(sets, overlap));
        PromisingSets found = new PromisingSets(elements, sets.length);
        IntStream.range(0, found.blocks.length).parallel().forEach(block -> {
            Block kept = found.new Block();
            elements.read(block, overlap, kept);
            found.blocks[block] = kept.all();
        });
        return found;
    }

    /** How many elements have a rank; ranks are less. */
    int ranks() {
        return ranks;
    }

    /** How many elements a set has. */
    int count(int set) {
        return counts[set];
    }

    /** How many elements of a set have a rank; 0 if the set is not similar to any. */
    int stored(int set) {
        return stored[set];
    }

    /** Copies the ranks of a set. */
    void copy(int set, int[] to, int at) {
        System.arraycopy(block(set), starts[set], to, at, stored[set]);
    }

    /** A set that has an element alone is not the same as any. */
    @Override
    public boolean mayBeSame(int set) {
        return stored[set] > 0 && stored[set] == counts[set];
    }

    @Override
    public boolean same(int set, int other) {
        return stored[set] == stored[other] && Arrays.equals(sorted(set), sorted(other));
    }

    private int[] sorted(int set) {
        int[] sorted = Arrays.copyOfRange(block(set), starts[set], starts[set] + stored[set]);
        Arrays.sort(sorted);
        return sorted;
    }

    @Override
    public long hash(int set) {
        int[] block = block(set);
        long hash = stored[set];
        for (int i = starts[set]; i < starts[set] + stored[set]; i++) {
            long scattered = (block[i] + 1) * 0x9E3779B97F4A7C15L;
            hash += (scattered ^ (scattered >>> Integer.SIZE)) * 0xBF58476D1CE4E5B9L;
        }
        return hash;
    }

    private int[] block(int set) {
        int found = Arrays.binarySearch(bounds, set);
        int block = found >= 0 ? found : -found - 2;
        while (bounds[block + 1] <= set) {
            block++;
        }
        return blocks[block];
    }

    /** Takes the sets of one block. */
    private final class Block implements ElementRanks.Visitor {
        private int[] kept = new int[1024];
        private int size;

        @Override
        public void set(int number, int[] ranks, int length, int alone) {
            if (size + length > kept.length) {
                kept = Arrays.copyOf(kept, 2 * (size + length));
            }
            System.arraycopy(ranks, 0, kept, size, length);
            counts[number] = length + alone;
            starts[number] = size;
            stored[number] = length;
            size += length;
        }

        int[] all() {
            return Arrays.copyOf(kept, size);
        }
    }
}
