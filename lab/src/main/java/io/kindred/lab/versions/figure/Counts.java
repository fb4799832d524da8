package io.kindred.lab.versions.figure;

import java.util.List;

/**
 * How pairs fall on the two sides of a threshold.
 *
 * @param threshold pairs with this score or more are called kin
 * @param right kin that are called kin
 * @param wrong others that are called kin
 * @param missed kin that are not called kin
 */
public record Counts(double threshold, double right, double wrong, double missed) {
    /** The counts at one threshold. */
    public static Counts at(double threshold, List<Scored> pairs) {
        double right = 0;
        double wrong = 0;
        double missed = 0;
        for (Scored pair : pairs) {
            boolean called = pair.score() >= threshold;
            right += called && pair.kin() ? pair.weight() : 0;
            wrong += called && !pair.kin() ? pair.weight() : 0;
            missed += !called && pair.kin() ? pair.weight() : 0;
        }
        return new Counts(threshold, right, wrong, missed);
    }

    /** The share of those called kin that are; 1 if none is called so. */
    public double precision() {
        return right + wrong == 0 ? 1 : right / (right + wrong);
    }

    /** The share of the kin that are called so; 1 if there are none. */
    public double recall() {
        return right + missed == 0 ? 1 : right / (right + missed);
    }

    /** The harmonic mean of precision and recall. */
    public double f1() {
        return right == 0 ? 0 : 2 * right / (2 * right + wrong + missed);
    }
}
