package io.kindred.scan;

import io.kindred.corpus.Prose;
import io.kindred.relation.Meaning;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import io.kindred.store.Problem;
import io.kindred.store.RelationFilter;
import io.kindred.text.Document;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/** A folder of text files with a catalog, for tests. */
final class Collection {
    final Path folder;
    final Path catalog;
    final AtomicInteger reads = new AtomicInteger();
    Meddling whileReading = file -> {};
    boolean keepText = true;
    boolean everyPair;
    int jobs = 2;
    Meaning meaning;
    int small = 10_000;

    Collection(Path place) throws IOException {
        this.folder = Files.createDirectories(place.resolve("files"));
        this.catalog = place.resolve("catalog.db");
    }

    /** Something done to a file while it is being read. */
    interface Meddling {
        void of(Path file) throws IOException;
    }

    /** What can be told of a catalog without its numbers. */
    record Contents(List<String> documents, List<String> relations, List<String> problems) {}

    void write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    Contents scan() throws IOException {
        return scan(ScanWatcher.NOBODY);
    }

    Contents scan(ScanWatcher watcher, Path... starts) throws IOException {
        try (CatalogWriter writer = CatalogWriter.open(catalog)) {
            Scan scan = new Scan(writer, folder, texts(), new AlignedMeasuring(!everyPair), keepText, jobs, watcher)
                    .goingThrough(small);
            (meaning == null ? scan : scan.with(meaning))
                    .run(starts.length == 0 ? List.of(folder) : List.of(starts), List.of());
            return contents(writer.catalog());
        }
    }

    /** Reads text; a file that begins with an exclamation mark is bad. */
    TextProvider texts() {
        return file -> {
            reads.incrementAndGet();
            String text = Files.readString(file);
            whileReading.of(file);
            if (text.startsWith("!memory")) {
                throw new OutOfMemoryError("not really");
            }
            if (text.startsWith("!bug")) {
                throw new IllegalStateException("not really");
            }
            if (text.startsWith("!")) {
                throw new IOException("bad text");
            }
            return new Document(file.toString(), file.getFileName().toString(), text, Map.of());
        };
    }

    static Contents contents(Catalog catalog) throws IOException {
        List<String> relations = new ArrayList<>();
        catalog.relations(RelationFilter.ALL, found -> relations.add(found.relation() + " " + found.evidence()));
        return new Contents(
                catalog.documents().stream().map(Entry::path).sorted().toList(),
                relations,
                catalog.problems().stream().map(Problem::toString).toList());
    }

    /** Writes families of versions, copies and excerpts, and texts from one form; returns all paths. */
    List<String> writeFamilies(int count, Random random) throws IOException {
        List<String> paths = new ArrayList<>();
        Prose prose = new Prose(random);
        String form = prose.paragraphs(2);
        for (int i = 0; i < count; i++) {
            String base = prose.paragraphs(3 + random.nextInt(4));
            paths.add("f" + i + "/a.txt");
            write("f" + i + "/a.txt", base);
            paths.add("f" + i + "/b.txt");
            write("f" + i + "/b.txt", base + "\n\n" + prose.paragraph());
            if (random.nextInt(3) == 0) {
                paths.add("copy" + i + ".txt");
                write("copy" + i + ".txt", base);
            }
            paths.add("form" + i + ".txt");
            write("form" + i + ".txt", form + "\n\n" + prose.paragraphs(2));
        }
        return paths;
    }
}
