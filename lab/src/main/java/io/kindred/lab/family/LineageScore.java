package io.kindred.lab.family;

import io.kindred.family.lineage.Descent;
import io.kindred.family.lineage.Lineage;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * How well lineages were found, counted.
 *
 * @param edges how many edges the true trees have
 * @param neighbours how many of them were found, in whichever direction
 * @param directed how many in the right direction
 * @param families how many families there are
 * @param roots in how many the first state was found
 * @param ancestry pairs of a state and one that it descends from: in truth, found, and both
 * @param told how many directions of true neighbours were called known, and how many of these are right
 * @param merges how many states were said to have a second parent
 */
record LineageScore(
        int edges, int neighbours, int directed, int families, int roots, Ancestry ancestry, Told told, int merges) {
    static final LineageScore NONE = new LineageScore(0, 0, 0, 0, 0, new Ancestry(0, 0, 0), new Told(0, 0), 0);

    /** Pairs of a state and one that it descends from. */
    record Ancestry(int truth, int found, int both) {
        Ancestry plus(Ancestry more) {
            return new Ancestry(truth + more.truth, found + more.found, both + more.both);
        }

        double f1() {
            return truth + found == 0 ? 1 : 2.0 * both / (truth + found);
        }
    }

    /** Directions that were called known. */
    record Told(int known, int right) {
        Told plus(Told more) {
            return new Told(known + more.known, right + more.right);
        }
    }

    static LineageScore of(History history, Lineage lineage) {
        Map<String, Integer> numbers = new HashMap<>();
        history.states().forEach(state -> numbers.put(state.document().id(), numbers.size()));
        List<Integer> truth = history.parents();
        Map<Integer, Integer> found = new HashMap<>();
        int neighbours = 0;
        int directed = 0;
        Told told = new Told(0, 0);
        for (Descent descent : lineage.descents()) {
            int from = numbers.get(descent.from());
            int to = numbers.get(descent.to());
            found.put(to, from);
            boolean right = truth.get(to) == from;
            boolean near = right || truth.get(from) == to;
            neighbours += near ? 1 : 0;
            directed += right ? 1 : 0;
            told = near && descent.isDirected() ? told.plus(new Told(1, right ? 1 : 0)) : told;
        }
        Map<Integer, Integer> actual = new HashMap<>();
        for (int state = 1; state < truth.size(); state++) {
            actual.put(state, truth.get(state));
        }
        int root = numbers.get(lineage.first()) == 0 ? 1 : 0;
        return new LineageScore(
                truth.size() - 1,
                neighbours,
                directed,
                1,
                root,
                ancestry(actual, found),
                told,
                lineage.merges().size());
    }

    private static Ancestry ancestry(Map<Integer, Integer> truth, Map<Integer, Integer> found) {
        Set<List<Integer>> both = pairs(truth);
        int inTruth = both.size();
        Set<List<Integer>> inFound = pairs(found);
        both.retainAll(inFound);
        return new Ancestry(inTruth, inFound.size(), both.size());
    }

    private static Set<List<Integer>> pairs(Map<Integer, Integer> parents) {
        Set<List<Integer>> pairs = new HashSet<>();
        for (Integer state : parents.keySet()) {
            for (Integer above = parents.get(state); above != null; above = parents.get(above)) {
                pairs.add(List.of(above, state));
            }
        }
        return pairs;
    }

    LineageScore plus(LineageScore more) {
        return new LineageScore(
                edges + more.edges,
                neighbours + more.neighbours,
                directed + more.directed,
                families + more.families,
                roots + more.roots,
                ancestry.plus(more.ancestry),
                told.plus(more.told),
                merges + more.merges);
    }

    /** The figures as cells of a table. */
    List<String> cells() {
        return List.of(
                Integer.toString(families),
                Integer.toString(edges),
                share(neighbours, edges),
                share(directed, edges),
                share(roots, families),
                String.format(Locale.ROOT, "%.3f", ancestry.f1()),
                share(told.known(), edges),
                share(told.right(), told.known()),
                Integer.toString(merges));
    }

    private static String share(int part, int whole) {
        return whole == 0 ? "-" : String.format(Locale.ROOT, "%.3f", (double) part / whole);
    }
}
