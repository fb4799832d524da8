package io.kindred.cli;

import io.kindred.report.Printable;
import io.kindred.report.Quoted;
import io.kindred.report.RelationRow;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The kin of files for people: each file, and below it a line for each document it is kin to, with the reason. */
final class KinText implements RowWriter {
    static final List<String> COLUMNS = columns();

    private static final String INDENT = "                   ";

    private final PrintWriter out;
    private String file = "";

    KinText(PrintWriter out) {
        this.out = out;
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
