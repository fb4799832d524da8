package io.kindred.report;

import io.kindred.family.Family;
import io.kindred.family.lineage.Copy;
import io.kindred.family.lineage.Descent;
import io.kindred.family.lineage.Lineage;
import io.kindred.family.lineage.Merge;
import java.util.List;

/** Families and lineages as rows. */
public final class FamilyRow {
    public static final List<String> COLUMNS = List.of("family", "representative", "cohesion", "size", "members");
    public static final List<String> LINEAGE_COLUMNS =
            List.of("family", "first", "sure", "latest", "lineage", "merges", "copies");

    private FamilyRow() {}

    /** What a family is called. */
    public static String name(Family family) {
        return "f-" + family.name();
    }

    public static Row of(Family family) {
        return new Row()
                .with("family", name(family))
                .with("representative", representative(family))
                .with("cohesion", family.cohesion())
                .with("size", family.members().size())
                .with("members", family.members());
    }

    /** The member that stands for most. */
    public static String representative(Family family) {
        return family.clusters().get(0).leader();
    }

    public static Row of(Family family, Lineage lineage) {
        return of(family)
                .with("first", lineage.first())
                .with("sure", lineage.sure())
                .with("latest", lineage.latest())
                .with("lineage", lineage.descents().stream().map(FamilyRow::of).toList())
                .with("merges", lineage.merges().stream().map(FamilyRow::of).toList())
                .with("copies", lineage.copies().stream().map(FamilyRow::of).toList());
    }

    private static Row of(Descent descent) {
        return new Row()
                .with("child", descent.to())
                .with("parent", descent.from())
                .with("confidence", descent.direction())
                .with("directed", descent.isDirected())
                .with("reverts", descent.reverts())
                .with("inserted", descent.inserted())
                .with("deleted", descent.deleted())
                .with(
                        "reasons",
                        descent.reasons().stream()
                                .filter(reason -> reason.logOdds() > 0)
                                .map(reason -> reason.clue().toString())
                                .toList());
    }

    private static Row of(Merge merge) {
        return new Row().with("child", merge.to()).with("parent", merge.from()).with("share", merge.share());
    }

    private static Row of(Copy copy) {
        return new Row().with("copy", copy.id()).with("of", copy.of()).with("reverts", copy.reverts());
    }
}
