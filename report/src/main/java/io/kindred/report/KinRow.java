package io.kindred.report;

import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.scan.Explanation;
import io.kindred.scan.Kinship;
import java.util.Locale;
import java.util.Optional;

/** What a file is kin to as a row: the relation, and why in words. */
public final class KinRow {
    private KinRow() {}

    public static Row of(Kinship kinship) {
        return of(kinship.relation(), kinship.evidence(), kinship.explanation(), alike(kinship.alike()));
    }

    /** A relation and why, with what both are about where that was looked at. */
    public static Row of(Relation relation, Evidence evidence, Optional<Explanation> explanation) {
        return of(relation, evidence, explanation, "");
    }

    private static Row of(Relation relation, Evidence evidence, Optional<Explanation> explanation, String more) {
        boolean related = relation.kind() == RelationKind.RELATED && explanation.isPresent();
        String reason = related ? Quoted.concepts(explanation.get()) : Reason.of(relation, evidence);
        Row row = RelationRow.of(relation).with("reason", reason + more);
        explanation.ifPresent(found -> Quoted.addTo(row, found));
        return row;
    }

    private static String alike(int alike) {
        return switch (alike) {
            case 0 -> "";
            case 1 -> "; one more is nearly the same";
            default -> String.format(Locale.ROOT, "; %,d more are nearly the same", alike);
        };
    }
}
