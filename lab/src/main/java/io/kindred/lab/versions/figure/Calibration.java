package io.kindred.lab.versions.figure;

import java.util.List;

/**
 * How well scores serve as the probability that a pair is kin.
 *
 * @param error the expected calibration error: over ten bins of scores, how far their mean is from the share of kin
 * @param brier the mean square of what is between the score and the truth
 */
public record Calibration(double error, double brier) {
    private static final int BINS = 10;

    /** The calibration of scores from 0 to 1 over pairs that are {@linkplain #balanced balanced}. */
    public static Calibration of(List<Scored> pairs) {
        double[] scores = new double[BINS];
        double[] kin = new double[BINS];
        double weight = 0;
        double brier = 0;
        for (Scored pair : pairs) {
            int bin = (int) Math.min(BINS - 1, pair.score() * BINS);
            double truth = pair.kin() ? 1 : 0;
            scores[bin] += pair.weight() * pair.score();
            kin[bin] += pair.weight() * truth;
            brier += pair.weight() * (pair.score() - truth) * (pair.score() - truth);
            weight += pair.weight();
        }
        double error = 0;
        for (int bin = 0; bin < BINS; bin++) {
            error += Math.abs(scores[bin] - kin[bin]);
        }
        return new Calibration(error / weight, brier / weight);
    }

    /** The pairs so weighed that half are kin, a quarter near pairs of others, and a quarter any pairs of others. */
    public static List<Scored> balanced(List<Scored> pairs) {
        double kin = count(pairs, true, false);
        double near = count(pairs, false, true);
        double other = count(pairs, false, false);
        double nearShare = other == 0 ? 0.5 : 0.25;
        double otherShare = near == 0 ? 0.5 : 0.25;
        return pairs.stream()
                .map(pair ->
                        pair.withWeight(pair.kin() ? 0.5 / kin : pair.near() ? nearShare / near : otherShare / other))
                .toList();
    }

    private static double count(List<Scored> pairs, boolean kin, boolean near) {
        return pairs.stream()
                .filter(pair -> pair.kin() == kin && (kin || pair.near() == near))
                .count();
    }
}
