package io.kindred.cli;

import io.kindred.report.ComparePage;
import io.kindred.report.CompareRow;
import io.kindred.report.Finding;
import io.kindred.report.PaperStatistics;
import io.kindred.report.RelationRow;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import io.kindred.text.Document;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options that say how and where to show a comparison. */
final class ViewOptions {
    private static final int WIDTH = 100;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            converter = ViewOptions.ViewParser.class,
            description = "How to write the answer: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private View view;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            defaultValue = "auto",
            converter = ViewOptions.ColourParser.class,
            description = "Colour the text: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Colour colour;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the answer to this file.")
    private Path output;

    /** Refuses to write the answer over what is to be read. */
    void mustSpare(List<Path> files) throws IOException {
        for (Path file : files) {
            if (output != null && Files.exists(output) && Files.exists(file) && Files.isSameFile(output, file)) {
                throw new Failure(output + ": is one of the documents, and the answer would replace it");
            }
        }
    }

    /** Writes a comparison to the file the user named, or to {@code standard}. */
    void write(Finding finding, boolean statistics, PrintWriter standard) throws IOException {
        if (statistics && (view == View.HTML || view == View.CSV)) {
            throw new Failure("--statistics goes with --format text, json or jsonl, not " + view);
        }
        to(standard, out -> {
            switch (view) {
                case TEXT -> writeText(finding, statistics, out);
                case HTML -> new ComparePage(finding).write(out);
                case JSON, JSONL, CSV -> writeRow(out, RelationRow.COLUMNS, CompareRow.of(finding, statistics));
            }
        });
    }

    private void writeText(Finding finding, boolean statistics, PrintWriter out) {
        new CompareText(finding, colour.paint(output != null), width(), out).write();
        if (statistics) {
            out.println();
            finding.pairs()
                    .ifPresent(pairs ->
                            PaperStatistics.write(out, finding.left(), finding.right(), pairs, finding.score()));
        }
    }

    /** Writes texts as they are, one after the other; or as rows of their names and texts. */
    void writeTexts(List<Document> documents, PrintWriter standard) throws IOException {
        to(standard, out -> {
            if (view == View.TEXT) {
                documents.forEach(document -> out.write(document.text()));
                return;
            }
            Row row = new Row();
            for (int i = 0; i < documents.size(); i++) {
                Document document = documents.get(i);
                row.with(i == 0 ? "left" : "right", document.id())
                        .with(i == 0 ? "leftText" : "rightText", document.text());
            }
            writeRow(out, List.of("left", "leftText", "right", "rightText"), row);
        });
    }

    /** Something that writes an answer. */
    @FunctionalInterface
    interface Answer {
        void write(PrintWriter out) throws IOException;
    }

    /** Writes any answer to the file the user named, or to {@code standard}. */
    void to(PrintWriter standard, Answer answer) throws IOException {
        if (output == null) {
            answer.write(standard);
            return;
        }
        try {
            new AnswerFile(output).write(answer);
        } catch (FileSystemException e) {
            throw new Failure(output + ": cannot write: " + Misfortune.wording(e, "no such folder"), e);
        }
    }

    private void writeRow(PrintWriter out, List<String> columns, Row row) throws IOException {
        if (view == View.HTML) {
            throw new Failure("--format html shows comparisons alone");
        }
        try (RowWriter rows = view.format().row(out, columns, null)) {
            rows.write(row);
        }
    }

    private static int width() {
        String columns = System.getenv("COLUMNS");
        return columns != null && columns.matches("[1-9]\\d{1,3}") ? Integer.parseInt(columns) : WIDTH;
    }

    private static final class ViewParser implements ITypeConverter<View> {
        @Override
        public View convert(String name) {
            return named(View.values(), name);
        }
    }

    private static final class ColourParser implements ITypeConverter<Colour> {
        @Override
        public Colour convert(String name) {
            return named(Colour.values(), name);
        }
    }

    /** The one of some values that has a name. */
    static <T> T named(T[] values, String name) {
        return Arrays.stream(values)
                .filter(value -> value.toString().equals(name.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        name + " is none of " + Arrays.toString(values).replaceAll("[\\[\\]]", "")));
    }
}
