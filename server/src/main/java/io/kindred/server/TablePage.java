package io.kindred.server;

import io.kindred.report.Html;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Rows as one page that needs nothing else: no script, no network, everything shown and nothing obeyed. */
final class TablePage implements RowWriter {
    private final Writer out;
    private final String name;
    private final List<String> columns;
    private final List<Row> rows = new ArrayList<>();

    TablePage(Writer out, String name, List<String> columns) {
        this.out = out;
        this.name = name;
        this.columns = List.copyOf(columns);
    }

    @Override
    public void write(Row row) {
        rows.add(row);
    }

    @Override
    public void close() throws IOException {
        ReportPage.write(out, "table.html", name, Map.of("columns", this::writeColumns, "rows", this::writeRows));
    }

    private void writeColumns(Writer page) throws IOException {
        for (String column : columns) {
            page.write("<th scope=\"col\">" + Html.of(column) + "</th>");
        }
    }

    private void writeRows(Writer page) throws IOException {
        for (Row row : rows) {
            page.write("<tr>");
            for (String column : columns) {
                page.write(cell(row.values().get(column)));
            }
            page.write("</tr>\n");
        }
    }

    private static String cell(Object value) {
        String begin = value instanceof Number ? "<td class=\"number\">" : "<td>";
        return begin + shown(value) + "</td>";
    }

    private static String shown(Object value) {
        if (value == null) {
            return "";
        }
        if (value instanceof List<?> list) {
            return list.stream().map(TablePage::shown).collect(Collectors.joining("<br>"));
        }
        if (value instanceof Row row) {
            return row.values().entrySet().stream()
                    .map(each -> Html.of(each.getKey()) + " " + shown(each.getValue()))
                    .collect(Collectors.joining(", "));
        }
        return "<bdi>" + Html.of(value.toString()) + "</bdi>";
    }
}
