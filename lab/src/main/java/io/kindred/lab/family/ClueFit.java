package io.kindred.lab.family;

import io.kindred.family.lineage.Clue;
import io.kindred.family.lineage.LineageFinder;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Fits the log-odds of the clues in the text to histories: a logistic regression on the true steps, with a ridge. */
final class ClueFit {
    /** What texts tell; times, metadata and names of files are not in the data, and keep the weights they have. */
    private static final List<Clue> FITTED = List.of(
            Clue.GROWTH,
            Clue.VOCABULARY,
            Clue.YEARS,
            Clue.LATEST_YEAR,
            Clue.NUMBERS,
            Clue.TYPOS,
            Clue.UNFINISHED,
            Clue.LINKS);

    private static final double RIDGE = 1;
    private static final int STEPS = 2_000;
    private static final double RATE = 4;

    private final List<double[]> signs = new ArrayList<>();

    private ClueFit() {}

    /** The weights that make the true directions of all steps most probable. */
    static Map<Clue, Double> of(List<History> histories) {
        ClueFit fit = new ClueFit();
        histories.forEach(fit::add);
        return fit.weights();
    }

    private void add(History history) {
        for (int state = 1; state < history.states().size(); state++) {
            Map<Clue, Double> found = LineageFinder.signs(
                    history.states().get(history.parents().get(state)),
                    history.states().get(state));
            signs.add(FITTED.stream().mapToDouble(found::get).toArray());
        }
    }

    private Map<Clue, Double> weights() {
        double[] weights = new double[FITTED.size()];
        for (int step = 0; step < STEPS; step++) {
            double[] slope = slope(weights);
            for (int i = 0; i < weights.length; i++) {
                weights[i] += RATE * slope[i] / signs.size();
            }
        }
        Map<Clue, Double> fitted = new EnumMap<>(Clue.class);
        for (int i = 0; i < weights.length; i++) {
            fitted.put(FITTED.get(i), weights[i]);
        }
        return fitted;
    }

    private double[] slope(double[] weights) {
        double[] slope = new double[weights.length];
        for (double[] sign : signs) {
            double sum = 0;
            for (int i = 0; i < weights.length; i++) {
                sum += weights[i] * sign[i];
            }
            double doubt = 1 / (1 + Math.exp(sum));
            for (int i = 0; i < weights.length; i++) {
                slope[i] += doubt * sign[i];
            }
        }
        for (int i = 0; i < weights.length; i++) {
            slope[i] -= RIDGE * weights[i];
        }
        return slope;
    }
}
