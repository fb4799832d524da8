package io.kindred.cli;

import io.kindred.meaning.CatalogTopics;
import io.kindred.meaning.UnknownTopicsException;
import io.kindred.report.Printable;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import io.kindred.semantics.topic.Topic;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
            CatalogTopics found =
                    CatalogTopics.of(known, Optional.ofNullable(wishes).or(() -> CatalogTopics.usualWishes(file)));
            List<Topic> topics = found.topics();
            if (format.format() == Format.TEXT) {
                print(found, out);
            } else {
                try (RowWriter rows = format.format().rows(out, COLUMNS, TextRows.of(row -> {}))) {
                    for (int i = 0; i < topics.size(); i++) {
                        rows.write(row("t-" + (i + 1), topics.get(i), found));
                    }
                }
            }
            return topics.isEmpty() ? ExitStatus.NONE : ExitStatus.FOUND;
        } catch (UnknownTopicsException e) {
            throw new Failure(e.getMessage(), e);
        }
    }

    private static Row row(String name, Topic topic, CatalogTopics found) {
        List<Row> parts = new ArrayList<>();
        for (int i = 0; i < topic.parts().size(); i++) {
            parts.add(row(name + "." + (i + 1), topic.parts().get(i), found));
        }
        return new Row()
                .with("topic", name)
                .with("label", topic.label())
                .with("size", topic.documents().size())
                .with("documents", paths(topic, found))
                .with("parts", parts);
    }

    private static List<String> paths(Topic topic, CatalogTopics found) {
        return found.documents(topic).stream().map(Entry::path).toList();
    }

    private static void print(CatalogTopics found, PrintWriter out) {
        List<Topic> topics = found.topics();
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
            List<String> paths = paths(topic, found);
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
