package io.kindred.cli;

import io.kindred.family.Family;
import io.kindred.family.lineage.Copy;
import io.kindred.family.lineage.Descent;
import io.kindred.family.lineage.Lineage;
import io.kindred.family.lineage.Merge;
import io.kindred.report.FamilyRow;
import io.kindred.report.Percent;
import io.kindred.report.Printable;
import io.kindred.scan.Ancestry;
import io.kindred.scan.Kinship;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A lineage for people: a tree of the states, with what changed from each to the next. */
final class LineageText {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ISO_LOCAL_DATE.withZone(ZoneOffset.UTC);

    private final Family family;
    private final Lineage lineage;
    private final Ancestry ancestry;
    private final boolean byTimes;
    private final Set<String> latest;

    LineageText(Family family, Lineage lineage, Ancestry ancestry, boolean byTimes) {
        this.family = family;
        this.lineage = lineage;
        this.ancestry = ancestry;
        this.byTimes = byTimes;
        this.latest = Set.copyOf(lineage.latest());
    }

    void write(PrintWriter out) throws IOException {
        out.println(String.format(
                Locale.ROOT,
                "%s  %,d documents, %s alike; who came first is read from %s",
                FamilyRow.name(family),
                family.members().size(),
                Percent.of(family.cohesion()),
                byTimes ? "the times of the files" : "texts and names"));
        out.println();
        out.println(name(lineage.first()) + first());
        writeBelow(lineage.first(), "", out);
    }

    private String first() {
        return lineage.sure() >= Descent.SURE ? "  first" : "  first, perhaps (" + Percent.of(lineage.sure()) + ")";
    }

    private void writeBelow(String id, String indent, PrintWriter out) throws IOException {
        List<Descent> children = lineage.descents().stream()
                .filter(descent -> descent.from().equals(id))
                .toList();
        for (Copy copy : lineage.copies()) {
            if (copy.of().equals(id)) {
                out.println(indent + (children.isEmpty() ? "  " : "│ ") + "= " + name(copy.id())
                        + (copy.reverts() ? "  the same text again, later" : "  the same text"));
            }
        }
        for (int i = 0; i < children.size(); i++) {
            boolean isLast = i == children.size() - 1;
            write(children.get(i), indent, isLast, out);
        }
    }

    private void write(Descent descent, String indent, boolean isLast, PrintWriter out) throws IOException {
        String below = indent + (isLast ? "   " : "│  ");
        out.println(indent
                + (isLast ? "└" : "├")
                + (descent.isDirected() ? "─ " : "? ")
                + name(descent.to())
                + (latest.contains(descent.to()) ? "  latest" : ""));
        boolean hasChildren =
                lineage.descents().stream().anyMatch(each -> each.from().equals(descent.to()));
        out.println(below
                + (hasChildren ? "│    " : "     ")
                + FamilyRow.change(descent, ancestry.change(descent).map(Kinship::evidence)));
        for (Merge merge : lineage.merges()) {
            if (merge.to().equals(descent.to())) {
                out.println(below + (hasChildren ? "│    " : "     ") + Percent.of(merge.share())
                        + " of what is new is from " + Printable.of(merge.from()));
            }
        }
        writeBelow(descent.to(), below, out);
    }

    private String name(String id) throws IOException {
        return Printable.of(id) + (byTimes ? "  " + DAY.format(ancestry.time(id)) : "");
    }
}
