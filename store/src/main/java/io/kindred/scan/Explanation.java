package io.kindred.scan;

import io.kindred.relation.Relatedness;
import io.kindred.store.Catalog;
import io.kindred.store.StoredRelation;
import io.kindred.text.Span;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * What speaks for two documents being about the same, in words.
 *
 * @param concepts what both are about, the most telling first
 * @param quotes the passages that mean the same most of all, if there are any and the texts can be had
 */
public record Explanation(List<String> concepts, Optional<Quotes> quotes) {
    public Explanation {
        concepts = List.copyOf(concepts);
    }

    /** A passage of left and a passage of right. */
    public record Quotes(String left, String right) {}

    /** What speaks for a relation of a catalog; nothing if it is not known how far the two are about the same. */
    public static Optional<Explanation> of(StoredRelation relation, Catalog catalog) throws IOException {
        if (relation.relatedness().isEmpty()) {
            return Optional.empty();
        }
        Optional<String> left = catalog.text(relation.left());
        Optional<String> right = catalog.text(relation.right());
        return Optional.of(of(relation.relatedness().get(), left, right));
    }

    /** What speaks for two texts being about the same. */
    public static Explanation of(Relatedness relatedness, String left, String right) {
        return of(relatedness, Optional.of(left), Optional.of(right));
    }

    static Explanation of(Relatedness relatedness, Optional<String> left, Optional<String> right) {
        Optional<Quotes> quotes = left.isPresent() && right.isPresent()
                ? relatedness
                        .nearest()
                        .map(nearest ->
                                new Quotes(quote(nearest.left(), left.get()), quote(nearest.right(), right.get())))
                : Optional.empty();
        return new Explanation(relatedness.concepts(), quotes);
    }

    /** A stretch of a text in one line; nothing where the text ends before it. */
    private static String quote(Span span, String text) {
        int to = Math.min(span.to(), text.length());
        return text.substring(Math.min(span.from(), to), to).strip().replaceAll("\\s+", " ");
    }
}
