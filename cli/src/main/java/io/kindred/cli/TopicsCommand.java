package io.kindred.cli;

import io.kindred.report.Printable;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import io.kindred.scan.KnownSubjects;
import io.kindred.scan.Scan;
import io.kindred.semantics.DocumentMeaning;
import io.kindred.semantics.topic.Topic;
import io.kindred.semantics.topic.Wishes;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code kindred topics}. */
@Command(name = "topics", description = "Groups the documents of the catalog by what they are about.")
final class TopicsCommand implements Callable<Integer> {
    private static final List<String> COLUMNS = List.of("topic", "label", "size", "documents", "parts");
    private static final String USUAL_WISHES = "topics.txt";
    private static final int MOST_DOCUMENTS = 10;

    @Spec
    private CommandSpec spec;

    @Mixin
    private CatalogOption catalog;

    @Option(
            names = "--wishes",
            paramLabel = "FILE",
            description =
                    "Lines 'together: A, B' and 'apart: A, B' say which documents to keep in one topic, or in two."
                            + " Default: topics.txt beside the catalog, if it is there.")
    private Path wishes;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        Path file = catalog.find();
        PrintWriter out = spec.commandLine().getOut();
        try (Catalog known = Catalog.open(file)) {
            List<Entry> documents = KnownSubjects.taking(known);
            List<Topic> topics = topics(known, documents, file);
            if (format.format() == Format.TEXT) {
                print(topics, documents, out);
            } else {
                try (RowWriter rows = format.format().rows(out, COLUMNS, TextRows.of(row -> {}))) {
                    for (int i = 0; i < topics.size(); i++) {
                        rows.write(row("t-" + (i + 1), topics.get(i), documents));
                    }
                }
            }
            return topics.isEmpty() ? ExitStatus.NONE : ExitStatus.FOUND;
        }
    }

    /** The topics of more than one document. */
    private List<Topic> topics(Catalog known, List<Entry> documents, Path file) throws IOException {
        DocumentMeaning meaning = MeaningOptions.of(known)
                .meaning()
                .filter(about -> !documents.isEmpty())
                .orElseThrow(() ->
                        new Failure("it is not known what the documents are about; scan without --only-versions"));
        if (Scan.subjects(known).isEmpty()) {
            throw new Failure(
                    "the last scan was broken off before it was known what all documents are about; scan again");
        }
        return meaning
                .topics(documents.size(), number -> told(known, documents.get(number)), wishes(documents, file))
                .stream()
                .filter(topic -> topic.documents().size() > 1)
                .toList();
    }

    private static Map<String, byte[]> told(Catalog known, Entry entry) {
        try {
            Map<String, byte[]> told = new HashMap<>(known.told(entry.id()));
            told.values().removeIf(bytes -> bytes.length == 0);
            return told;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Wishes wishes(List<Entry> documents, Path file) {
        Path usual = file.resolveSibling(USUAL_WISHES);
        Path given = wishes != null || !Files.exists(usual) ? wishes : usual;
        Map<String, Integer> numbers = new HashMap<>();
        for (int number = 0; number < documents.size(); number++) {
            numbers.put(documents.get(number).path(), number);
        }
        return given == null ? Wishes.NONE : WishFile.read(given, numbers);
    }

    private static Row row(String name, Topic topic, List<Entry> documents) {
        List<Row> parts = new ArrayList<>();
        for (int i = 0; i < topic.parts().size(); i++) {
            parts.add(row(name + "." + (i + 1), topic.parts().get(i), documents));
        }
        return new Row()
                .with("topic", name)
                .with("label", topic.label())
                .with("size", topic.documents().size())
                .with("documents", paths(topic, documents))
                .with("parts", parts);
    }

    private static List<String> paths(Topic topic, List<Entry> documents) {
        return topic.documents().stream()
                .map(number -> documents.get(number).path())
                .toList();
    }

    private static void print(List<Topic> topics, List<Entry> documents, PrintWriter out) {
        int grouped =
                topics.stream().mapToInt(topic -> topic.documents().size()).sum();
        out.println(
                topics.isEmpty()
                        ? "No topics: no two documents are about the same."
                        : String.format(
                                Locale.ROOT,
                                "%,d %s of %,d documents",
                                topics.size(),
                                topics.size() == 1 ? "topic" : "topics",
                                grouped));
        for (Topic topic : topics) {
            out.println();
            out.println(title(topic));
            List<String> paths = paths(topic, documents);
            paths.stream().limit(MOST_DOCUMENTS).forEach(path -> out.println("  " + Printable.of(path)));
            if (paths.size() > MOST_DOCUMENTS) {
                out.println(String.format(Locale.ROOT, "  and %,d more", paths.size() - MOST_DOCUMENTS));
            }
            topic.parts().forEach(part -> out.println("  - " + title(part)));
        }
    }

    private static String title(Topic topic) {
        return String.format(
                Locale.ROOT,
                "%s  (%,d documents)",
                Printable.of(String.join(", ", topic.label())),
                topic.documents().size());
    }
}
