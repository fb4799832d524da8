package io.kindred.index;

import java.util.Comparator;

/**
 * Two sets that have much in common.
 *
 * @param left the number of one
 * @param right the number of the other, the higher one
 * @param similarity the share of their elements that both have (Jaccard)
 */
public record SimilarPair(int left, int right, double similarity) {
    static final Comparator<SimilarPair> BY_NUMBERS =
            Comparator.comparingInt(SimilarPair::left).thenComparingInt(SimilarPair::right);

    /** The pair of two sets in any order. */
    static SimilarPair of(int one, int other, double similarity) {
        return new SimilarPair(Math.min(one, other), Math.max(one, other), similarity);
    }
}
