package io.kindred.index;

import java.util.Arrays;

/**
 * The elements of one set after another, by their ranks, each element once: so many of the rarest in front, in order, and the
 * others behind in any order. Most sets meet none that is similar by their rarest elements, and to sort the others too would
 * be most of the work of a join.
 */
final class RarestFirst {
    private static final int FEW = 16;

    private final Members seen = new Members();
    private int[] ranks = new int[1024];
    private int[] behind = new int[1024];

    /** Where to put the elements of a set, at most so many; then they are arranged there. */
    int[] ranks(int most) {
        if (most > ranks.length) {
            ranks = new int[2 * most];
            behind = new int[2 * most];
        }
        return ranks;
    }

    /** Keeps each of so many elements once; says how many there are. */
    int distinct(int count) {
        seen.clear(count);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int rank = ranks[i];
            ranks[kept] = rank;
            kept += seen.add(rank) ? 1 : 0;
        }
        return kept;
    }

    /** Of so many elements, each of them once, puts so many of the rarest in front, in order. */
    void arrange(int count, int front) {
        int from = 0;
        int to = count;
        while (to - from > FEW) {
            int middle = part(from, to);
            if (middle == to) {
                break;
            }
            from = middle < front ? middle : from;
            to = middle < front ? to : middle;
        }
        Arrays.sort(ranks, 0, Math.max(to, Math.min(front, count)));
    }

    /** Puts those of a stretch that are not higher than one of them in front of the others; says where these begin. */
    private int part(int from, int to) {
        int pivot = middle(ranks[from], ranks[(from + to) >>> 1], ranks[to - 1]);
        int low = from;
        int high = 0;
        for (int i = from; i < to; i++) {
            int rank = ranks[i];
            ranks[low] = rank;
            behind[high] = rank;
            int isHigh = (pivot - rank) >>> (Integer.SIZE - 1);
            low += 1 - isHigh;
            high += isHigh;
        }
        System.arraycopy(behind, 0, ranks, low, high);
        return low;
    }

    private static int middle(int a, int b, int c) {
        return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    }
}
