package io.kindred.semantics.embedding;

import io.kindred.text.Span;
import java.util.Objects;

/**
 * A passage of a document and what it means.
 *
 * @param span where it stands in the text of the document
 */
public record EmbeddedPassage(Span span, ByteVector meaning) {
    public EmbeddedPassage {
        Objects.requireNonNull(span, "span");
        Objects.requireNonNull(meaning, "meaning");
    }
}
