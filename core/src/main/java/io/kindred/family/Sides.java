package io.kindred.family;

import io.kindred.family.ShortestTree.Pair;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The shortest tree of some parts, and what holds together the texts on both sides of each of its edges. */
final class Sides {
    private final int[] some;
    private final ShortestTree tree;
    private final Bond[] below;

    /** How close the texts below each edge are to the others, all together. */
    private final double[] across;

    private final Bond all;

    /** The sides of the edges between some parts, ascending. */
    Sides(Parts parts, int[] some) {
        this.some = some;
        this.below = new Bond[some.length];
        this.across = new double[some.length];
        List<Pair> pairs = pairs(parts, some);
        this.tree = new ShortestTree(some.length, pairs);
        this.all = sum(parts, pairs);
    }

    private static List<Pair> pairs(Parts parts, int[] some) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int place = 0; place < some.length; place++) {
            places.put(some[place], place);
        }
        List<Pair> pairs = new ArrayList<>();
        for (int place = 0; place < some.length; place++) {
            Map<Integer, Double> near = parts.neighbours(some[place]);
            Set<Integer> others = new TreeSet<>(near.keySet());
            others.addAll(parts.together().of(some[place]));
            for (int other : others) {
                if (places.getOrDefault(other, place) < place) {
                    double closeness = near.getOrDefault(other, 0.0);
                    double length = isWhole(parts, some[place], other) ? 0 : 1 - closeness;
                    pairs.add(new Pair(places.get(other), place, closeness, length));
                }
            }
        }
        return pairs;
    }

    /** Whether no gap can be between two parts: one is cut from the other, or they were said to be one document. */
    private static boolean isWhole(Parts parts, int part, int other) {
        return parts.isCut(part, other) || parts.together().has(part, other);
    }

    /** Sums up from below what is on each side; two texts are together below the place where their ways meet, and above. */
    private Bond sum(Parts parts, List<Pair> pairs) {
        double[] ends = new double[some.length];
        double[] met = new double[some.length];
        for (Pair pair : pairs) {
            double close = pair.closeness() * parts.texts(some[pair.one()]) * parts.texts(some[pair.other()]);
            ends[pair.one()] += close;
            ends[pair.other()] += close;
            met[tree.meeting(pair.one(), pair.other())] += close;
        }
        for (int place = 0; place < some.length; place++) {
            below[place] = new Bond(parts.texts(some[place]), parts.inside(some[place]) + met[place]);
        }
        Bond whole = new Bond(0, 0);
        for (int number = some.length - 1; number >= 0; number--) {
            int place = tree.inOrder(number);
            int parent = tree.parent(place);
            across[place] = ends[place] - 2 * met[place];
            if (parent < 0) {
                whole = whole.with(below[place], 0);
            } else {
                below[parent] = below[parent].with(below[place], 0);
                ends[parent] += ends[place];
                met[parent] += met[place];
            }
        }
        return whole;
    }

    /** How many edges there may be: one above each part that hangs on another. */
    int size() {
        return some.length;
    }

    Bond all() {
        return all;
    }

    /** How long an edge is; 0 if there is none. */
    double length(int edge) {
        return tree.length(edge);
    }

    Bond below(int edge) {
        return below[edge];
    }

    Bond beyond(int edge) {
        return new Bond(all.texts() - below[edge].texts(), all.inside() - below[edge].inside() - across[edge]);
    }

    /** The parts below an edge, ascending. */
    int[] partsBelow(int edge) {
        return IntStream.range(0, some.length)
                .filter(place -> tree.isBelow(place, edge))
                .map(place -> some[place])
                .toArray();
    }

    /** The parts that are not below an edge, ascending. */
    int[] partsBeyond(int edge) {
        return IntStream.range(0, some.length)
                .filter(place -> !tree.isBelow(place, edge))
                .map(place -> some[place])
                .toArray();
    }
}
