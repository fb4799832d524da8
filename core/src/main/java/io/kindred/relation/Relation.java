package io.kindred.relation;

import java.util.Objects;

/**
 * What two documents are to each other.
 *
 * @param left the id of the document whose id comes first
 * @param right the id of the other
 * @param score how strong the relation is, from 0 to 1: 0.5 and up for versions
 * @param leftInRight the share of left that right has too
 * @param rightInLeft the share of right that left has too
 */
public record Relation(
        String left, String right, RelationKind kind, double score, double leftInRight, double rightInLeft) {
    public Relation {
        Objects.requireNonNull(kind, "kind");
        if (left.compareTo(right) >= 0) {
            throw new IllegalArgumentException("left comes before right, and " + left + " does not before " + right);
        }
    }
}
