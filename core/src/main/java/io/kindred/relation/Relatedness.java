package io.kindred.relation;

import io.kindred.text.Span;
import java.util.List;
import java.util.Optional;

/**
 * How far two documents are about the same, and what speaks for it.
 *
 * @param semantic from 0, nothing in common, to 1
 * @param concepts what both are about, the most telling first
 * @param nearest the two passages that mean the same most of all
 */
public record Relatedness(double semantic, List<String> concepts, Optional<Passages> nearest) {
    public Relatedness {
        concepts = List.copyOf(concepts);
    }

    /** The same, read from right to left. */
    public Relatedness mirrored() {
        return new Relatedness(
                semantic,
                concepts,
                nearest.map(passages ->
                        new Passages(/* left= */ passages.right(), /* right= */ passages.left(), passages.likeness())));
    }

    /**
     * A passage of each of two documents.
     *
     * @param left where it stands in the text of left
     * @param right where it stands in the text of right
     * @param likeness how much the two mean the same, from 0 to 1
     */
    public record Passages(Span left, Span right, double likeness) {}
}
