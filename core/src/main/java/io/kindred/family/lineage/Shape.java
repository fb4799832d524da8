package io.kindred.family.lineage;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Finds which states are neighbours in the history. Which of two neighbours came first is left to {@link Rooting}. */
final class Shape {
    /*
     * The cheapest tree by TreeCost is looked for in two steps. Costs of single edges, what must be written and what deleted to make
     * one state of another, give the cheapest arborescence for each root, exactly. But whether a piece arose twice or came
     * back is no matter of one edge, so from the best few of these trees a search goes on by single moves.
     *
     * Families too large for that keep the cheapest arborescence.
     */
    private static final int ROOTS = 6;
    private static final int NEAR = 8;

    private final Patterns patterns;
    private final double[][] gains;
    private final double[][] odds;
    private final TreeWeights weights;
    private final int[][] near;

    Shape(Patterns patterns, double[][] gains, double[][] odds, TreeWeights weights) {
        this.patterns = patterns;
        this.gains = gains;
        this.odds = odds;
        this.weights = weights;
        this.near = near(gains);
    }

    /** The parent of each state in the cheapest tree that was found; -1 for the root. */
    int[] tree() {
        double[][] costs = costs();
        return patterns.states() > TreeCost.MOST ? fromNothing(costs) : searched(costs);
    }

    /**
     * For each state but the root how much more the tree would cost if the edge to its parent were replaced by the best other
     * one; 0 for the root and in families too large for a search.
     */
    double[] margins(int[] tree) {
        double[] margins = new double[tree.length];
        if (tree.length <= TreeCost.MOST) {
            TreeCost cost = new TreeCost(patterns, odds, weights);
            double now = cost.of(tree);
            for (int state = 0; state < tree.length; state++) {
                margins[state] = tree[state] < 0 ? 0 : Math.max(0, without(tree, state, cost) - now);
            }
        }
        return margins;
    }

    /** What the cheapest tree costs that has no edge between a state and its parent, the rest being the same. */
    private double without(int[] tree, int state, TreeCost cost) {
        double least = Double.POSITIVE_INFINITY;
        for (int below = 0; below < tree.length; below++) {
            if (isBelow(tree, below, state)) {
                int[] cut = tree.clone();
                cut[state] = -1;
                int[] turned = Rooting.rerooted(cut, below);
                for (int other : near[below]) {
                    if (!isBelow(tree, other, state) && (below != state || other != tree[state])) {
                        turned[below] = other;
                        least = Math.min(least, cost.of(turned));
                    }
                }
            }
        }
        return least;
    }

    private static boolean isBelow(int[] tree, int state, int above) {
        int at = state;
        while (at >= 0 && at != above) {
            at = tree[at];
        }
        return at == above;
    }

    private int[] searched(double[][] costs) {
        TreeCost cost = new TreeCost(patterns, odds, weights);
        int[][] starts = IntStream.range(0, patterns.states())
                .mapToObj(root -> Arborescence.of(costs, root))
                .sorted(Comparator.comparingDouble(cost::of))
                .limit(ROOTS)
                .toArray(int[][]::new);
        int[] best = starts[0];
        for (int[] start : starts) {
            int[] found = TreeSearch.from(start, cost, near);
            if (cost.of(found) < cost.of(best)) {
                best = found;
            }
        }
        return best;
    }

    private double[][] costs() {
        int states = patterns.states();
        double step = patterns.total() / Math.max(1, states - 1);
        double[][] costs = new double[states][states];
        for (int from = 0; from < states; from++) {
            for (int to = 0; to < states; to++) {
                costs[from][to] =
                        (weights.regain() * gains[from][to] + weights.loss() * gains[to][from]) / step - odds[from][to];
            }
        }
        return costs;
    }

    /** The cheapest arborescence from a root that has no text. */
    private int[] fromNothing(double[][] costs) {
        int states = costs.length;
        double[][] more = new double[states + 1][states + 1];
        double all = 1;
        for (int from = 0; from < states; from++) {
            System.arraycopy(costs[from], 0, more[from], 0, states);
            more[from][states] = Double.POSITIVE_INFINITY;
            all += Arrays.stream(costs[from]).map(Math::abs).max().orElse(0);
        }
        Arrays.fill(more[states], 2 * all);
        int[] tree = Arrays.copyOf(Arborescence.of(more, states), states);
        return Arrays.stream(tree).map(parent -> parent == states ? -1 : parent).toArray();
    }

    private static int[][] near(double[][] gains) {
        return IntStream.range(0, gains.length)
                .mapToObj(state -> IntStream.range(0, gains.length)
                        .filter(other -> other != state)
                        .boxed()
                        .sorted(Comparator.comparingDouble(other -> gains[state][other] + gains[other][state]))
                        .limit(NEAR)
                        .mapToInt(other -> other)
                        .toArray())
                .toArray(int[][]::new);
    }
}
