package io.kindred.lab.versions.figure;

import java.util.Collection;
import java.util.List;

/** A threshold that suits several sets of pairs at once. */
public final class SharedThreshold {
    private static final int STEPS = 400;

    private SharedThreshold() {}

    /** The threshold between 0 and 1 with the highest mean F1 over the sets; NaN without a set. */
    public static double fit(Collection<List<Scored>> sets) {
        double best = Double.NaN;
        double most = -1;
        for (int step = 1; step <= STEPS && !sets.isEmpty(); step++) {
            double threshold = (double) step / STEPS;
            double mean = sets.stream()
                    .mapToDouble(set -> Counts.at(threshold, set).f1())
                    .average()
                    .orElseThrow();
            if (mean > most) {
                most = mean;
                best = threshold;
            }
        }
        return best;
    }
}
