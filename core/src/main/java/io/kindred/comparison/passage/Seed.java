package io.kindred.comparison.passage;

/**
 * A unit of left and a unit of right that are alike.
 *
 * @param run the number of the run that joins them, or {@link #NO_RUN}
 */
record Seed(int left, int right, int run) {
    static final int NO_RUN = -1;
}
