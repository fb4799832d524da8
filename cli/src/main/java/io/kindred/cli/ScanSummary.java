package io.kindred.cli;

import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.report.Printable;
import io.kindred.report.RelationRow;
import io.kindred.scan.Scan;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import io.kindred.store.Problem;
import io.kindred.store.RelationFilter;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;

/** What a catalog holds, on one screen. */
final class ScanSummary {
    private static final int STRONGEST = 5;
    private static final Comparator<Relation> STRONGEST_FIRST = Comparator.<Relation, Boolean>comparing(
                    relation -> relation.kind() == RelationKind.RELATED)
            .thenComparing(Comparator.comparingDouble(Relation::score).reversed())
            .thenComparing(Relation::kind)
            .thenComparing(Relation::left)
            .thenComparing(Relation::right);

    private final List<Entry> documents;
    private final long failures;
    private final long passedOver;
    private final long untold;
    private final Map<RelationKind, Integer> kinds = new EnumMap<>(RelationKind.class);
    private final PriorityQueue<Relation> strongest = new PriorityQueue<>(STRONGEST_FIRST.reversed());
    private int relations;
    private int copies;
    private long copiedBytes;

    private ScanSummary(Catalog catalog) throws IOException {
        this.documents = catalog.documents();
        List<Problem> problems = catalog.problems();
        this.failures = problems.stream().filter(Problem::isFailure).count();
        this.passedOver = problems.size() - failures;
        this.untold = untold(catalog);
        catalog.relations(RelationFilter.ALL, found -> count(found.relation()));
        countCopies();
    }

    static ScanSummary of(Catalog catalog) throws IOException {
        return new ScanSummary(catalog);
    }

    /** How many documents the model of meaning could not tell anything of. */
    private static long untold(Catalog catalog) throws IOException {
        List<String> schemes = Scan.subjects(catalog);
        return schemes.size() < 2 ? 0 : catalog.untold(schemes.get(schemes.size() - 1));
    }

    int exitStatus() {
        if (failures > 0) {
            return ExitStatus.FAILED;
        }
        return relations > 0 ? ExitStatus.FOUND : ExitStatus.NONE;
    }

    /**
     * Writes the screen.
     *
     * @param where where further commands find the catalog
     */
    void write(PrintWriter out, String where) {
        out.println(number(documents.size(), "document") + ", " + size() + "; "
                + (relations == 0 ? "no two of them kin" : number(relations, "pair") + " of kin"));
        out.println();
        writeCounts(out);
        if (relations > 0) {
            writeStrongest(out);
        }
        out.println();
        out.println("Next" + where + ": kindred serve shows it in the browser, kindred relations lists all pairs,");
        out.println("kindred compare A B shows what changed, kindred check FILE finds the kin of another file,");
        out.println("kindred clean plans what could go.");
    }

    private void writeCounts(PrintWriter out) {
        count(out, "copies", copies, "document", " could go, " + Size.of(copiedBytes));
        for (RelationKind kind : RelationKind.values()) {
            if (kind != RelationKind.IDENTICAL && kind != RelationKind.CONTAINS && kind != RelationKind.CONTAINED) {
                count(out, kind.toString(), kinds.getOrDefault(kind, 0), "pair", "");
            } else if (kind == RelationKind.CONTAINS) {
                int contained =
                        kinds.getOrDefault(RelationKind.CONTAINS, 0) + kinds.getOrDefault(RelationKind.CONTAINED, 0);
                count(out, "contained", contained, "pair", "");
            }
        }
        count(out, "words alone", untold, "document", ", not in English or without sentences: related by words alone");
        count(out, "problems", failures, "file", " could not be read, see kindred problems");
        count(out, "passed over", passedOver, "file", " without text");
    }

    private static void count(PrintWriter out, String what, long count, String unit, String more) {
        if (count > 0) {
            out.println(String.format(Locale.ROOT, "  %-11s  %s%s", what, number(count, unit), more));
        }
    }

    private void writeStrongest(PrintWriter out) {
        List<Relation> shown = strongest.stream().sorted(STRONGEST_FIRST).toList();
        out.println();
        out.println(relations > shown.size() ? "The strongest" : "All of them");
        int width = shown.stream()
                .mapToInt(relation -> Columns.of(Printable.of(relation.left())))
                .max()
                .orElse(0);
        for (Relation relation : shown) {
            String left = Printable.of(relation.left());
            out.println(String.format(
                    Locale.ROOT,
                    "  %-11s  %.2f  %s%s  %s",
                    relation.kind(),
                    RelationRow.shown(relation.score()),
                    left,
                    " ".repeat(width - Columns.of(left)),
                    Printable.of(relation.right())));
        }
    }

    private void count(Relation relation) {
        relations++;
        kinds.merge(relation.kind(), 1, Integer::sum);
        strongest.add(relation);
        if (strongest.size() > STRONGEST) {
            strongest.remove();
        }
    }

    /** Of documents with the same bytes one is enough. */
    private void countCopies() {
        Map<Object, Integer> seen = new HashMap<>();
        for (Entry entry : documents) {
            if (seen.merge(entry.file().content(), 1, Integer::sum) > 1) {
                copies++;
                copiedBytes += entry.file().size();
            }
        }
    }

    private String size() {
        return Size.of(
                documents.stream().mapToLong(entry -> entry.file().size()).sum());
    }

    private static String number(long count, String unit) {
        return String.format(Locale.ROOT, "%,d %s%s", count, unit, count == 1 ? "" : "s");
    }
}
