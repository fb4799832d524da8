package io.kindred.index;

/**
 * How much two sets must have in common to be similar.
 *
 * @param threshold the least Jaccard similarity, more than 0 and at most 1
 */
record Overlap(double threshold) {
    private static final double ROUNDING = 1e-9;

    Overlap {
        if (!(threshold > 0 && threshold <= 1)) {
            throw new IllegalArgumentException("a similarity is over 0 and at most 1, not " + threshold);
        }
    }

    /** The size of the smallest set that can be similar to one of so many elements. */
    int smallest(int count) {
        return (int) Math.ceil(threshold * count - ROUNDING);
    }

    /** How many elements two similar sets have in common at least. */
    int needed(int count, int other) {
        return (int) Math.ceil(threshold / (1 + threshold) * ((double) count + other) - ROUNDING);
    }

    /** How many elements of a set, the rarest, no similar set can miss all of. */
    int prefix(int count) {
        return count - smallest(count) + 1;
    }

    /** The same for similar sets that are not smaller. */
    int prefixForLarger(int count) {
        return count - needed(count, count) + 1;
    }

    /** Whether two sets with so many elements in common are similar. */
    boolean isReached(int count, int other, int common) {
        return similarity(count, other, common) >= threshold;
    }

    /** What two sets have in common by what either has. */
    static double similarity(int count, int other, int common) {
        return common / ((double) count + other - common);
    }
}
