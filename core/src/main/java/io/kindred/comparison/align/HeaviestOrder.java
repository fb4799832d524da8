package io.kindred.comparison.align;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/** Which members of a row can stay so that their places ascend and they weigh as much as possible. */
final class HeaviestOrder {
    /*
     * The heaviest increasing subsequence in time n log n: for every place the best weight of a subsequence that ends at
     * or before it, kept in a tree of maxima [1].
     *
     * [1] P. Fenwick, A new data structure for cumulative frequency tables, Software: Practice and Experience 24, 1994.
     */
    private final int[] rank;
    private final double[] weights;
    private final int[] best;
    private final double[] total;
    private final int[] before;

    private HeaviestOrder(int[] places, double[] weights) {
        this.rank = ranks(places);
        this.weights = weights;
        this.best = new int[places.length + 1];
        this.total = new double[places.length];
        this.before = new int[places.length];
        Arrays.fill(best, -1);
    }

    /**
     * The members that stay.
     *
     * @param places where each member stands on the other side; no two at the same place
     */
    static BitSet of(int[] places, double[] weights) {
        return new HeaviestOrder(places, weights).solve();
    }

    private BitSet solve() {
        int last = -1;
        for (int member = 0; member < rank.length; member++) {
            before[member] = bestBelow(rank[member]);
            total[member] = weights[member] + (before[member] < 0 ? 0 : total[before[member]]);
            offer(rank[member], member);
            if (last < 0 || total[member] > total[last]) {
                last = member;
            }
        }
        BitSet staying = new BitSet(rank.length);
        for (int member = last; member >= 0; member = before[member]) {
            staying.set(member);
        }
        return staying;
    }

    private int bestBelow(int place) {
        int found = -1;
        for (int node = place; node > 0; node -= node & -node) {
            if (best[node] >= 0 && (found < 0 || total[best[node]] > total[found])) {
                found = best[node];
            }
        }
        return found;
    }

    private void offer(int place, int member) {
        for (int node = place + 1; node < best.length; node += node & -node) {
            if (best[node] < 0 || total[member] > total[best[node]]) {
                best[node] = member;
            }
        }
    }

    private static int[] ranks(int[] places) {
        long[] sorted = IntStream.range(0, places.length)
                .mapToLong(member -> (long) places[member] << 32 | member)
                .sorted()
                .toArray();
        int[] ranks = new int[places.length];
        for (int rank = 0; rank < sorted.length; rank++) {
            ranks[(int) sorted[rank]] = rank;
        }
        return ranks;
    }
}
