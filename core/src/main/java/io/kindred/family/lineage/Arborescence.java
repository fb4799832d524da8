package io.kindred.family.lineage;

import java.util.Arrays;

/**
 * The cheapest tree in which every node but the root has one parent, by the algorithm of Chu and Liu and of Edmonds.
 *
 * <p>Costs may be negative; an infinite one forbids an edge. Of trees that cost the same, one is taken that depends on the numbers of
 * the nodes alone.
 */
final class Arborescence {
    /*
     * Every node takes its cheapest parent. If that makes no circle, it is the answer. Otherwise the nodes of a circle are drawn
     * together into one: a way into it costs what it adds to the node it enters, less what that node's edge of the circle
     * costs, which would be left out. The smaller graph is solved the same way, and where the circle is entered it is opened [1, 2].
     * With a matrix of costs this takes time in the third power of the number of nodes at most, little for a family.
     *
     * [1] Y. Chu, T. Liu, On the shortest arborescence of a directed graph, Scientia Sinica 14, 1965.
     * [2] J. Edmonds, Optimum branchings, Journal of Research of the National Bureau of Standards 71B, 1967.
     */
    private Arborescence() {}

    /**
     * The parent of each node; -1 for the root.
     *
     * @param costs what an edge costs, from the first node to the second
     */
    static int[] of(double[][] costs, int root) {
        int nodes = costs.length;
        int[] parents = cheapestParents(costs, root);
        int[] circle = circle(parents, root);
        if (circle.length == 0) {
            return parents;
        }
        return opened(costs, root, parents, circle, nodes);
    }

    private static int[] cheapestParents(double[][] costs, int root) {
        int[] parents = new int[costs.length];
        for (int node = 0; node < costs.length; node++) {
            parents[node] = node == root ? -1 : cheapest(costs, node);
        }
        return parents;
    }

    private static int cheapest(double[][] costs, int node) {
        int best = -1;
        for (int from = 0; from < costs.length; from++) {
            if (from != node && (best < 0 || costs[from][node] < costs[best][node])) {
                best = from;
            }
        }
        return best;
    }

    /** The nodes of a circle, if there is one; the one that the node with the least number leads to. */
    private static int[] circle(int[] parents, int root) {
        int[] seen = new int[parents.length];
        for (int start = 0; start < parents.length; start++) {
            int at = start;
            while (at != root && seen[at] == 0) {
                seen[at] = start + 1;
                at = parents[at];
            }
            if (at != root && seen[at] == start + 1) {
                return around(parents, at);
            }
        }
        return new int[0];
    }

    private static int[] around(int[] parents, int start) {
        int[] circle = new int[parents.length];
        int size = 0;
        int at = start;
        do {
            circle[size++] = at;
            at = parents[at];
        } while (at != start);
        return Arrays.copyOf(circle, size);
    }

    /** Solves the graph with the circle as one node, which comes last, and opens the circle where it is entered. */
    private static int[] opened(double[][] costs, int root, int[] parents, int[] circle, int nodes) {
        boolean[] inside = new boolean[nodes];
        Arrays.stream(circle).forEach(node -> inside[node] = true);
        int[] outside = java.util.stream.IntStream.range(0, nodes)
                .filter(node -> !inside[node])
                .toArray();
        Contraction small = new Contraction(costs, parents, circle, outside);
        int[] solved = of(small.costs(), Arrays.binarySearch(outside, root));
        int[] result = parents.clone();
        for (int i = 0; i < outside.length; i++) {
            if (outside[i] != root) {
                result[outside[i]] = solved[i] == outside.length ? small.leaves(i) : outside[solved[i]];
            }
        }
        int from = solved[outside.length];
        result[small.entry(from)] = outside[from];
        return result;
    }

    /** A graph in which a circle has become one node. */
    private static final class Contraction {
        private final double[][] costs;
        private final int[] entries;
        private final int[] leaves;

        Contraction(double[][] whole, int[] parents, int[] circle, int[] outside) {
            int last = outside.length;
            costs = new double[last + 1][last + 1];
            entries = new int[last];
            leaves = new int[last];
            for (int i = 0; i < last; i++) {
                for (int j = 0; j < last; j++) {
                    costs[i][j] = whole[outside[i]][outside[j]];
                }
                entries[i] = circle[0];
                leaves[i] = circle[0];
                costs[i][last] = Double.POSITIVE_INFINITY;
                costs[last][i] = Double.POSITIVE_INFINITY;
                for (int node : circle) {
                    enter(whole, parents, outside[i], i, node);
                    leave(whole, outside[i], i, node);
                }
            }
        }

        private void enter(double[][] whole, int[] parents, int from, int small, int node) {
            double added = whole[from][node] - whole[parents[node]][node];
            if (added < costs[small][costs.length - 1]) {
                costs[small][costs.length - 1] = added;
                entries[small] = node;
            }
        }

        private void leave(double[][] whole, int to, int small, int node) {
            if (whole[node][to] < costs[costs.length - 1][small]) {
                costs[costs.length - 1][small] = whole[node][to];
                leaves[small] = node;
            }
        }

        double[][] costs() {
            return costs;
        }

        int entry(int from) {
            return entries[from];
        }

        int leaves(int to) {
            return leaves[to];
        }
    }
}
