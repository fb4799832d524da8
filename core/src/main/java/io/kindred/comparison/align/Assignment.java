package io.kindred.comparison.align;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses among weighted pairs so that no left and no right is in two of them and the weights together are as large as
 * can be.
 */
final class Assignment {
    /*
     * Pairs fall into components that have nothing to do with each other, most of them of a few members. Each is solved
     * by the Hungarian method with potentials [1], in time cubic in its smaller side. A component whose sides are both
     * larger than LARGEST takes pairs by falling weight instead, which gives at least half of the best sum.
     *
     * [1] R. Jonker, A. Volgenant, A shortest augmenting path algorithm for dense and sparse linear assignment problems,
     *     Computing 38, 1987.
     */
    private static final int LARGEST = 256;
    private static final long LARGEST_TABLE = 1 << 20;
    private static final Comparator<Pair> HEAVIEST = Comparator.comparingDouble(Pair::weight)
            .reversed()
            .thenComparingInt(Pair::left)
            .thenComparingInt(Pair::right);

    private final List<Pair> chosen = new ArrayList<>();
    private boolean optimal = true;

    /** A possible pair; its weight is positive. */
    record Pair(int left, int right, double weight) {}

    private Assignment() {}

    /** The best choice among pairs of which no two have the same left and right. */
    static Assignment of(List<Pair> pairs, int lefts, int rights) {
        Assignment assignment = new Assignment();
        for (List<Pair> component : Components.of(pairs, lefts, rights)) {
            assignment.solve(component);
        }
        return assignment;
    }

    List<Pair> pairs() {
        return chosen;
    }

    /** Whether no other choice weighs more; otherwise some other choice may weigh up to twice as much. */
    boolean isOptimal() {
        return optimal;
    }

    private void solve(List<Pair> component) {
        if (component.size() == 1) {
            chosen.add(component.get(0));
            return;
        }
        int[] lefts =
                component.stream().mapToInt(Pair::left).distinct().sorted().toArray();
        int[] rights =
                component.stream().mapToInt(Pair::right).distinct().sorted().toArray();
        boolean small = Math.min(lefts.length, rights.length) <= LARGEST
                && (long) lefts.length * rights.length <= LARGEST_TABLE;
        if (small) {
            solveExactly(component, lefts, rights);
        } else {
            optimal = false;
            takeHeaviest(component);
        }
    }

    private void takeHeaviest(List<Pair> component) {
        BitSet left = new BitSet();
        BitSet right = new BitSet();
        component.stream().sorted(HEAVIEST).forEach(pair -> {
            if (!left.get(pair.left()) && !right.get(pair.right())) {
                left.set(pair.left());
                right.set(pair.right());
                chosen.add(pair);
            }
        });
    }

    private void solveExactly(List<Pair> component, int[] lefts, int[] rights) {
        boolean turned = lefts.length > rights.length;
        int[] rows = turned ? rights : lefts;
        int[] columns = turned ? lefts : rights;
        double[][] weights = new double[rows.length][columns.length];
        for (Pair pair : component) {
            int row = Arrays.binarySearch(rows, turned ? pair.right() : pair.left());
            int column = Arrays.binarySearch(columns, turned ? pair.left() : pair.right());
            weights[row][column] = pair.weight();
        }
        int[] columnOf = Hungarian.solve(weights);
        for (int row = 0; row < rows.length; row++) {
            double weight = weights[row][columnOf[row]];
            if (weight > 0) {
                int left = turned ? columns[columnOf[row]] : rows[row];
                int right = turned ? rows[row] : columns[columnOf[row]];
                chosen.add(new Pair(left, right, weight));
            }
        }
    }
}
