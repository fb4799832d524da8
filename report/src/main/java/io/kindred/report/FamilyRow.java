package io.kindred.report;

import io.kindred.family.Family;
import io.kindred.family.lineage.Copy;
import io.kindred.family.lineage.Descent;
import io.kindred.family.lineage.Lineage;
import io.kindred.family.lineage.Merge;
import io.kindred.relation.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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

    /** What changed on the way from one state to the next, in words. */
    public static String change(Descent descent, Optional<Evidence> evidence) {
        StringBuilder change =
                new StringBuilder(String.format(Locale.ROOT, "+%,d -%,d words", descent.inserted(), descent.deleted()));
        List<String> paragraphs = evidence.map(FamilyRow::paragraphs).orElse(List.of());
        if (!paragraphs.isEmpty()) {
            change.append("; paragraphs: ").append(String.join(", ", paragraphs));
        }
        if (descent.reverts()) {
            change.append("; mostly undoes the change before");
        }
        if (!descent.isDirected()) {
            change.append("; which of the two came first is a guess (")
                    .append(Percent.of(descent.direction()))
                    .append(')');
        }
        return change.toString();
    }

    private static List<String> paragraphs(Evidence evidence) {
        List<String> changes = new ArrayList<>();
        add(changes, evidence.inserted(), "new");
        add(changes, evidence.deleted(), "gone");
        add(changes, evidence.edited(), "edited");
        add(changes, evidence.moved(), "moved");
        add(changes, evidence.merged(), "merged");
        add(changes, evidence.split(), "split");
        return changes;
    }

    private static void add(List<String> changes, int count, String change) {
        if (count > 0) {
            changes.add(count + " " + change);
        }
    }

    /** What became of paragraphs as a row. */
    public static Row of(Evidence evidence) {
        return new Row()
                .with("kept", evidence.kept())
                .with("edited", evidence.edited())
                .with("moved", evidence.moved())
                .with("merged", evidence.merged())
                .with("split", evidence.split())
                .with("inserted", evidence.inserted())
                .with("deleted", evidence.deleted());
    }

    public static Row of(Descent descent) {
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
