package io.kindred.comparison.align;

import java.util.Arrays;

/** The Hungarian method with potentials, on a table with at least as many columns as rows. */
final class Hungarian {
    private final double[][] weights;
    private final int columns;
    private final double[] rowPotential;
    private final double[] columnPotential;
    private final int[] rowOf;
    private final int[] way;

    private Hungarian(double[][] weights) {
        this.weights = weights;
        this.columns = weights[0].length;
        this.rowPotential = new double[weights.length + 1];
        this.columnPotential = new double[columns + 1];
        this.rowOf = new int[columns + 1];
        this.way = new int[columns + 1];
    }

    /** A column for each row, each column once, such that the weights chosen add up to the largest sum. */
    static int[] solve(double[][] weights) {
        Hungarian method = new Hungarian(weights);
        for (int row = 1; row <= weights.length; row++) {
            method.augment(row);
        }
        int[] columnOf = new int[weights.length];
        for (int column = 1; column <= method.columns; column++) {
            if (method.rowOf[column] > 0) {
                columnOf[method.rowOf[column] - 1] = column - 1;
            }
        }
        return columnOf;
    }

    /** Gives a column to one more row along the cheapest path; rows and columns count from 1, column 0 is the start. */
    private void augment(int row) {
        double[] least = new double[columns + 1];
        boolean[] used = new boolean[columns + 1];
        Arrays.fill(least, Double.POSITIVE_INFINITY);
        rowOf[0] = row;
        int column = 0;
        while (rowOf[column] != 0) {
            used[column] = true;
            column = advance(column, least, used);
        }
        while (column != 0) {
            int before = way[column];
            rowOf[column] = rowOf[before];
            column = before;
        }
    }

    private int advance(int column, double[] least, boolean[] used) {
        int row = rowOf[column];
        double delta = Double.POSITIVE_INFINITY;
        int next = 0;
        for (int other = 1; other <= columns; other++) {
            if (used[other]) {
                continue;
            }
            double cost = -weights[row - 1][other - 1] - rowPotential[row] - columnPotential[other];
            if (cost < least[other]) {
                least[other] = cost;
                way[other] = column;
            }
            if (least[other] < delta) {
                delta = least[other];
                next = other;
            }
        }
        shift(delta, least, used);
        return next;
    }

    private void shift(double delta, double[] least, boolean[] used) {
        for (int column = 0; column <= columns; column++) {
            if (used[column]) {
                rowPotential[rowOf[column]] += delta;
                columnPotential[column] -= delta;
            } else {
                least[column] -= delta;
            }
        }
    }
}
