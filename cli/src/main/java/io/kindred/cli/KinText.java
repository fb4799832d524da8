package io.kindred.cli;

import io.kindred.relation.Relation;
import io.kindred.scan.Kinship;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The kin of files for people: each file, and below it a line for each document it is kin to, with the reason. */
final class KinText implements RowWriter {
    static final List<String> COLUMNS = columns();

    private final PrintWriter out;
    private String file = "";

    KinText(PrintWriter out) {
        this.out = out;
    }

    /** A relation with its reason as a row. */
    static Row row(Kinship kinship) {
        String reason = Reason.of(kinship.relation(), kinship.evidence());
        return row(kinship.relation(), reason + alike(kinship.alike()));
    }

    private static String alike(int alike) {
        return switch (alike) {
            case 0 -> "";
            case 1 -> "; one more is nearly the same";
            default -> String.format(Locale.ROOT, "; %,d more are nearly the same", alike);
        };
    }

    static Row row(Relation relation, String reason) {
        return RelationRow.of(relation).with("reason", reason);
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
        out.println("                   " + Printable.of((String) row.values().get("reason")));
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
        columns.add("reason");
        return List.copyOf(columns);
    }
}
