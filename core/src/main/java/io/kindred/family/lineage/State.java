package io.kindred.family.lineage;

import io.kindred.text.Document;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;

/**
 * One state of a document.
 *
 * @param document what it says; its id is taken for its path, and {@code created}, {@code modified} and {@code revision} of
 *     its metadata are looked at
 * @param time when it was made, if that is known for sure
 */
public record State(Document document, Optional<Instant> time) {
    public State {
        Objects.requireNonNull(document, "document");
        Objects.requireNonNull(time, "time");
    }

    /** A state of which nobody knows when it was made. */
    public static State of(Document document) {
        return new State(document, Optional.empty());
    }

    String id() {
        return document.id();
    }
}
