package io.kindred.cli;

import io.kindred.report.Printable;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import io.kindred.store.Catalog;
import io.kindred.store.Rows;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code kindred sql}. */
@Command(
        name = "sql",
        description =
                "Answers a query in SQL. Nothing can be changed. The views documents, relations and problems are for"
                        + " people; hamming(a, b) counts the bits in which two numbers differ, similarity(a, b) is the share of the"
                        + " 64 bits in which they agree.")
final class SqlCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "QUERY",
            description = "For example \"SELECT path FROM documents WHERE hamming(si, 7935502856993792755) <= 6\".")
    private String query;

    @Mixin
    private CatalogOption catalog;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        try (Catalog known = Catalog.open(catalog.find());
                Answer answer = new Answer(spec.commandLine().getOut())) {
            known.sql(query, answer);
            return answer.isEmpty() ? ExitStatus.NONE : ExitStatus.FOUND;
        }
    }

    /** Rows of any columns: the writer for them is made when these are known. */
    private final class Answer implements Rows, AutoCloseable {
        private final PrintWriter out;
        private List<String> names;
        private RowWriter rows;
        private boolean empty = true;

        Answer(PrintWriter out) {
            this.out = out;
        }

        boolean isEmpty() {
            return empty;
        }

        @Override
        public void columns(List<String> columns) {
            names = columns;
            rows = format.format().rows(out, columns, TextRows.of(this::print));
        }

        @Override
        public void row(List<Object> values) throws IOException {
            empty = false;
            Row row = new Row();
            for (int i = 0; i < names.size(); i++) {
                with(row, names.get(i), values.get(i));
            }
            rows.write(row);
        }

        @Override
        public void close() throws IOException {
            if (rows != null) {
                rows.close();
            }
        }

        private void print(Row row) {
            out.println(row.values().values().stream()
                    .map(value -> value == null ? "" : Printable.of(value.toString()))
                    .collect(Collectors.joining("\t")));
        }
    }

    private static void with(Row row, String name, Object value) {
        if (value instanceof Long number) {
            row.with(name, number);
        } else if (value instanceof Double number) {
            row.with(name, number);
        } else if (value instanceof byte[] bytes) {
            row.with(name, HexFormat.of().formatHex(bytes));
        } else {
            row.with(name, (String) value);
        }
    }
}
