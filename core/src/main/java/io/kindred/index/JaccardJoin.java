package io.kindred.index;

import java.util.ArrayList;
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
     * and by their positions: where two sets meet first, nothing before is in common, and behind must be enough on both
     * sides [2].
     *
     * What is left is counted: the elements of one set become members, and those of each partner are looked up among them.
     * So only the rarest elements of a set need to be in order.
     *
     * An element that only one set has is in common with none. There are many, they are the rarest, and so a set whose
     * beginning is nothing else has no partner and is forgotten at once. In others they are counted, and not stored.
     *
     * Memory: 8 bytes for each element while it is found out what others have too; for each such element of a set that is left
     * 24 while they are ranked; then 4, 8 for each in the index and 4 for each kind of element.
     *
     * Sets that are the same are one. Every set is the work of one thread, and what is found is sorted, so that the answer
     * does not depend on threads.
     *
     * [1] R. Bayardo, Y. Ma, R. Srikant, Scaling up all pairs similarity search, WWW 2007.
     * [2] C. Xiao, W. Wang, X. Lin, J. X. Yu, Efficient similarity joins for near duplicate detection, WWW 2008.
     */
    private static final int TASK = 512;

    private static final SimilarSets.Method METHOD = new SimilarSets.Method("exact", 1);

    /** What an element and a set cost at worst, and everything else, in bytes. */
    private static final long ELEMENT = 24;

    private static final long SET = 64;
    private static final long REST = 64L << 20;

    private final Overlap overlap;
    private final RankedSets sets;
    private final PrefixIndex index;
    private final ThreadLocal<Search> searches;

    private JaccardJoin(RankedSets sets, Overlap overlap) {
        this.sets = sets;
        this.overlap = overlap;
        this.index = new PrefixIndex(sets, overlap);
        this.searches = ThreadLocal.withInitial(Search::new);
    }

    /**
     * The sets that are at least so similar.
     *
     * @param sets the elements of each set in any order, one that comes twice counting once; the place of a set is its number
     * @param threshold more than 0, at most 1; empty sets are similar to none
     */
    public static SimilarSets of(long[][] sets, double threshold) {
        Overlap overlap = new Overlap(threshold);
        RankedSets ranked = RankedSets.of(sets, overlap);
        return new SimilarSets(ranked.firsts(), new JaccardJoin(ranked, overlap).pairs(), METHOD);
    }

    /** How many bytes the join of sets takes at most, the sets themselves and what is found not counted. */
    static long memory(long[][] sets) {
        return REST + SET * sets.length + ELEMENT * Dealing.elements(sets);
    }

    private List<SimilarPair> pairs() {
        return IntStream.range(0, (sets.size() + TASK - 1) / TASK)
                .parallel()
                .mapToObj(this::pairs)
                .flatMap(List::stream)
                .sorted(SimilarPair.BY_NUMBERS)
                .toList();
    }

    private List<SimilarPair> pairs(int task) {
        List<SimilarPair> pairs = new ArrayList<>();
        Search search = searches.get();
        int end = Math.min(sets.size(), (task + 1) * TASK);
        for (int order = task * TASK; order < end; order++) {
            search.addPartners(order, pairs);
        }
        return pairs;
    }

    /** One thread's search for the partners of one set after another. */
    private final class Search {
        private static final int NONE = -1;

        /** The last set that each set has met, plus one. */
        private final int[] met = new int[sets.size()];

        private final Members members = new Members();
        private int membersOf = NONE;

        /** Adds the sets before one, which are not larger, that are similar to it. */
        void addPartners(int order, List<SimilarPair> pairs) {
            int prefix = Math.min(overlap.prefix(sets.count(order)) - sets.alone(order), sets.stored(order));
            int smallest = overlap.smallest(sets.count(order));
            int mark = order + 1;
            for (int i = 0; i < prefix; i++) {
                int rank = sets.rank(order, i);
                int start = index.start(rank);
                for (int posting = index.end(rank, order) - 1; posting >= start; posting--) {
                    int other = index.order(posting);
                    if (sets.count(other) < smallest) {
                        break;
                    }
                    if (met[other] != mark) {
                        met[other] = mark;
                        addPair(order, i, other, index.position(posting), pairs);
                    }
                }
            }
        }

        /** Adds a pair that first meets at these elements, if it is similar. */
        private void addPair(int order, int i, int other, int j, List<SimilarPair> pairs) {
            int count = sets.count(order);
            int otherCount = sets.count(other);
            int needed = overlap.needed(count, otherCount);
            if (Math.min(sets.stored(order) - i, sets.stored(other) - j) >= needed) {
                if (membersOf != order) {
                    sets.copy(order, i, members);
                    membersOf = order;
                }
                int common = sets.common(other, j, members, needed);
                if (overlap.isReached(count, otherCount, common)) {
                    double similarity = Overlap.similarity(count, otherCount, common);
                    pairs.add(SimilarPair.of(sets.number(order), sets.number(other), similarity));
                }
            }
        }
    }
}
