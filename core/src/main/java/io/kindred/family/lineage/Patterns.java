package io.kindred.family.lineage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which pieces of text stand in which states.
 *
 * <p>Pieces that stand in the same states tell the same, so only these patterns are kept, each with the weight of its pieces. A
 * pattern of all states tells nothing and is left out.
 */
final class Patterns {
    /*
     * A piece is a run of three words or signs; a family of ten revisions of a law has some hundred thousand of them and
     * some hundred patterns. Patterns are found without a set per piece: a piece remembers the number of its pattern so far, and
     * meeting it in one more state leads from a pattern to a longer one, as in a trie.
     *
     * Some states differ in nothing but how often a piece occurs or where lines break. The second and later occurrence of a
     * piece and whole lines are pieces of little weight, so that they decide where nothing else does.
     */
    private static final int RUN = 3;
    private static final double AGAIN = 0.1;
    private static final double LINE = 0.05;

    private final int states;
    private final List<BitSet> holders;
    private final double[] weights;

    private Patterns(int states, List<BitSet> holders, double[] weights) {
        this.states = states;
        this.holders = holders;
        this.weights = weights;
    }

    static Patterns of(List<Writing> states) {
        Trie runs = new Trie();
        Trie again = new Trie();
        Trie lines = new Trie();
        for (int state = 0; state < states.size(); state++) {
            addRuns(states.get(state), state, runs, again);
            for (String line : states.get(state).lines()) {
                lines.add(Writing.hash(line), state);
            }
        }
        Map<BitSet, Double> sums = new HashMap<>();
        runs.addTo(sums, 1);
        again.addTo(sums, AGAIN);
        lines.addTo(sums, LINE);
        return of(states.size(), sums);
    }

    /** Which words stand in which states. */
    static Patterns ofWords(WordCounts counts, int states) {
        Trie words = new Trie();
        for (int state = 0; state < states; state++) {
            for (String word : counts.words(state)) {
                words.add(Writing.hash(word), state);
            }
        }
        Map<BitSet, Double> sums = new HashMap<>();
        words.addTo(sums, 1);
        return of(states, sums);
    }

    private static Patterns of(int states, Map<BitSet, Double> sums) {
        List<BitSet> holders = new ArrayList<>(sums.keySet());
        holders.removeIf(pattern -> pattern.cardinality() == states);
        holders.sort((one, other) -> Arrays.compare(one.toLongArray(), other.toLongArray()));
        return new Patterns(
                states, holders, holders.stream().mapToDouble(sums::get).toArray());
    }

    private static void addRuns(Writing writing, int state, Trie runs, Trie again) {
        int tokens = writing.tokens().size();
        int run = Math.min(RUN, tokens);
        Map<Long, Integer> seen = new HashMap<>();
        for (int from = 0; from + run <= tokens && run > 0; from++) {
            long hash = writing.hash(from, run);
            int times = seen.merge(hash, 1, Integer::sum);
            if (times == 1) {
                runs.add(hash, state);
            } else {
                again.add(Writing.mix(hash + times), state);
            }
        }
    }

    int states() {
        return states;
    }

    /** How many patterns there are. */
    int size() {
        return holders.size();
    }

    BitSet holders(int pattern) {
        return holders.get(pattern);
    }

    double weight(int pattern) {
        return weights[pattern];
    }

    double total() {
        return Arrays.stream(weights).sum();
    }

    /** For each pair of states the weight of what the second has and the first has not. */
    double[][] gains() {
        double[][] gains = new double[states][states];
        for (int pattern = 0; pattern < holders.size(); pattern++) {
            BitSet in = holders.get(pattern);
            for (int to = in.nextSetBit(0); to >= 0; to = in.nextSetBit(to + 1)) {
                for (int from = in.nextClearBit(0); from < states; from = in.nextClearBit(from + 1)) {
                    gains[from][to] += weights[pattern];
                }
            }
        }
        return gains;
    }

    /** Pieces, each with the number of the states it was met in so far. */
    private static final class Trie {
        private final Map<Long, Integer> pieces = new HashMap<>();
        private final Map<Long, Integer> steps = new HashMap<>();
        private final List<BitSet> patterns = new ArrayList<>(List.of(new BitSet()));

        void add(long piece, int state) {
            int before = pieces.getOrDefault(piece, 0);
            if (!patterns.get(before).get(state)) {
                pieces.put(
                        piece,
                        steps.computeIfAbsent((long) before << Integer.SIZE | state, step -> grown(before, state)));
            }
        }

        private int grown(int before, int state) {
            BitSet pattern = (BitSet) patterns.get(before).clone();
            pattern.set(state);
            patterns.add(pattern);
            return patterns.size() - 1;
        }

        void addTo(Map<BitSet, Double> sums, double weight) {
            int[] counts = new int[patterns.size()];
            pieces.values().forEach(pattern -> counts[pattern]++);
            for (int pattern = 1; pattern < counts.length; pattern++) {
                if (counts[pattern] > 0) {
                    sums.merge(patterns.get(pattern), weight * counts[pattern], Double::sum);
                }
            }
        }
    }
}
