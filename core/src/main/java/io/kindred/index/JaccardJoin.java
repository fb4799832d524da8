package io.kindred.index;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Finds all pairs of sets whose Jaccard similarity reaches a threshold. Exact. */
public final class JaccardJoin {
    /*
     * Let the elements of all sets be sorted by how many sets have them, the rarest first. Two sets x and y, y not the
     * larger, with a Jaccard similarity of t or more have at least a = t/(1+t) (|x| + |y|) elements in common. If the first
     * |x| - t|x| + 1 elements of x and the first |y| - 2t/(1+t) |y| + 1 elements of y had none in common, fewer would be left
     * [1]. So the latter are put into an index, the former are looked up in it, and no pair is missed. As they are the rarest,
     * few sets share them.
     *
     * Of the pairs that meet in the index most are dropped by their sizes, which must not differ by more than the factor t,
     * and by their positions: behind the place where they meet there must be enough elements on both sides [2].
     *
     * An element that only one set has is in common with none. There are many, they are the rarest, and so a set whose
     * beginning is nothing else is never looked up: it has no partner. They are counted, and not stored.
     *
     * Memory: four bytes for each element that two sets have, and eight for each in the index. Every set is the work of one
     * thread, and what is found is sorted, so that the answer does not depend on threads.
     *
     * [1] R. Bayardo, Y. Ma, R. Srikant, Scaling up all pairs similarity search, WWW 2007.
     * [2] C. Xiao, W. Wang, X. Lin, J. X. Yu, Efficient similarity joins for near duplicate detection, WWW 2008.
     */
    private static final double ROUNDING = 1e-9;

    private final double threshold;
    private final RankedSets sets;
    private final int[] starts;
    private final int[] orders;
    private final int[] positions;

    private JaccardJoin(RankedSets sets, double threshold) {
        this.sets = sets;
        this.threshold = threshold;
        this.starts = new int[sets.ranks() + 1];
        for (int order = 0; order < sets.size(); order++) {
            int end = indexed(order);
            for (int i = 0; i < end; i++) {
                starts[sets.rank(order, i) + 1]++;
            }
        }
        for (int rank = 1; rank < starts.length; rank++) {
            starts[rank] += starts[rank - 1];
        }
        this.orders = new int[starts[starts.length - 1]];
        this.positions = new int[orders.length];
        int[] next = Arrays.copyOf(starts, starts.length);
        for (int order = 0; order < sets.size(); order++) {
            int end = indexed(order);
            for (int i = 0; i < end; i++) {
                int place = next[sets.rank(order, i)]++;
                orders[place] = order;
                positions[place] = i;
            }
        }
    }

    /**
     * The pairs of sets that are at least so similar, by their numbers.
     *
     * @param sets the elements of each set, distinct and ascending; the place of a set is its number
     * @param threshold more than 0, at most 1; empty sets are similar to none
     */
    public static List<SimilarPair> pairs(long[][] sets, double threshold) {
        if (!(threshold > 0 && threshold <= 1)) {
            throw new IllegalArgumentException("a similarity is over 0 and at most 1, not " + threshold);
        }
        JaccardJoin join = new JaccardJoin(RankedSets.of(sets), threshold);
        return IntStream.range(0, sets.length)
                .parallel()
                .boxed()
                .flatMap(order -> join.partners(order).stream())
                .sorted(Comparator.comparingInt(SimilarPair::left).thenComparingInt(SimilarPair::right))
                .toList();
    }

    /** How many elements that others have too the index has of a set. */
    private int indexed(int order) {
        return prefix(order, 2 * threshold / (1 + threshold));
    }

    /** How many of the stored elements are among those that cannot all be missed by a set that has {@code share} of them. */
    private int prefix(int order, double share) {
        int all = sets.count(order) - (int) Math.ceil(share * sets.count(order) - ROUNDING) + 1;
        return Math.max(0, Math.min(all - sets.alone(order), sets.stored(order)));
    }

    /** The sets before one, which are not larger, that are similar to it. */
    private List<SimilarPair> partners(int order) {
        int prefix = prefix(order, threshold);
        if (prefix == 0) {
            return List.of();
        }
        Meetings meetings = new Meetings();
        int smallest = (int) Math.ceil(threshold * sets.count(order) - ROUNDING);
        for (int i = 0; i < prefix; i++) {
            int rank = sets.rank(order, i);
            for (int place = starts[rank + 1] - 1; place >= starts[rank]; place--) {
                int other = orders[place];
                if (other < order) {
                    if (sets.count(other) < smallest) {
                        break;
                    }
                    if (mayReach(order, i, other, positions[place])) {
                        meetings.add(other);
                    }
                }
            }
        }
        return IntStream.of(meetings.distinct())
                .mapToObj(other -> pair(order, other))
                .filter(pair -> pair.similarity() >= threshold)
                .toList();
    }

    /** Whether enough elements stand from where two sets meet on, the first time or later. */
    private boolean mayReach(int order, int i, int other, int j) {
        int before = Math.min(i, j);
        int behind = Math.min(sets.stored(order) - i, sets.stored(other) - j);
        return before + behind >= needed(order, other);
    }

    private int needed(int order, int other) {
        return (int)
                Math.ceil(threshold / (1 + threshold) * (sets.count(order) + (double) sets.count(other)) - ROUNDING);
    }

    private SimilarPair pair(int order, int other) {
        int common = sets.common(order, other, needed(order, other));
        int left = Math.min(sets.number(order), sets.number(other));
        int right = Math.max(sets.number(order), sets.number(other));
        double union = sets.count(order) + (double) sets.count(other) - common;
        return new SimilarPair(left, right, common / union);
    }

    /** Sets that were met, some of them often. */
    private static final class Meetings {
        private int[] met = new int[16];
        private int size;

        void add(int order) {
            if (size == met.length) {
                met = distinct();
                size = met.length;
                met = Arrays.copyOf(met, Math.max(32, 2 * size));
            }
            met[size++] = order;
        }

        int[] distinct() {
            Arrays.sort(met, 0, size);
            int distinct = 0;
            for (int i = 0; i < size; i++) {
                if (i == 0 || met[i] != met[i - 1]) {
                    met[distinct++] = met[i];
                }
            }
            return Arrays.copyOf(met, distinct);
        }
    }
}
