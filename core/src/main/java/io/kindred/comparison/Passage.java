package io.kindred.comparison;

import io.kindred.text.Span;
import java.util.Objects;

/**
 * A stretch of left and the stretch of right that says the same, word for word or rewritten.
 *
 * @param left where it stands in the text of left
 * @param right where it stands in the text of right
 * @param similarity how much of their words the two stretches share, from 0 to 1
 */
public record Passage(Span left, Span right, double similarity) {
    public Passage {
        Objects.requireNonNull(left, "left");
        Objects.requireNonNull(right, "right");
    }

    /** The same passage read from right to left. */
    public Passage mirrored() {
        return new Passage(/* left= */ right, /* right= */ left, similarity);
    }
}
