package io.kindred.lab.versions.figure;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Spearman's rank correlation. */
public final class RankCorrelation {
    private RankCorrelation() {}

    /** How far the scores put the pairs in the order of their grades, from -1 to 1. */
    public static double of(List<Scored> pairs) {
        return pearson(
                ranks(pairs.stream().mapToDouble(Scored::score).toArray()),
                ranks(pairs.stream().mapToDouble(Scored::grade).toArray()));
    }

    /** The place of each value in ascending order; equal values share the mean of their places. */
    private static double[] ranks(double[] values) {
        int[] order = IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> values[i]))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] ranks = new double[values.length];
        for (int from = 0; from < order.length; ) {
            int to = from + 1;
            while (to < order.length && values[order[to]] == values[order[from]]) {
                to++;
            }
            for (int i = from; i < to; i++) {
                ranks[order[i]] = (from + to - 1) / 2.0;
            }
            from = to;
        }
        return ranks;
    }

    private static double pearson(double[] x, double[] y) {
        double meanX = Arrays.stream(x).average().orElse(0);
        double meanY = Arrays.stream(y).average().orElse(0);
        double both = 0;
        double squareX = 0;
        double squareY = 0;
        for (int i = 0; i < x.length; i++) {
            both += (x[i] - meanX) * (y[i] - meanY);
            squareX += (x[i] - meanX) * (x[i] - meanX);
            squareY += (y[i] - meanY) * (y[i] - meanY);
        }
        return both / Math.sqrt(squareX * squareY);
    }
}
