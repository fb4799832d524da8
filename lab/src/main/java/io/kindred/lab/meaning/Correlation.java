package io.kindred.lab.meaning;

import io.kindred.lab.versions.figure.RankCorrelation;
import io.kindred.lab.versions.figure.Scored;
import java.util.ArrayList;
import java.util.List;

/** How far scores go along with what people say of pairs: Pearson's coefficient, and Spearman's, which is that of ranks. */
record Correlation(double pearson, double spearman) {
    static Correlation of(double[][] scores, double[][] ratings) {
        List<Scored> pairs = new ArrayList<>();
        double[] sums = new double[5];
        for (int i = 0; i < scores.length; i++) {
            for (int j = 0; j < i; j++) {
                double x = scores[i][j];
                double y = ratings[i][j];
                pairs.add(new Scored(x, false, false, 1, y));
                sums[0] += x;
                sums[1] += y;
                sums[2] += x * y;
                sums[3] += x * x;
                sums[4] += y * y;
            }
        }
        int n = pairs.size();
        double covariance = sums[2] - sums[0] * sums[1] / n;
        double deviations = Math.sqrt((sums[3] - sums[0] * sums[0] / n) * (sums[4] - sums[1] * sums[1] / n));
        return new Correlation(deviations == 0 ? 0 : covariance / deviations, RankCorrelation.of(pairs));
    }
}
