package io.kindred.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The shortest tree that joins places; an edge goes by the place below it. Places that nothing joins to the first are in trees of
 * their own.
 */
final class ShortestTree {
    private final int[] parents;
    private final double[] lengths;
    private final int[] depths;
    private final int[] order;
    private final int[][] ancestors;

    ShortestTree(int size, List<Pair> pairs) {
        parents = new int[size];
        lengths = new double[size];
        depths = new int[size];
        order = new int[size];
        hang(shortest(size, pairs));
        ancestors = ancestors();
    }

    /** The edges of the shortest tree at each place. */
    private static List<List<Pair>> shortest(int size, List<Pair> pairs) {
        int[] roots = new int[size];
        Arrays.setAll(roots, place -> place);
        List<List<Pair>> edges = new ArrayList<>();
        for (int place = 0; place < size; place++) {
            edges.add(new ArrayList<>());
        }
        List<Pair> sorted = new ArrayList<>(pairs);
        sorted.sort(Comparator.comparingDouble(Pair::length)
                .thenComparingInt(Pair::one)
                .thenComparingInt(Pair::other));
        for (Pair pair : sorted) {
            int one = root(roots, pair.one());
            int other = root(roots, pair.other());
            if (one != other) {
                roots[one] = other;
                edges.get(pair.one()).add(pair);
                edges.get(pair.other()).add(pair);
            }
        }
        return edges;
    }

    private static int root(int[] roots, int place) {
        int at = place;
        while (roots[at] != at) {
            roots[at] = roots[roots[at]];
            at = roots[at];
        }
        return at;
    }

    /** Hangs all places on the first of their trees. */
    private void hang(List<List<Pair>> edges) {
        Arrays.fill(parents, -1);
        boolean[] known = new boolean[order.length];
        int end = 0;
        for (int first = 0; first < order.length; first++) {
            if (known[first]) {
                continue;
            }
            known[first] = true;
            order[end++] = first;
            for (int next = end - 1; next < end; next++) {
                int place = order[next];
                for (Pair edge : edges.get(place)) {
                    int below = edge.one() == place ? edge.other() : edge.one();
                    if (!known[below]) {
                        known[below] = true;
                        parents[below] = place;
                        lengths[below] = edge.length();
                        depths[below] = depths[place] + 1;
                        order[end++] = below;
                    }
                }
            }
        }
    }

    /** For each place those that are one, two, four edges above it and so on; -1 where there is none. */
    private int[][] ancestors() {
        int deepest = Arrays.stream(depths).max().orElse(0);
        int[][] above = new int[Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(deepest))][];
        above[0] = parents;
        for (int level = 1; level < above.length; level++) {
            int[] half = above[level - 1];
            above[level] = Arrays.stream(half)
                    .map(place -> place < 0 ? -1 : half[place])
                    .toArray();
        }
        return above;
    }

    /** The place that comes so manieth when each comes after its parent. */
    int inOrder(int number) {
        return order[number];
    }

    /** The place above one, or -1. */
    int parent(int place) {
        return parents[place];
    }

    /** How long the edge above a place is; 0 if there is none. */
    double length(int place) {
        return lengths[place];
    }

    /** Whether a place is another or below it. */
    boolean isBelow(int place, int other) {
        return depths[place] >= depths[other] && lifted(place, depths[place] - depths[other]) == other;
    }

    /** The lowest place that two places of one tree are both below. */
    int meeting(int one, int other) {
        int left = lifted(one, Math.max(0, depths[one] - depths[other]));
        int right = lifted(other, Math.max(0, depths[other] - depths[one]));
        if (left == right) {
            return left;
        }
        for (int level = ancestors.length - 1; level >= 0; level--) {
            if (ancestors[level][left] != ancestors[level][right]) {
                left = ancestors[level][left];
                right = ancestors[level][right];
            }
        }
        return parents[left];
    }

    private int lifted(int place, int edges) {
        int at = place;
        for (int level = 0; edges >> level > 0; level++) {
            at = (edges >> level & 1) == 1 ? ancestors[level][at] : at;
        }
        return at;
    }

    /** Two places, the first the smaller, how close they are and how long an edge between them is. */
    record Pair(int one, int other, double closeness, double length) {}
}
