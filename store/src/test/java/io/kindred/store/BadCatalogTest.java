package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.kindred.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What is no catalog, no catalog of ours, or one no more. */
@ExtendWith(Seeds.class)
@Timeout(60)
class BadCatalogTest {
    @TempDir
    Path folder;

    @Test
    void missingCatalogIsNotMade() {
        Path file = folder.resolve("catalog.db");
        assertThatThrownBy(() -> Catalog.open(file))
                .isInstanceOf(CatalogException.class)
                .hasMessageContaining("there is no catalog");
        assertThat(file).doesNotExist();
    }

    @Test
    void otherFileIsRefusedAndLeftAlone() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "Dear diary, ".repeat(1000));
        byte[] before = Files.readAllBytes(file);
        refused(file, "is not a Kindred catalog");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void otherDatabaseIsRefusedAndLeftAlone() throws IOException {
        Path file = folder.resolve("other.db");
        try (Database other = Database.writing(file)) {
            other.run(() -> other.execute("CREATE TABLE address (name TEXT)"));
        }
        byte[] before = Files.readAllBytes(file);
        refused(file, "is not a Kindred catalog");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void folderIsRefused() throws IOException {
        refused(Files.createDirectory(folder.resolve("catalog.db")), "catalog.db");
    }

    @Test
    void newerCatalogIsRefused() throws IOException {
        Path file = catalog(3, new Random(1));
        try (Database database = Database.writing(file)) {
            database.run(() -> database.execute("PRAGMA user_version = 1000"));
        }
        refused(file, "was written by a newer Kindred; upgrade");
    }

    @Test
    void olderCatalogIsBroughtUpToDate() throws IOException {
        Path file = catalog(3, new Random(1));
        List<String> scripts = new ArrayList<>(Schema.current().scripts());
        scripts.add("CREATE TABLE later (id INTEGER PRIMARY KEY); INSERT INTO later VALUES (7)");
        Schema next = new Schema(scripts);
        try (Database reader = Database.reading(file, false)) {
            assertThatThrownBy(() -> next.check(reader)).hasMessageContaining("was written by an older Kindred");
        }
        try (CatalogWriter writer = CatalogWriter.open(file, next)) {
            assertThat(writer.catalog().documents()).hasSize(3);
        }
        refused(file, "newer Kindred");
    }

    @Test
    void failedUpdateLeavesTheOldCatalog() throws IOException {
        Path file = catalog(3, new Random(1));
        List<String> scripts = new ArrayList<>(Schema.current().scripts());
        scripts.add("CREATE TABLE later (id INTEGER PRIMARY KEY); INSERT INTO nowhere VALUES (7)");
        assertThatThrownBy(() -> CatalogWriter.open(file, new Schema(scripts))).isInstanceOf(CatalogException.class);
        try (Catalog catalog = Catalog.open(file)) {
            assertThat(catalog.verify()).isEmpty();
        }
    }

    @Test
    void fullDiskIsSaidAndLeavesTheCatalogAsItWas(Random random) throws IOException {
        Path file = catalog(20, random);
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            List<Entry> before = writer.catalog().documents();
            long[] postings = writer.catalog().postings();
            writer.limitPages(1);
            NewDocument large = Samples.document(
                    "large", 1, random.ints(100_000).boxed().toList().toString());
            assertThatThrownBy(() -> writer.put(List.of(large)))
                    .isInstanceOf(CatalogException.class)
                    .hasMessageContaining("disk full");
            assertThat(writer.catalog().documents()).isEqualTo(before);
            assertThat(writer.catalog().postings()).isEqualTo(postings);
            assertThat(writer.catalog().verify()).isEmpty();
        }
    }

    @Test
    void readOnlyFolderCanBeReadButNotWritten(Random random) throws IOException {
        Path file = catalog(3, random);
        assumeThat(file.getFileSystem().supportedFileAttributeViews()).contains("posix");
        Files.deleteIfExists(file.resolveSibling("catalog.db-wal"));
        Files.deleteIfExists(file.resolveSibling("catalog.db-shm"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--------"));
        Files.setPosixFilePermissions(file.getParent(), PosixFilePermissions.fromString("r-x------"));
        try {
            assumeThat(Files.isWritable(file.getParent()))
                    .as("a user whom permissions bind")
                    .isFalse();
            try (Catalog catalog = Catalog.open(file)) {
                assertThat(catalog.documents()).hasSize(3);
            }
            assertThatThrownBy(() -> CatalogWriter.open(file))
                    .isInstanceOf(CatalogException.class)
                    .hasMessageContaining("cannot be written");
        } finally {
            Files.setPosixFilePermissions(file.getParent(), PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void catalogOnReadOnlyMediaIsReadWithoutFilesBesideIt(Random random) throws IOException {
        Path file = Files.copy(catalog(3, random), folder.resolve("copy.db"));
        try (Catalog catalog = new Catalog(Opening.unchanging(file), new SegmentCache(), true)) {
            assertThat(catalog.documents()).hasSize(3);
            assertThat(folder.resolve("copy.db-shm")).doesNotExist();
        }
        Files.writeString(folder.resolve("copy.db-wal"), "more");
        assertThatThrownBy(() -> Opening.unchanging(file)).hasMessageContaining("was not closed properly");
    }

    @Test
    void onlyTheOwnerCanLookInside() throws IOException {
        Path file = catalog(1, new Random(1));
        assumeThat(file.getFileSystem().supportedFileAttributeViews()).contains("posix");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file.getParent())))
                .isEqualTo("rwx------");
    }

    @Test
    void damageIsFoundOrDoesNoHarm(Random random) throws IOException {
        Path file = catalog(60, random);
        byte[] sound = Files.readAllBytes(file);
        Content before = Content.of(file);
        for (int round = 0; round < 150; round++) {
            byte[] damaged = sound.clone();
            if (round % 3 == 0) {
                damaged = Arrays.copyOf(damaged, random.nextInt(sound.length));
            } else {
                damaged[random.nextInt(sound.length)] ^= (byte) (1 << random.nextInt(8));
            }
            look(damaged, round, before);
        }
    }

    /** A damaged catalog is refused, or found damaged, or says what it said before. */
    private void look(byte[] damaged, int round, Content before) throws IOException {
        Path file = Files.write(folder.resolve("damaged-" + round + ".db"), damaged);
        try (Catalog catalog = Catalog.open(file)) {
            List<String> findings = catalog.verify(1, Rederivation.NONE);
            if (findings.isEmpty()) {
                assertThat(Content.of(file).equals(before))
                        .as("unnoticed damage of round %d is harmless", round)
                        .isTrue();
            }
        } catch (CatalogException e) {
            assertThat(e).hasMessageContaining(file.getFileName().toString());
        }
    }

    /** A catalog of some documents that has been closed. */
    private Path catalog(int documents, Random random) throws IOException {
        Path file = folder.resolve("of-mine/catalog.db");
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            for (int i = 0; i < documents; i++) {
                writer.put(List.of(Samples.random("path/" + i, random)));
            }
            for (int i = 1; i < documents; i++) {
                writer.relate(List.of(Samples.relation(i, i + 1, random)), List.of(i));
            }
        }
        return file;
    }

    private static void refused(Path file, String message) {
        assertThatThrownBy(() -> Catalog.open(file))
                .isInstanceOf(CatalogException.class)
                .hasMessageContaining(message);
        assertThatThrownBy(() -> CatalogWriter.open(file))
                .isInstanceOf(CatalogException.class)
                .hasMessageContaining(message);
    }

    /** All that a catalog says. */
    private record Content(
            List<Entry> entries, List<Details> details, List<StoredRelation> relations, List<Long> keys) {
        static Content of(Path file) throws IOException {
            try (Catalog catalog = Catalog.open(file)) {
                List<Details> details = new ArrayList<>();
                for (Entry entry : catalog.documents()) {
                    details.add(catalog.details(entry.id()).orElseThrow());
                }
                return new Content(
                        catalog.documents(),
                        details,
                        Samples.relations(catalog, RelationFilter.ALL),
                        Arrays.stream(catalog.postings()).boxed().toList());
            }
        }
    }
}
