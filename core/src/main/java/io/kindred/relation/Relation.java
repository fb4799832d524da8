package io.kindred.relation;

import io.kindred.comparison.Comparison;
import java.util.Objects;
import java.util.OptionalDouble;

/**
 * What two documents are to each other.
 *
 * @param left the id of one document
 * @param right the id of the other
 * @param score how strong the relation is, from 0 to 1: 0.5 and up for versions, less for what is only related in meaning
 * @param version how much the two are versions of one another, from 0 to 1
 * @param leftInRight the share of left that right has too
 * @param rightInLeft the share of right that left has too
 * @param order the share of what is common that comes in the same order
 * @param approximate whether more may be in common than was found
 * @param semantic how far the two are about the same, from 0 to 1, if that was looked at
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
        boolean approximate,
        OptionalDouble semantic) {
    public Relation {
        Objects.requireNonNull(left, "left");
        Objects.requireNonNull(right, "right");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(semantic, "semantic");
    }

    /** A relation of which only the texts were looked at. */
    public Relation(
            String left,
            String right,
            RelationKind kind,
            double score,
            double version,
            double leftInRight,
            double rightInLeft,
            double order,
            boolean approximate) {
        this(left, right, kind, score, version, leftInRight, rightInLeft, order, approximate, OptionalDouble.empty());
    }

    /** The relation of two documents that are about the same and share no text: half of that is the score. */
    public static Relation related(String left, String right, double semantic) {
        return new Relation(
                left, right, RelationKind.RELATED, semantic / 2, 0, 0, 0, 0, false, OptionalDouble.of(semantic));
    }

    /** The same relation, now that it is known how far the two are about the same. */
    public Relation withSemantic(double found) {
        return new Relation(
                left,
                right,
                kind,
                score,
                version,
                leftInRight,
                rightInLeft,
                order,
                approximate,
                OptionalDouble.of(found));
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
