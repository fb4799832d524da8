package io.kindred.semantics.concept;

import io.kindred.semantics.lexicon.ConceptType;
import io.kindred.text.Span;
import java.util.Objects;

/**
 * A place where a text mentions a concept.
 *
 * @param concept what is the same for all mentions of one concept, whatever its form: {@code pga championship}
 * @param surface how the text writes it: {@code PGA Championship}
 * @param type what it names
 * @param span where it stands
 */
public record Mention(String concept, String surface, ConceptType type, Span span) {
    public Mention {
        Objects.requireNonNull(surface, "surface");
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(span, "span");
        if (concept.isEmpty()) {
            throw new IllegalArgumentException("a concept needs a name");
        }
    }
}
