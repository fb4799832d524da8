package io.kindred.chunk;

import io.kindred.text.Document;
import io.kindred.text.Span;
import java.util.Objects;

/**
 * A stretch of a document that is compared as one unit.
 *
 * @param number its place among the chunks of the document, from 0
 * @param span where it stands in the text of the document
 * @param role the part it plays there
 */
public record Chunk(int number, Span span, ChunkRole role) {
    public Chunk {
        Objects.requireNonNull(span, "span");
        Objects.requireNonNull(role, "role");
        if (number < 0) {
            throw new IllegalArgumentException("a chunk's number is at least 0, not " + number);
        }
    }

    /** A chunk of running text. */
    public Chunk(int number, Span span) {
        this(number, span, ChunkRole.PROSE);
    }

    /** What the chunk says in the document it was cut from. */
    public String text(Document document) {
        return span.in(document.text());
    }
}
