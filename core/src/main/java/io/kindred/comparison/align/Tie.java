package io.kindred.comparison.align;

import java.util.Comparator;

/**
 * A run of words of left and the run of words of right that it became.
 *
 * @param similarity how alike the two runs are, from 0 to 1
 * @param whole whether the runs are whole sentences, rather than parts of them
 */
record Tie(Run left, Run right, double similarity, boolean whole) {
    /** By left chunk, then by right chunk, then by place in left. */
    static final Comparator<Tie> BY_CHUNKS = Comparator.<Tie>comparingInt(tie -> tie.left.chunk())
            .thenComparingInt(tie -> tie.right.chunk())
            .thenComparingInt(tie -> tie.left.first())
            .thenComparingInt(tie -> tie.right.first());
}
