package io.kindred.store;

import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

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

    /**
     * Relations once decisions have been applied: rejected ones are gone, and two documents that were confirmed as versions are
     * versions, whatever a scan says of them since.
     */
    public static List<StoredRelation> applied(List<Decision> decisions, List<StoredRelation> relations) {
        Map<Set<Integer>, Decision> confirmed = new LinkedHashMap<>();
        for (Decision decision : decisions) {
            if (decision.isConfirmedVersion()) {
                confirmed.put(Set.of(decision.left.id(), decision.right.id()), decision);
            }
        }
        List<StoredRelation> kin = new ArrayList<>();
        for (StoredRelation relation : relations) {
            if (!relation.opinion().equals(Optional.of(Opinion.REJECTED))) {
                kin.add(relation);
            }
            if (relation.relation().kind() == RelationKind.VERSION) {
                confirmed.remove(Set.of(relation.left(), relation.right()));
            }
        }
        confirmed.values().forEach(decision -> kin.add(decision.relation()));
        return kin;
    }

    /** Whether the two were confirmed as versions. */
    public boolean isConfirmedVersion() {
        return opinion == Opinion.CONFIRMED && kind.equals(Optional.of(RelationKind.VERSION));
    }

    private StoredRelation relation() {
        return new StoredRelation(
                left.id(),
                right.id(),
                Relation.same(left.path(), right.path(), RelationKind.VERSION),
                new Evidence(0, 0, 0, 0, 0, 0, 0),
                Optional.of(opinion));
    }
}
