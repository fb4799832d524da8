package io.kindred.server;

import io.kindred.report.CsvRows;
import io.kindred.report.JsonRows;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/** A way to export a table. */
enum TableFormat {
    CSV("text/csv; charset=utf-8") {
        @Override
        RowWriter writer(Writer out, String name, List<String> columns) {
            return new CsvRows(out, columns);
        }
    },
    JSON("application/json") {
        @Override
        RowWriter writer(Writer out, String name, List<String> columns) {
            return JsonRows.array(out);
        }
    },
    HTML("text/html; charset=utf-8") {
        @Override
        RowWriter writer(Writer out, String name, List<String> columns) {
            return new TablePage(out, name, columns);
        }
    };

    private final String type;

    TableFormat(String type) {
        this.type = type;
    }

    abstract RowWriter writer(Writer out, String name, List<String> columns);

    /** What the name of a file ends with. */
    String ending() {
        return "." + name().toLowerCase(Locale.ROOT);
    }

    /** Rows as a file. */
    Answer answer(String name, List<String> columns, List<Row> rows) throws IOException {
        StringWriter text = new StringWriter();
        try (RowWriter out = writer(text, name, columns)) {
            for (Row row : rows) {
                out.write(row);
            }
        }
        return Answer.of(200, type, text.toString()).attached(name + ending());
    }
}
