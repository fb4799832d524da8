package io.kindred.lab.meaning;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The adjusted mutual information of two groupings [1]: 1 if they are the same, 0 if they agree as by chance.
 *
 * <p>[1] Vinh, Epps, Bailey: Information theoretic measures for clusterings comparison, 2010.
 */
final class Agreement {
    private final int size;
    private final Map<String, Integer> left = new HashMap<>();
    private final Map<String, Integer> right = new HashMap<>();
    private final Map<List<String>, Integer> both = new HashMap<>();
    private final double[] logFactorials;

    private Agreement(List<String> truth, List<String> found) {
        size = truth.size();
        for (int i = 0; i < size; i++) {
            left.merge(truth.get(i), 1, Integer::sum);
            right.merge(found.get(i), 1, Integer::sum);
            both.merge(List.of(truth.get(i), found.get(i)), 1, Integer::sum);
        }
        logFactorials = new double[size + 1];
        for (int i = 1; i <= size; i++) {
            logFactorials[i] = logFactorials[i - 1] + Math.log(i);
        }
    }

    /** How far two groupings agree, each given by the group of every document. */
    static double of(List<String> truth, List<String> found) {
        Agreement agreement = new Agreement(truth, found);
        double expected = agreement.expected();
        double most = (agreement.entropy(agreement.left) + agreement.entropy(agreement.right)) / 2;
        return most == expected ? 1 : (agreement.information() - expected) / (most - expected);
    }

    private double information() {
        double sum = 0;
        for (Map.Entry<List<String>, Integer> cell : both.entrySet()) {
            int rows = left.get(cell.getKey().get(0));
            int columns = right.get(cell.getKey().get(1));
            sum += share(cell.getValue()) * Math.log((double) size * cell.getValue() / ((double) rows * columns));
        }
        return sum;
    }

    private double entropy(Map<String, Integer> groups) {
        double sum = 0;
        for (int count : groups.values()) {
            sum -= share(count) * Math.log(share(count));
        }
        return sum;
    }

    private double share(int count) {
        return (double) count / size;
    }

    private double expected() {
        double sum = 0;
        for (int row : left.values()) {
            for (int column : right.values()) {
                for (int cell = Math.max(1, row + column - size); cell <= Math.min(row, column); cell++) {
                    sum += share(cell)
                            * Math.log((double) size * cell / ((double) row * column))
                            * Math.exp(logProbability(row, column, cell));
                }
            }
        }
        return sum;
    }

    /** The logarithm of the chance that groups of these sizes share so many. */
    private double logProbability(int row, int column, int cell) {
        return logFactorials[row]
                + logFactorials[column]
                + logFactorials[size - row]
                + logFactorials[size - column]
                - logFactorials[size]
                - logFactorials[cell]
                - logFactorials[row - cell]
                - logFactorials[column - cell]
                - logFactorials[size - row - column + cell];
    }
}
