package io.kindred.clean;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.FileState;
import io.kindred.store.NewDocument;
import io.kindred.store.StoredRelation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A folder of small files with a catalog, for tests. */
final class Shelf {
    final Path folder;
    final Path catalog;
    private final Map<String, Integer> numbers = new TreeMap<>();

    /** A shelf that has no catalog yet. */
    Shelf(Path folder, Path catalog) throws IOException {
        this.folder = Files.createDirectories(folder).toRealPath();
        this.catalog = Files.createDirectories(catalog.toAbsolutePath().getParent())
                .toRealPath()
                .resolve(catalog.getFileName());
    }

    static Shelf in(Path place) throws IOException {
        return new Shelf(place.resolve("files"), place.resolve("files/.kindred/catalog.db"));
    }

    /** Writes a file as it was last modified on a day of 2024. */
    Path write(String path, String text, int day) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.setLastModifiedTime(
                file,
                FileTime.from(Instant.parse("2024-01-01T10:11:12.123456789Z").plusSeconds(86_400L * day)));
        return file;
    }

    /** Takes all files that are there into the catalog. */
    void scan() throws IOException {
        List<NewDocument> documents = new ArrayList<>();
        for (String path : files()) {
            documents.add(document(path, Map.of()));
        }
        put(documents);
    }

    /** Takes one file with metadata into the catalog. */
    void add(String path, Map<String, String> metadata) throws IOException {
        put(List.of(document(path, metadata)));
    }

    private void put(List<NewDocument> documents) throws IOException {
        try (CatalogWriter writer = CatalogWriter.open(catalog)) {
            int first = writer.put(documents);
            for (int i = 0; i < documents.size(); i++) {
                numbers.put(documents.get(i).file().path(), first + i);
            }
        }
    }

    private NewDocument document(String path, Map<String, String> metadata) throws IOException {
        Path file = folder.resolve(path);
        byte[] bytes = Files.readAllBytes(file);
        ExactHash content = content(bytes);
        return new NewDocument(
                new FileState(
                        path, bytes.length, Files.getLastModifiedTime(file).to(TimeUnit.NANOSECONDS), content),
                path,
                metadata,
                content,
                bytes.length,
                "test-v1",
                new Signature(1, new long[] {1}, new long[] {1}),
                Optional.empty());
    }

    /** Makes two documents versions of each other. */
    void relate(String left, String right, double score) throws IOException {
        try (CatalogWriter writer = CatalogWriter.open(catalog)) {
            Relation relation = new Relation(
                    left, right, RelationKind.VERSION, score, score, score, score, 1, /* approximate= */ false);
            writer.relate(
                    List.of(new StoredRelation(
                            numbers.get(left), numbers.get(right), relation, new Evidence(1, 1, 0, 0, 0, 0, 0))),
                    List.of());
        }
    }

    Plan plan(Rules rules) throws IOException {
        try (Catalog known = Catalog.open(catalog)) {
            return new Planner(known, catalog, folder, rules).plan();
        }
    }

    /** Does what a text says. */
    List<Outcome> apply(String plan) throws IOException {
        return apply(plan, Pause.NONE);
    }

    List<Outcome> apply(String plan, Pause pause) throws IOException {
        List<Outcome> outcomes = new ArrayList<>();
        try (Catalog known = Catalog.open(catalog)) {
            new CleanUp(known, catalog, folder, pause, /* plain= */ false).run(PlanFile.read(plan), outcomes::add);
        }
        return outcomes;
    }

    /** Takes the last clean-up back. */
    List<Outcome> undo() throws IOException {
        List<Outcome> outcomes = new ArrayList<>();
        Optional<Run> run = Run.last(trash());
        if (run.isPresent()) {
            Undo.of(run.get(), folder, outcomes::add);
        }
        return outcomes;
    }

    Path trash() {
        return CleanPlace.of(catalog).trash();
    }

    /** The orders of a plan that is not written down. */
    Orders orders(List<Order> files) {
        return new Orders(catalog.toString(), folder.toString(), files);
    }

    static ExactHash content(byte[] bytes) throws IOException {
        return ExactHasher.content(new ByteArrayInputStream(bytes));
    }

    static String mark(String text) throws IOException {
        return content(text.getBytes(UTF_8)).hex().substring(0, Order.MARK);
    }

    private List<String> files() throws IOException {
        return snapshot(folder).keySet().stream()
                .filter(path -> !path.startsWith("."))
                .toList();
    }

    /** All below a folder but what begins with a point at its top: what it is, its bytes, time and permissions. */
    static Map<String, String> snapshot(Path folder) throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.filter(one -> !one.equals(folder)).toList()) {
                String name = folder.relativize(path).toString();
                if (!name.startsWith(".kindred/") && !Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                    found.put(name, described(path));
                }
            }
        }
        return found;
    }

    private static String described(Path path) throws IOException {
        if (Files.isSymbolicLink(path)) {
            return "-> " + Files.readSymbolicLink(path).getFileName();
        }
        BasicFileAttributes seen = Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        return Files.readString(path) + " | " + seen.lastModifiedTime() + " | "
                + PosixFilePermissions.toString(Files.getPosixFilePermissions(path, LinkOption.NOFOLLOW_LINKS));
    }
}
