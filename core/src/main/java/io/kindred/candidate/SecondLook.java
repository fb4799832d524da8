package io.kindred.candidate;

import io.kindred.fingerprint.reading.Reading;

/**
 * A look at two documents before they are compared: a cheap one that spares most comparisons that would find nothing.
 *
 * <p>Two documents are worth comparing if some runs of five words are in both, or if a fair part of the runs of three words
 * of the shorter are: a text that was written anew, or misread by a scanner, has hardly a longer run left whole.
 */
public final class SecondLook {
    private static final int ENOUGH = 8;

    /** Of the runs of a long document one in so many must be in common. */
    private static final int RUNS_PER_RUN = 500;

    private static final double FAIR_PART = 0.05;

    /** Longer documents share short runs by chance. */
    private static final int SHORT_DOCUMENT = 4_000;

    private SecondLook() {}

    /** Whether two documents are worth comparing. */
    public static boolean isWorth(Reading left, Reading right) {
        int most = Math.min(left.longRuns().size(), right.longRuns().size());
        int enough = Math.min(Math.max(ENOUGH, most / RUNS_PER_RUN), Math.max(1, most / 2));
        return left.longRuns().common(right.longRuns()) >= enough || isFairPart(left, right);
    }

    private static boolean isFairPart(Reading left, Reading right) {
        if (Math.max(left.words(), right.words()) > SHORT_DOCUMENT) {
            return false;
        }
        int shorter = Math.min(left.shortRuns().size(), right.shortRuns().size());
        return left.shortRuns().common(right.shortRuns()) >= Math.max(1, FAIR_PART * shorter);
    }
}
