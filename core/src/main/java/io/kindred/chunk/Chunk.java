package io.kindred.chunk;

import io.kindred.text.Document;
import io.kindred.text.Span;
import java.util.Objects;

/**
 * A stretch of a document that is compared as one unit.
 *
 * @param number its place among the chunks of the document, from 0
 * @param span where it stands in the text of the document
 */
public record Chunk(int number, Span span) {
    public Chunk {
        Objects.requireNonNull(span, "span");
        if (number < 0) {
            throw new IllegalArgumentException("a chunk's number is at least 0, not " + number);
        }
    }

    /** What the chunk says in the document it was cut from. */
    public String text(Document document) {
        return span.in(document.text());
    }
}
