package io.kindred.index;

import java.util.stream.IntStream;

/** Which sets have an element among their rarest, and at which place. */
final class PrefixIndex {
    /*
     * The postings of an element lie side by side, in the order of the sets. Threads take a range of ranks each: all of them
     * go through all sets, but each writes near where it wrote before.
     */
    private static final int RANGES = 4;
    private static final int FEW = 8;

    private final RankedSets sets;
    private final Overlap overlap;
    private final int[] starts;
    private final int[] orders;
    private final int[] positions;

    PrefixIndex(RankedSets sets, Overlap overlap) {
        this.sets = sets;
        this.overlap = overlap;
        this.starts = new int[sets.ranks() + 2];
        IntStream.range(0, RANGES).parallel().forEach(this::count);
        for (int rank = 1; rank < starts.length; rank++) {
            starts[rank] += starts[rank - 1];
        }
        this.orders = new int[starts[starts.length - 1]];
        this.positions = new int[orders.length];
        IntStream.range(0, RANGES).parallel().forEach(this::fill);
    }

    /** Counts the postings of a rank two places behind it, so that filling moves them to where they belong. */
    private void count(int range) {
        int from = bound(range);
        int to = bound(range + 1);
        for (int order = 0; order < sets.size(); order++) {
            int end = indexed(order);
            for (int i = 0; i < end && sets.rank(order, i) < to; i++) {
                if (sets.rank(order, i) >= from) {
                    starts[sets.rank(order, i) + 2]++;
                }
            }
        }
    }

    private void fill(int range) {
        int from = bound(range);
        int to = bound(range + 1);
        for (int order = 0; order < sets.size(); order++) {
            int end = indexed(order);
            for (int i = 0; i < end && sets.rank(order, i) < to; i++) {
                if (sets.rank(order, i) >= from) {
                    int place = starts[sets.rank(order, i) + 1]++;
                    orders[place] = order;
                    positions[place] = i;
                }
            }
        }
    }

    private int bound(int range) {
        return (int) ((long) sets.ranks() * range / RANGES);
    }

    /** How many elements that others have too the index has of a set. */
    private int indexed(int order) {
        int prefix = overlap.prefixForLarger(sets.count(order));
        return Math.max(0, Math.min(prefix - sets.alone(order), sets.stored(order)));
    }

    /** The first posting of a rank; the one behind the last is the start of the next rank. */
    int start(int rank) {
        return starts[rank];
    }

    /** The first posting of a rank whose set does not come before a place of the order. */
    int end(int rank, int order) {
        int low = starts[rank];
        int high = starts[rank + 1];
        while (high - low > FEW) {
            int middle = (low + high) >>> 1;
            if (orders[middle] < order) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        while (low < high && orders[low] < order) {
            low++;
        }
        return low;
    }

    /** The set of a posting, by its place in the order. */
    int order(int posting) {
        return orders[posting];
    }

    /** Which of the elements of its set that others have too a posting is, the rarest first. */
    int position(int posting) {
        return positions[posting];
    }
}
