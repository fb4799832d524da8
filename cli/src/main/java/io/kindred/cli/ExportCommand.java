package io.kindred.cli;

import io.kindred.report.RelationRow;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import io.kindred.scan.DelimitedText;
import io.kindred.store.Catalog;
import io.kindred.store.Details;
import io.kindred.store.Entry;
import io.kindred.store.RelationFilter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code kindred export}. */
@Command(
        name = "export",
        description = "Writes out what the catalog knows: its relations, or its documents with their fingerprints.")
final class ExportCommand implements Callable<Integer> {
    private static final List<String> DOCUMENT = List.of(
            "path",
            "title",
            "author",
            "created",
            "modified",
            "language",
            "size",
            "words",
            "content",
            "scheme",
            "si",
            "chunks");

    @Spec
    private CommandSpec spec;

    @Mixin
    private CatalogOption catalog;

    @Option(names = "--documents", description = "Write documents with their fingerprints instead of relations.")
    private boolean documents;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "csv",
            converter = ExportCommand.Parser.class,
            description =
                    "csv, json, jsonl, or delimited: documents as lines of text, as Waikato 2013 stores them. Default:"
                            + " ${DEFAULT-VALUE}.")
    private Form form;

    @Option(
            names = "--delim",
            paramLabel = "C",
            defaultValue = "|",
            description = "What stands between the fields of delimited text. Default: ${DEFAULT-VALUE}")
    private char delim;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to this file.")
    private Path output;

    @Override
    public Integer call() throws IOException {
        mustDelimit(delim);
        try (Catalog known = Catalog.open(catalog.find())) {
            if (output == null) {
                write(known, spec.commandLine().getOut());
            } else {
                new AnswerFile(output).write(out -> write(known, out));
            }
        } catch (FileSystemException e) {
            throw new Failure(output + ": cannot write: " + Misfortune.wording(e, "no such folder"), e);
        }
        return ExitStatus.FOUND;
    }

    static void mustDelimit(char delim) {
        if (!DelimitedText.isDelimiter(delim)) {
            throw new Failure("--delim is no letter, digit, backslash or line end, which fields are made of");
        }
    }

    private void write(Catalog known, PrintWriter out) throws IOException {
        if (form == Form.DELIMITED) {
            writeLines(known, out);
        } else if (documents) {
            try (RowWriter rows = form.format().rows(out, DOCUMENT, null)) {
                for (Entry entry : byPath(known)) {
                    rows.write(row(known.details(entry.id()).orElseThrow()));
                }
            }
        } else {
            try (RowWriter rows = form.format().rows(out, RelationRow.COLUMNS, null)) {
                known.relations(RelationFilter.ALL, found -> rows.write(RelationRow.of(found.relation())));
            }
        }
    }

    private void writeLines(Catalog known, PrintWriter out) throws IOException {
        List<Entry> entries = byPath(known);
        for (int number = 0; number < entries.size(); number++) {
            Details details = known.details(entries.get(number).id()).orElseThrow();
            out.print(
                    new DelimitedText(number, entries.get(number).path(), details.si(), details.chunks()).line(delim));
            out.print('\n');
        }
    }

    private static List<Entry> byPath(Catalog known) throws IOException {
        return known.documents().stream()
                .sorted(Comparator.comparing(Entry::path))
                .toList();
    }

    private static Row row(Details details) {
        Entry entry = details.entry();
        return new Row()
                .with("path", entry.path())
                .with("title", details.title())
                .with("author", details.metadata().get("author"))
                .with("created", details.metadata().get("created"))
                .with("modified", details.metadata().get("modified"))
                .with("language", details.metadata().get("language"))
                .with("size", entry.file().size())
                .with("words", entry.words())
                .with("content", entry.file().content().hex())
                .with("scheme", details.scheme())
                .with("si", details.si())
                .with(
                        "chunks",
                        details.chunks().stream()
                                .map(HexFormat.of()::toHexDigits)
                                .toList());
    }

    /** What the export looks like. */
    enum Form {
        CSV,
        JSON,
        JSONL,
        DELIMITED;

        Format format() {
            return Format.valueOf(name());
        }

        /** The name users give. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final class Parser implements ITypeConverter<Form> {
        @Override
        public Form convert(String name) {
            return ViewOptions.named(Form.values(), name);
        }
    }
}
