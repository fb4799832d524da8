package io.kindred.semantics.topic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Finds groups of nodes that are joined more to each other than to the rest. */
final class Communities {
    /*
     * Louvain's method [1]: every node begins as a group; one node after the other moves to the group of a neighbour where that
     * raises modularity [2] most, until none does; then groups become nodes, and all begins anew. How many groups there are comes
     * out, and need not be said. Nodes move in the order of their numbers and ties go to the group with the lowest, so that the
     * same graph has the same groups.
     *
     * Wishes: nodes to be kept together are one node from the beginning, and no node moves into a group that has one it must be
     * apart from.
     *
     * [1] Blondel, Guillaume, Lambiotte, Lefebvre: Fast unfolding of communities in large networks, 2008.
     * [2] Newman, Girvan: Finding and evaluating community structure in networks, 2004.
     */
    private static final int ROUNDS = 100;
    private static final double LEAST_GAIN = 1e-12;

    /** The group of each node; groups are numbered as they come. */
    int[] groups(Graph graph, Wishes wishes) {
        int[] groups = together(graph.size(), wishes.together());
        refuseContradictions(groups, wishes);
        Graph nodes = graph.grouped(groups, count(groups));
        while (true) {
            int[] moved = numbered(move(nodes, apart(groups, nodes.size(), wishes.apart())));
            for (int i = 0; i < groups.length; i++) {
                groups[i] = moved[groups[i]];
            }
            int count = count(moved);
            if (count == nodes.size()) {
                return numbered(groups);
            }
            nodes = nodes.grouped(moved, count);
        }
    }

    private static void refuseContradictions(int[] groups, Wishes wishes) {
        for (Wishes.Pair pair : wishes.apart()) {
            if (groups[pair.left()] == groups[pair.right()]) {
                throw new IllegalArgumentException("documents " + pair.left() + " and " + pair.right()
                        + " are to be kept both together and apart; take back one of the wishes");
            }
        }
    }

    private static int[] together(int size, List<Wishes.Pair> pairs) {
        int[] groups = new int[size];
        Arrays.setAll(groups, i -> i);
        for (Wishes.Pair pair : pairs) {
            int left = groups[pair.left()];
            int right = groups[pair.right()];
            for (int i = 0; i < size; i++) {
                groups[i] = groups[i] == right ? left : groups[i];
            }
        }
        return numbered(groups);
    }

    /** For each node those that may not be in its group. */
    private static List<Set<Integer>> apart(int[] groups, int count, List<Wishes.Pair> pairs) {
        List<Set<Integer>> apart = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            apart.add(new TreeSet<>());
        }
        for (Wishes.Pair pair : pairs) {
            apart.get(groups[pair.left()]).add(groups[pair.right()]);
            apart.get(groups[pair.right()]).add(groups[pair.left()]);
        }
        return apart;
    }

    private static int[] move(Graph graph, List<Set<Integer>> apart) {
        int[] groups = new int[graph.size()];
        double[] degrees = new double[graph.size()];
        for (int node = 0; node < groups.length; node++) {
            groups[node] = node;
            degrees[node] = graph.degree(node);
        }
        boolean hasMoved = graph.total() > 0;
        for (int round = 0; hasMoved && round < ROUNDS; round++) {
            hasMoved = false;
            for (int node = 0; node < groups.length; node++) {
                int from = groups[node];
                degrees[from] -= graph.degree(node);
                int to = best(graph, node, groups, degrees, apart.get(node));
                degrees[to] += graph.degree(node);
                groups[node] = to;
                hasMoved |= to != from;
            }
        }
        return groups;
    }

    private static int best(Graph graph, int node, int[] groups, double[] degrees, Set<Integer> apart) {
        Map<Integer, Double> weights = new TreeMap<>();
        weights.put(groups[node], 0.0);
        graph.edges(node).forEach((other, weight) -> {
            if (other != node) {
                weights.merge(groups[other], weight, Double::sum);
            }
        });
        apart.forEach(other -> {
            if (groups[other] != groups[node]) {
                weights.remove(groups[other]);
            }
        });
        int best = groups[node];
        double most = gain(graph, node, weights.get(best), degrees[best]);
        for (Map.Entry<Integer, Double> group : weights.entrySet()) {
            double gain = gain(graph, node, group.getValue(), degrees[group.getKey()]);
            if (gain > most + LEAST_GAIN) {
                best = group.getKey();
                most = gain;
            }
        }
        return best;
    }

    private static double gain(Graph graph, int node, double weight, double degree) {
        return weight / graph.total() - graph.degree(node) * degree / (2 * graph.total() * graph.total());
    }

    private static int count(int[] groups) {
        return Arrays.stream(groups).max().orElse(-1) + 1;
    }

    private static int[] numbered(int[] groups) {
        Map<Integer, Integer> numbers = new LinkedHashMap<>();
        int[] numbered = new int[groups.length];
        for (int i = 0; i < groups.length; i++) {
            numbered[i] = numbers.computeIfAbsent(groups[i], group -> numbers.size());
        }
        return numbered;
    }
}
