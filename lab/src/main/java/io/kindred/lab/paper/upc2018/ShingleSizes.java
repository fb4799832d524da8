package io.kindred.lab.paper.upc2018;

import io.kindred.lab.joins.WordRuns;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;

/**
 * How similar permutations of a text are, by the size of the shingles (Figure 2).
 *
 * @param zero the share of pairs that have nothing in common
 */
record ShingleSizes(int k, int pairs, double least, double mean, double most, double zero) {
    private static final int SMALLEST = 2;
    private static final int LARGEST = 20;

    /** The similarity of all pairs, for shingles of 2 to 20 characters. */
    static List<ShingleSizes> of(List<String> texts) {
        List<ShingleSizes> sizes = new ArrayList<>();
        for (int k = SMALLEST; k <= LARGEST; k++) {
            sizes.add(of(texts, k));
        }
        return sizes;
    }

    private static ShingleSizes of(List<String> texts, int k) {
        long[][] sets = Sets.of(texts, k);
        DoubleSummaryStatistics all = new DoubleSummaryStatistics();
        int zero = 0;
        for (int i = 0; i < sets.length; i++) {
            for (int j = i + 1; j < sets.length; j++) {
                double similarity = WordRuns.similarity(sets[i], sets[j]);
                all.accept(similarity);
                zero += similarity == 0 ? 1 : 0;
            }
        }
        int pairs = (int) all.getCount();
        return new ShingleSizes(k, pairs, all.getMin(), all.getAverage(), all.getMax(), (double) zero / pairs);
    }
}
