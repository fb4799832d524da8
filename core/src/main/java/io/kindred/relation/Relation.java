package io.kindred.relation;

import io.kindred.comparison.Comparison;
import java.util.Objects;

/**
 * What two documents are to each other.
 *
 * @param left the id of one document
 * @param right the id of the other
 * @param score how strong the relation is, from 0 to 1: 0.5 and up for versions
 * @param version how much the two are versions of one another, from 0 to 1
 * @param leftInRight the share of left that right has too
 * @param rightInLeft the share of right that left has too
 * @param order the share of what is common that comes in the same order
 * @param approximate whether more may be in common than was found
 */
public record Relation(
        String left,
        String right,
        RelationKind kind,
        double score,
        double version,
        double leftInRight,
        double rightInLeft,
        double order,
        boolean approximate) {
    public Relation {
        Objects.requireNonNull(left, "left");
        Objects.requireNonNull(right, "right");
        Objects.requireNonNull(kind, "kind");
    }

    /** The relation of two documents that are the same in the way {@code kind} says. */
    public static Relation same(String left, String right, RelationKind kind) {
        return new Relation(left, right, kind, 1, 1, 1, 1, 1, false);
    }

    /** A relation of the documents of a comparison with its shares. */
    static Relation of(Comparison comparison, RelationKind kind, double score, double version) {
        return new Relation(
                comparison.left().document().id(),
                comparison.right().document().id(),
                kind,
                score,
                version,
                comparison.shares().leftInRight(),
                comparison.shares().rightInLeft(),
                comparison.shares().order(),
                comparison.approximate());
    }
}
