package io.kindred.store;

import io.kindred.relation.RelationKind;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;

/**
 * What a person decided about two documents, and so about all documents with their texts.
 *
 * @param left the first document by number with one of the texts
 * @param right the first document by number with the other; its path comes after that of left
 * @param kind what left was to right when it was decided; nothing if they were no kin
 */
public record Decision(Entry left, Entry right, Opinion opinion, Optional<RelationKind> kind, Instant decided) {
    public Decision {
        Objects.requireNonNull(left, "left");
        Objects.requireNonNull(right, "right");
        Objects.requireNonNull(opinion, "opinion");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(decided, "decided");
    }
}
