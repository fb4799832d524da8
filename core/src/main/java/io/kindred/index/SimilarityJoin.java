package io.kindred.index;

/** Finds pairs of sets whose Jaccard similarity reaches a threshold: all if memory allows, and else most. */
public final class SimilarityJoin {
    private SimilarityJoin() {}

    /**
     * The sets that are at least so similar, by {@link JaccardJoin} if what it needs is free, and else by {@link LshJoin}. The
     * answer says which.
     *
     * @param sets the elements of each set in any order, one that comes twice counting once; the place of a set is its number
     * @param threshold more than 0, at most 1; empty sets are similar to none
     * @param recall how probable it must be at least that a pair right at the threshold is found, if not all are
     */
    public static SimilarSets of(long[][] sets, double threshold, double recall) {
        Runtime runtime = Runtime.getRuntime();
        return of(sets, threshold, recall, runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory());
    }

    /** The same with so many bytes of memory. */
    static SimilarSets of(long[][] sets, double threshold, double recall, long memory) {
        return JaccardJoin.memory(sets) <= memory && Dealing.elements(sets) <= Dealing.MOST
                ? JaccardJoin.of(sets, threshold)
                : LshJoin.of(sets, threshold, recall);
    }
}
