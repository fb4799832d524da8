package io.kindred.family.lineage;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the lineage of a document from the texts of its states, and from times and names where they are known. */
public final class LineageFinder {
    /** The clues that also decide which states are neighbours; the others only say which of two came first. */
    private static final Set<Clue> OUTWARD = Set.of(Clue.TIME, Clue.METADATA, Clue.NAME);

    private final Map<Clue, Double> weights;

    /** A finder with the weights that were fitted. */
    public LineageFinder() {
        this(chosen());
    }

    /** A finder with other log-odds for full signs. */
    public LineageFinder(Map<Clue, Double> weights) {
        this.weights = new EnumMap<>(chosen());
        this.weights.putAll(weights);
    }

    /** What each clue says about one state being later than another, from -1 to 1. */
    public static Map<Clue, Double> signs(State from, State to) {
        List<State> two = List.of(from, to);
        List<Writing> writings =
                two.stream().map(state -> Writing.of(state.document().text())).toList();
        Clues clues = new Clues(two, writings, Patterns.of(writings).gains(), chosen());
        Map<Clue, Double> signs = new EnumMap<>(Clue.class);
        for (Clue clue : Clue.values()) {
            signs.put(clue, clues.value(clue, 0, 1));
        }
        return signs;
    }

    private static Map<Clue, Double> chosen() {
        Map<Clue, Double> weights = new EnumMap<>(Clue.class);
        for (Clue clue : Clue.values()) {
            weights.put(clue, clue.weight());
        }
        return weights;
    }

    /** The lineage of some states, in whichever order they come; there must be one at least. */
    public Lineage find(List<State> states) {
        if (states.isEmpty()) {
            throw new IllegalArgumentException("a lineage has at least one state");
        }
        Map<String, List<State>> byText = byText(states);
        List<State> distinct = byText.values().stream()
                .map(same -> same.get(0))
                .sorted(Comparator.comparing(State::id))
                .toList();
        List<Writing> writings = distinct.stream()
                .map(state -> Writing.of(state.document().text()))
                .toList();
        Patterns patterns = Patterns.of(writings);
        double[][] gains = patterns.gains();
        Clues clues = new Clues(distinct, writings, gains, weights);
        Shape shape = new Shape(patterns, gains, clues.logOdds(distinct.size(), OUTWARD), TreeWeights.CHOSEN);
        int[] tree = shape.tree();
        Rooting rooting = Rooting.of(tree, clues.logOdds(distinct.size(), weights.keySet()));
        return new LineageTelling(
                        distinct, patterns, gains, clues, rooting, turned(tree, shape.margins(tree), rooting.tree()))
                .lineage(copies(byText, rooting, distinct));
    }

    /** The margins of the edges of a tree when the edges lead from another root. */
    private static double[] turned(int[] tree, double[] margins, int[] rooted) {
        double[] turned = new double[margins.length];
        for (int state = 0; state < turned.length; state++) {
            int parent = rooted[state];
            turned[state] = parent < 0 ? 0 : margins[tree[state] == parent ? state : parent];
        }
        return turned;
    }

    /** The states with one text together, the first of them first: by time where it is known, else by id. */
    private static Map<String, List<State>> byText(List<State> states) {
        Map<String, List<State>> byText = new LinkedHashMap<>();
        states.stream()
                .sorted(Comparator.comparing((State state) -> state.time().orElse(Instant.MAX))
                        .thenComparing(State::id))
                .forEach(state -> byText.computeIfAbsent(state.document().text(), text -> new ArrayList<>())
                        .add(state));
        return byText;
    }

    private static List<Copy> copies(Map<String, List<State>> byText, Rooting rooting, List<State> distinct) {
        List<Copy> copies = new ArrayList<>();
        for (List<State> same : byText.values()) {
            State original = same.get(0);
            Optional<Instant> next = firstChild(original, rooting, distinct);
            for (State copy : same.subList(1, same.size())) {
                boolean reverts = next.isPresent()
                        && copy.time().isPresent()
                        && copy.time().get().isAfter(next.get());
                copies.add(new Copy(original.id(), copy.id(), reverts));
            }
        }
        copies.sort(Comparator.comparing(Copy::of).thenComparing(Copy::id));
        return copies;
    }

    /** When the first state was made from one, as far as it is known. */
    private static Optional<Instant> firstChild(State state, Rooting rooting, List<State> distinct) {
        int number = distinct.indexOf(state);
        Optional<Instant> first = Optional.empty();
        for (int child = 0; child < distinct.size(); child++) {
            Optional<Instant> time = distinct.get(child).time();
            if (rooting.tree()[child] == number
                    && time.isPresent()
                    && (first.isEmpty() || time.get().isBefore(first.get()))) {
                first = time;
            }
        }
        return first;
    }
}
