package io.kindred.semantics.topic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Nodes with weighted edges, the same in both directions; a node may have an edge to itself. */
final class Graph {
    private final List<Map<Integer, Double>> edges = new ArrayList<>();
    private final double[] degrees;
    private double total;

    Graph(int nodes) {
        for (int i = 0; i < nodes; i++) {
            edges.add(new TreeMap<>());
        }
        degrees = new double[nodes];
    }

    /** Joins documents with their neighbours: edges that both sides see count twice as much as others. */
    static Graph of(List<List<Neighbour>> neighbours) {
        Graph graph = new Graph(neighbours.size());
        for (int node = 0; node < neighbours.size(); node++) {
            for (Neighbour neighbour : neighbours.get(node)) {
                if (neighbour.document() != node) {
                    graph.add(node, neighbour.document(), neighbour.nearness());
                }
            }
        }
        return graph;
    }

    /** Adds weight to the edge between two nodes. */
    void add(int left, int right, double weight) {
        edges.get(left).merge(right, weight, Double::sum);
        if (left != right) {
            edges.get(right).merge(left, weight, Double::sum);
        }
        degrees[left] += weight;
        degrees[right] += weight;
        total += weight;
    }

    int size() {
        return degrees.length;
    }

    Map<Integer, Double> edges(int node) {
        return edges.get(node);
    }

    /** The weight of all ends of edges at a node. */
    double degree(int node) {
        return degrees[node];
    }

    /** The weight of all edges. */
    double total() {
        return total;
    }

    /** The graph whose nodes are groups of these nodes. */
    Graph grouped(int[] groups, int count) {
        Graph grouped = new Graph(count);
        for (int node = 0; node < size(); node++) {
            for (Map.Entry<Integer, Double> edge : edges.get(node).entrySet()) {
                if (edge.getKey() >= node) {
                    grouped.add(groups[node], groups[edge.getKey()], edge.getValue());
                }
            }
        }
        return grouped;
    }

    /** The graph of some of these nodes, numbered as they come. */
    Graph part(List<Integer> nodes) {
        Map<Integer, Integer> numbers = new TreeMap<>();
        nodes.forEach(node -> numbers.put(node, numbers.size()));
        Graph part = new Graph(nodes.size());
        for (int node : nodes) {
            for (Map.Entry<Integer, Double> edge : edges.get(node).entrySet()) {
                Integer other = numbers.get(edge.getKey());
                if (edge.getKey() >= node && other != null) {
                    part.add(numbers.get(node), other, edge.getValue());
                }
            }
        }
        return part;
    }

    /** How much more weight is within groups than chance would have it, from -1 to 1. */
    double modularity(int[] groups) {
        double[] degree = new double[size()];
        double within = 0;
        for (int node = 0; node < size(); node++) {
            degree[groups[node]] += degrees[node];
            for (Map.Entry<Integer, Double> edge : edges.get(node).entrySet()) {
                if (edge.getKey() >= node && groups[edge.getKey()] == groups[node]) {
                    within += edge.getValue();
                }
            }
        }
        double expected = 0;
        for (double sum : degree) {
            expected += sum * sum / (4 * total * total);
        }
        return total == 0 ? 0 : within / total - expected;
    }
}
