package io.kindred.family.lineage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The places at which states have different words between the same neighbours.
 *
 * <p>A place is known by the two tokens before it and the two after it, if no other place in the state has the same.
 */
final class Slots {
    private static final int AROUND = 2;
    private static final String MANY = "";

    private final List<String[]> slots;

    private Slots(List<String[]> slots) {
        this.slots = slots;
    }

    static Slots of(List<Writing> states) {
        List<Map<Long, String>> places = states.stream().map(Slots::places).toList();
        Set<Long> differing = differing(places);
        Map<Long, String[]> slots = new HashMap<>();
        for (int state = 0; state < states.size(); state++) {
            for (var place : places.get(state).entrySet()) {
                if (differing.contains(place.getKey())) {
                    slots.computeIfAbsent(place.getKey(), key -> new String[states.size()])[state] = place.getValue();
                }
            }
        }
        return new Slots(new ArrayList<>(slots.values()));
    }

    /** The places with different words in different states. */
    private static Set<Long> differing(List<Map<Long, String>> states) {
        Map<Long, String> first = new HashMap<>();
        Set<Long> differing = new HashSet<>();
        for (Map<Long, String> state : states) {
            state.forEach((place, word) -> {
                String known = first.putIfAbsent(place, word);
                if (known != null && !known.equals(word)) {
                    differing.add(place);
                }
            });
        }
        return differing;
    }

    private static Map<Long, String> places(Writing state) {
        List<String> tokens = state.tokens();
        Map<Long, String> places = new HashMap<>();
        for (int at = AROUND; at + AROUND < tokens.size(); at++) {
            long place = Writing.mix(state.hash(at - AROUND, AROUND)) + state.hash(at + 1, AROUND);
            places.merge(place, tokens.get(at), (one, other) -> MANY);
        }
        places.values().removeIf(MANY::equals);
        return places;
    }

    /** How many of the changes at such places that lead from one state to another a test takes for later, less the others. */
    double balance(int from, int to, Step step) {
        int later = 0;
        int earlier = 0;
        for (String[] slot : slots) {
            String before = slot[from];
            String after = slot[to];
            if (before != null && after != null && !before.equals(after)) {
                int sign = step.sign(before, after);
                later += sign > 0 ? 1 : 0;
                earlier += sign < 0 ? 1 : 0;
            }
        }
        return PairClue.balance(later, earlier, 1);
    }

    /** Says whether a word that replaces another speaks for being the later one (1), the earlier one (-1) or neither. */
    @FunctionalInterface
    interface Step {
        int sign(String before, String after);
    }
}
