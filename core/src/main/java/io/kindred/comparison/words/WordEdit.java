package io.kindred.comparison.words;

import io.kindred.text.Span;
import java.util.Objects;

/**
 * A stretch of words that was kept, deleted or inserted.
 *
 * @param left where it stands in the text of left, with the signs and white space that belong to its words; empty if it
 *     was inserted
 * @param right the same in the text of right; empty if it was deleted
 * @param words how many words it has, at least one
 */
public record WordEdit(Kind kind, Span left, Span right, int words) {
    public WordEdit {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(left, "left");
        Objects.requireNonNull(right, "right");
    }

    /** What became of a stretch. */
    public enum Kind {
        /** It stands in both. */
        KEPT,
        /** It stands in left alone. */
        DELETED,
        /** It stands in right alone. */
        INSERTED
    }
}
