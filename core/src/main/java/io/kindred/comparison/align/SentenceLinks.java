package io.kindred.comparison.align;

import java.util.Arrays;

/** Which sentence of left became which of right, each at most one. */
final class SentenceLinks {
    static final int NONE = -1;

    private final int[] right;
    private final int[] left;
    private final double[] similarity;

    SentenceLinks(int lefts, int rights) {
        right = new int[lefts];
        left = new int[rights];
        similarity = new double[lefts];
        Arrays.fill(right, NONE);
        Arrays.fill(left, NONE);
    }

    void join(int leftSentence, int rightSentence, double howSimilar) {
        right[leftSentence] = rightSentence;
        left[rightSentence] = leftSentence;
        similarity[leftSentence] = howSimilar;
    }

    /** The partner in right of a sentence of left, or {@link #NONE}. */
    int rightOf(int leftSentence) {
        return right[leftSentence];
    }

    /** The partner in left of a sentence of right, or {@link #NONE}. */
    int leftOf(int rightSentence) {
        return left[rightSentence];
    }

    /** How similar a sentence of left is to its partner. */
    double similarity(int leftSentence) {
        return similarity[leftSentence];
    }

    int lefts() {
        return right.length;
    }

    int rights() {
        return left.length;
    }

    boolean areFree(int leftSentence, int rightSentence) {
        return right[leftSentence] == NONE && left[rightSentence] == NONE;
    }
}
