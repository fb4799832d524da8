package io.kindred.cli;

import io.kindred.report.CsvRows;
import io.kindred.report.JsonRows;
import io.kindred.report.RowWriter;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/** How an answer is written. */
enum Format {
    /** For people, as each command thinks best. */
    TEXT,
    /** One JSON array, or one object where there is one answer. */
    JSON,
    /** One JSON object per line. */
    JSONL,
    /** Comma-separated values with a header line. */
    CSV;

    /**
     * A writer of many rows.
     *
     * @param columns the names of the values that CSV shows
     * @param text what writes them for people
     */
    RowWriter rows(Writer out, List<String> columns, RowWriter text) {
        return this == JSON ? JsonRows.array(out) : row(out, columns, text);
    }

    /** A writer of the only row of an answer: as {@link #rows}, but JSON is the bare object. */
    RowWriter row(Writer out, List<String> columns, RowWriter text) {
        return switch (this) {
            case TEXT -> text;
            case JSON, JSONL -> JsonRows.lines(out);
            case CSV -> new CsvRows(out, columns);
        };
    }

    /** The name users give. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
