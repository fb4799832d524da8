package io.kindred.store;

import io.kindred.relation.Evidence;
import io.kindred.relation.Relatedness;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import java.util.Objects;
import java.util.Optional;

/**
 * A relation with its evidence, between documents of the catalog.
 *
 * @param left the number of the left document
 * @param right the number of the right document
 * @param opinion what a person decided about the two; on the way in it does not matter
 * @param relation what the two are to each other; on the way in its paths do not matter, on the way out they are those of
 *     now
 * @param relatedness how far the two are about the same, if that was looked at
 */
public record StoredRelation(
        int left,
        int right,
        Relation relation,
        Evidence evidence,
        Optional<Opinion> opinion,
        Optional<Relatedness> relatedness) {
    public StoredRelation {
        Objects.requireNonNull(opinion, "opinion");
        Objects.requireNonNull(relatedness, "relatedness");
        Objects.requireNonNull(relation, "relation");
        Objects.requireNonNull(evidence, "evidence");
        if (left == right) {
            throw new IllegalArgumentException("a relation has two documents, not number " + left + " twice");
        }
    }

    /** A relation of documents of which only the texts were looked at. */
    public StoredRelation(int left, int right, Relation relation, Evidence evidence, Optional<Opinion> opinion) {
        this(left, right, relation, evidence, opinion, Optional.empty());
    }

    /** A relation that nobody has decided about. */
    public StoredRelation(int left, int right, Relation relation, Evidence evidence) {
        this(left, right, relation, evidence, Optional.empty());
    }

    /** The same relation read from right to left. */
    public StoredRelation mirrored() {
        Relation mirrored = new Relation(
                /* left= */ relation.right(),
                /* right= */ relation.left(),
                mirrored(relation.kind()),
                relation.score(),
                relation.version(),
                /* leftInRight= */ relation.rightInLeft(),
                /* rightInLeft= */ relation.leftInRight(),
                relation.order(),
                relation.approximate(),
                relation.semantic());
        return new StoredRelation(
                /* left= */ right,
                /* right= */ left,
                mirrored,
                evidence.mirrored(),
                opinion,
                relatedness.map(Relatedness::mirrored));
    }

    /** What right is to left if left is this to right. */
    static RelationKind mirrored(RelationKind kind) {
        return switch (kind) {
            case CONTAINS -> RelationKind.CONTAINED;
            case CONTAINED -> RelationKind.CONTAINS;
            case IDENTICAL, SAME_TEXT, VERSION, SHARES, TEMPLATE, RELATED -> kind;
        };
    }
}
