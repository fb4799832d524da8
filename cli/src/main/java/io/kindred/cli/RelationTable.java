package io.kindred.cli;

import io.kindred.report.Printable;
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
    private final List<Map<String, Object>> rows = new ArrayList<>();

    RelationTable(PrintWriter out, int documents) {
        this.out = out;
        this.documents = documents;
    }

    @Override
    public void write(Row row) {
        rows.add(row.values());
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
        for (Map<String, Object> row : rows) {
            out.println(String.format(
                    Locale.ROOT,
                    "%-" + kind + "s  %.2f  %-" + left + "s  %s",
                    row.get("kind"),
                    RelationRow.shown((Double) row.get("score")),
                    shown(row, "left"),
                    shown(row, "right")));
        }
    }

    private String summary() {
        if (rows.isEmpty()) {
            return "no two of them kin";
        }
        Map<Object, Integer> counts = new LinkedHashMap<>();
        rows.forEach(row -> counts.merge(row.get("kind"), 1, Integer::sum));
        String pairs = counts.entrySet().stream()
                .map(count -> count.getValue() + " " + count.getKey())
                .collect(Collectors.joining(", "));
        return rows.size() + (rows.size() == 1 ? " pair" : " pairs") + " of kin: " + pairs;
    }

    private int width(String column) {
        return rows.stream().mapToInt(row -> shown(row, column).length()).max().orElse(1);
    }

    private static String shown(Map<String, Object> row, String column) {
        return Printable.of((String) row.get(column));
    }
}
