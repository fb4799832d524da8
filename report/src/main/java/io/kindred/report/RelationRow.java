package io.kindred.report;

import io.kindred.relation.Relation;
import java.util.List;

/** A relation as a row. */
public final class RelationRow {
    public static final List<String> COLUMNS = List.of(
            "left",
            "right",
            "kind",
            "score",
            "version",
            "semantic",
            "leftInRight",
            "rightInLeft",
            "order",
            "approximate");

    private RelationRow() {}

    public static Row of(Relation relation) {
        return new Row()
                .with("left", relation.left())
                .with("right", relation.right())
                .with("kind", relation.kind().toString())
                .with("score", rounded(relation.score()))
                .with("version", rounded(relation.version()))
                .with("semantic", relation.semantic())
                .with("leftInRight", rounded(relation.leftInRight()))
                .with("rightInLeft", rounded(relation.rightInLeft()))
                .with("order", rounded(relation.order()))
                .with("approximate", relation.approximate());
    }

    /** A score to show with two digits: only what is the same shows as 1.00. */
    public static double shown(double score) {
        return score < 1 ? Math.min(score, 0.99) : score;
    }

    /** Four digits, of which only 1 rounds to 1. */
    public static double rounded(double share) {
        double rounded = Math.round(share * 10_000) / 10_000.0;
        return share < 1 ? Math.min(rounded, 0.9999) : rounded;
    }
}
