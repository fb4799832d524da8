package io.kindred.store;

import io.kindred.relation.Relatedness;
import java.util.Objects;

/**
 * How far two documents of the catalog are about the same.
 *
 * @param left the number of the left document
 * @param right the number of the right document
 * @param related whether that is what relates them; otherwise they share text, and are also about the same so far
 */
public record Affinity(int left, int right, boolean related, Relatedness relatedness) {
    public Affinity {
        Objects.requireNonNull(relatedness, "relatedness");
        if (left == right) {
            throw new IllegalArgumentException("an affinity has two documents, not number " + left + " twice");
        }
    }
}
