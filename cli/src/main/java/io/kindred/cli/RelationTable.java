package io.kindred.cli;

import io.kindred.relation.RelationKind;
import io.kindred.report.Printable;
import io.kindred.report.Quoted;
import io.kindred.report.RelationRow;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Relations as a table for people, under a line that sums them up. */
final class RelationTable implements RowWriter {
    private final PrintWriter out;
    private final int documents;
    private final List<Row> rows = new ArrayList<>();

    RelationTable(PrintWriter out, int documents) {
        this.out = out;
        this.documents = documents;
    }

    @Override
    public void write(Row row) {
        rows.add(row);
    }

    @Override
    public void close() {
        out.println(documents + (documents == 1 ? " document" : " documents") + ", " + summary());
        if (rows.isEmpty()) {
            return;
        }
        out.println();
        int left = width("left");
        int kind = width("kind");
        rows.stream().filter(row -> !isRelated(row)).forEach(row -> print(row, kind, left));
        rows.stream().filter(RelationTable::isRelated).forEach(row -> {
            print(row, kind, left);
            String indent = " ".repeat(kind + 8);
            out.println(indent + shown(row, "reason"));
            Quoted.lines(row).forEach(line -> out.println(indent + line));
        });
    }

    private void print(Row row, int kind, int left) {
        out.println(String.format(
                Locale.ROOT,
                "%-" + kind + "s  %.2f  %-" + left + "s  %s",
                shown(row, "kind"),
                RelationRow.shown((Double) row.values().get("score")),
                shown(row, "left"),
                shown(row, "right")));
    }

    /** Whether a row is of documents that are about the same and share no text. */
    static boolean isRelated(Row row) {
        return RelationKind.RELATED.toString().equals(row.values().get("kind"));
    }

    private String summary() {
        if (rows.isEmpty()) {
            return "no two of them kin";
        }
        Map<Object, Integer> counts = new LinkedHashMap<>();
        rows.forEach(row -> counts.merge(row.values().get("kind"), 1, Integer::sum));
        String pairs = counts.entrySet().stream()
                .map(count -> count.getValue() + " " + count.getKey())
                .collect(Collectors.joining(", "));
        return rows.size() + (rows.size() == 1 ? " pair" : " pairs") + " of kin: " + pairs;
    }

    private int width(String column) {
        return rows.stream().mapToInt(row -> shown(row, column).length()).max().orElse(1);
    }

    private static String shown(Row row, String column) {
        return Printable.of((String) row.values().get(column));
    }
}
