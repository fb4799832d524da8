package io.kindred.cli;

import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import java.util.function.Consumer;

/** Rows written for people, each as it comes. */
final class TextRows implements RowWriter {
    private final Consumer<Row> line;

    private TextRows(Consumer<Row> line) {
        this.line = line;
    }

    static RowWriter of(Consumer<Row> line) {
        return new TextRows(line);
    }

    @Override
    public void write(Row row) {
        line.accept(row);
    }

    @Override
    public void close() {}
}
