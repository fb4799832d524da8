package io.kindred.family.lineage;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The history of a document: which state was made from which.
 *
 * @param first the id of the state that all others descend from
 * @param sure how probable it is that this one was the first
 * @param descents one for each other state, parents before their children
 * @param merges where a state took text over from a second one
 * @param copies the documents whose text is that of a state
 */
public record Lineage(String first, double sure, List<Descent> descents, List<Merge> merges, List<Copy> copies) {
    public Lineage {
        Objects.requireNonNull(first, "first");
        descents = List.copyOf(descents);
        merges = List.copyOf(merges);
        copies = List.copyOf(copies);
    }

    /** The lineage of the states of one document, in whichever order they come; there must be one at least. */
    public static Lineage of(List<State> states) {
        return new LineageFinder().find(states);
    }

    /** The ids of the states that nothing was made from: the latest, one for each branch. */
    public List<String> latest() {
        Set<String> parents = new HashSet<>();
        descents.forEach(descent -> parents.add(descent.from()));
        return descents.isEmpty()
                ? List.of(first)
                : descents.stream()
                        .map(Descent::to)
                        .filter(id -> !parents.contains(id))
                        .toList();
    }
}
