package io.kindred.cli;

import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.scan.Explanation;
import io.kindred.scan.Kinship;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The kin of files for people: each file, and below it a line for each document it is kin to, with the reason. */
final class KinText implements RowWriter {
    static final List<String> COLUMNS = columns();

    private static final String INDENT = "                   ";

    private final PrintWriter out;
    private String file = "";

    KinText(PrintWriter out) {
        this.out = out;
    }

    /** A relation with its reason as a row. */
    static Row row(Kinship kinship) {
        return row(kinship.relation(), kinship.evidence(), kinship.explanation(), alike(kinship.alike()));
    }

    private static String alike(int alike) {
        return switch (alike) {
            case 0 -> "";
            case 1 -> "; one more is nearly the same";
            default -> String.format(Locale.ROOT, "; %,d more are nearly the same", alike);
        };
    }

    /** A relation with its reason as a row; if the two are about the same, the row tells why. */
    static Row row(Relation relation, Evidence evidence, Optional<Explanation> explanation) {
        return row(relation, evidence, explanation, "");
    }

    private static Row row(Relation relation, Evidence evidence, Optional<Explanation> explanation, String more) {
        boolean related = relation.kind() == RelationKind.RELATED && explanation.isPresent();
        String reason = related ? Quoted.concepts(explanation.get()) : Reason.of(relation, evidence);
        Row row = RelationRow.of(relation).with("reason", reason + more);
        explanation.ifPresent(found -> Quoted.addTo(row, found));
        return row;
    }

    @Override
    public void write(Row row) {
        String left = (String) row.values().get("left");
        if (!left.equals(file)) {
            file = left;
            out.println(Printable.of(left));
        }
        out.println(String.format(
                Locale.ROOT,
                "  %-9s  %.2f  %s",
                row.values().get("kind"),
                RelationRow.shown((Double) row.values().get("score")),
                Printable.of((String) row.values().get("right"))));
        out.println(INDENT + Printable.of((String) row.values().get("reason")));
        if (RelationTable.isRelated(row)) {
            Quoted.lines(row).forEach(line -> out.println(INDENT + line));
        }
    }

    /** Tells that nothing is kin to a file. */
    void none(String asked) {
        out.println(Printable.of(asked));
        out.println("  nothing like it");
    }

    @Override
    public void close() {}

    private static List<String> columns() {
        List<String> columns = new ArrayList<>(RelationRow.COLUMNS);
        columns.addAll(List.of("reason", "concepts", Quoted.PASSAGES));
        return List.copyOf(columns);
    }
}
