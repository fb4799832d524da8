package io.kindred.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a join of sets found: which are the same, and which pairs of different ones are similar.
 *
 * <p>However many sets are the same, only the first of them is in pairs: a thousand copies of two similar sets are one pair
 * and two groups.
 */
public final class SimilarSets {
    private final int[] firsts;
    private final List<SimilarPair> pairs;
    private final Method method;

    SimilarSets(int[] firsts, List<SimilarPair> pairs, Method method) {
        this.firsts = firsts;
        this.method = method;
        this.pairs = List.copyOf(pairs);
    }

    /**
     * How sets were joined.
     *
     * @param name the way, for people
     * @param recall the probability that a pair right at the threshold is found; more similar ones have a higher one
     */
    public record Method(String name, double recall) {}

    /** How they were found, and what that promises. Whatever the way, every pair was compared: none is wrong. */
    public Method method() {
        return method;
    }

    /** How many sets were joined. */
    public int size() {
        return firsts.length;
    }

    /** The first set that has the same elements as one; the set itself if there is none before it. */
    public int first(int set) {
        return firsts[set];
    }

    /** The pairs of different sets that are similar, by the first of those that are the same; in the order of their numbers. */
    public List<SimilarPair> pairs() {
        return pairs;
    }

    /** Every pair, copies included: as many as the square of the number of copies. */
    public List<SimilarPair> everyPair() {
        Map<Integer, List<Integer>> groups = groups();
        List<SimilarPair> every = new ArrayList<>();
        for (List<Integer> group : groups.values()) {
            for (int i = 0; i < group.size(); i++) {
                for (int right : group.subList(i + 1, group.size())) {
                    every.add(new SimilarPair(group.get(i), right, 1));
                }
            }
        }
        for (SimilarPair pair : pairs) {
            List<Integer> rights = groups.getOrDefault(pair.right(), List.of(pair.right()));
            for (int left : groups.getOrDefault(pair.left(), List.of(pair.left()))) {
                for (int right : rights) {
                    every.add(SimilarPair.of(left, right, pair.similarity()));
                }
            }
        }
        every.sort(SimilarPair.BY_NUMBERS);
        return every;
    }

    /** The sets that are the same, by the first; none of a set that is alone. */
    private Map<Integer, List<Integer>> groups() {
        Map<Integer, List<Integer>> groups = new HashMap<>();
        for (int set = 0; set < firsts.length; set++) {
            if (firsts[set] != set) {
                groups.computeIfAbsent(firsts[set], first -> new ArrayList<>(List.of(first)))
                        .add(set);
            }
        }
        return groups;
    }
}
