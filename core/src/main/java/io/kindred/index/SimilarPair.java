package io.kindred.index;

/**
 * Two sets that have much in common.
 *
 * @param left the number of one
 * @param right the number of the other, the higher one
 * @param similarity the share of their elements that both have (Jaccard)
 */
public record SimilarPair(int left, int right, double similarity) {}
