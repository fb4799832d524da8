package io.kindred.report;

import io.kindred.relation.Relation;
import io.kindred.scan.Kinship;
import java.util.Locale;

/** What a file is kin to as a row: the relation, and why in words. */
public final class KinRow {
    private KinRow() {}

    public static Row of(Kinship kinship) {
        return of(kinship.relation(), Reason.of(kinship.relation(), kinship.evidence()) + alike(kinship.alike()));
    }

    public static Row of(Relation relation, String reason) {
        return RelationRow.of(relation).with("reason", reason);
    }

    private static String alike(int alike) {
        return switch (alike) {
            case 0 -> "";
            case 1 -> "; one more is nearly the same";
            default -> String.format(Locale.ROOT, "; %,d more are nearly the same", alike);
        };
    }
}
