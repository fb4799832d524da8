package io.kindred.store;

import io.kindred.fingerprint.ExactHash;
import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What people decided, and what becomes of relations by it. */
public final class Opinions {
    private final List<Decision> decisions;

    /** The texts that something was decided about, by the documents that have them. */
    private final Map<Integer, ExactHash> texts = new HashMap<>();

    private final Map<Set<ExactHash>, Decision> byTexts = new HashMap<>();

    Opinions(List<Decision> decisions, List<Entry> documents) {
        this.decisions = List.copyOf(decisions);
        Set<ExactHash> decided = new HashSet<>();
        for (Decision decision : decisions) {
            ExactHash left = decision.left().text();
            ExactHash right = decision.right().text();
            byTexts.put(Set.of(left, right), decision);
            decided.addAll(Set.of(left, right));
        }
        for (Entry entry : documents) {
            if (decided.contains(entry.text())) {
                texts.put(entry.id(), entry.text());
            }
        }
    }

    /** All decisions about documents that are there, the latest first. */
    public List<Decision> decisions() {
        return decisions;
    }

    /** What was decided about two documents. */
    public Optional<Decision> of(int left, int right) {
        ExactHash one = texts.get(left);
        ExactHash other = texts.get(right);
        return one == null || other == null || one.equals(other)
                ? Optional.empty()
                : Optional.ofNullable(byTexts.get(Set.of(one, other)));
    }

    /** What a person thinks of a relation. */
    public Optional<Opinion> of(StoredRelation relation) {
        return of(relation.left(), relation.right()).map(Decision::opinion);
    }

    /** Whether a relation makes two documents versions, and a person has confirmed it. */
    public boolean isConfirmedVersion(StoredRelation relation) {
        return relation.relation().kind() == RelationKind.VERSION
                && of(relation).equals(Optional.of(Opinion.CONFIRMED));
    }

    /**
     * Relations as people decided: rejected ones are gone, and two documents that were confirmed as versions are versions,
     * whatever a scan says of them since.
     */
    public List<StoredRelation> applied(List<StoredRelation> relations) {
        if (decisions.isEmpty()) {
            return relations;
        }
        Map<Set<Integer>, Decision> missing = new LinkedHashMap<>();
        for (Decision decision : decisions) {
            if (decision.opinion() == Opinion.CONFIRMED && decision.kind().equals(Optional.of(RelationKind.VERSION))) {
                missing.put(Set.of(decision.left().id(), decision.right().id()), decision);
            }
        }
        List<StoredRelation> kin = new ArrayList<>();
        for (StoredRelation relation : relations) {
            if (!of(relation).equals(Optional.of(Opinion.REJECTED))) {
                kin.add(relation);
            }
            if (relation.relation().kind() == RelationKind.VERSION) {
                missing.remove(Set.of(relation.left(), relation.right()));
            }
        }
        missing.values().forEach(decision -> kin.add(version(decision.left(), decision.right())));
        return kin;
    }

    private static StoredRelation version(Entry left, Entry right) {
        return new StoredRelation(
                left.id(),
                right.id(),
                Relation.same(left.path(), right.path(), RelationKind.VERSION),
                new Evidence(0, 0, 0, 0, 0, 0, 0));
    }
}
