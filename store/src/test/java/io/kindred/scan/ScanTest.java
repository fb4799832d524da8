package io.kindred.scan;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.candidate.Crowds;
import io.kindred.corpus.Prose;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Seeds.class)
class ScanTest {
    @TempDir
    private Path place;

    private Collection collection;
    private String text;

    @BeforeEach
    void makeCollection(Random random) throws IOException {
        collection = new Collection(place.toRealPath());
        text = new Prose(random).paragraphs(4);
        collection.write("a.txt", text);
        collection.write("sub/b.txt", text.toUpperCase(Locale.ROOT));
    }

    @Test
    void kinAreFound() throws IOException {
        Collection.Contents contents = collection.scan();
        assertThat(contents.documents()).containsExactly("a.txt", "sub/b.txt");
        assertThat(contents.relations()).singleElement().asString().contains("left=a.txt, right=sub/b.txt");
        assertThat(contents.problems()).isEmpty();
    }

    @Test
    void whatHasNotChangedIsNotReadAgain() throws IOException {
        Collection.Contents before = collection.scan();
        collection.reads.set(0);
        assertThat(collection.scan()).isEqualTo(before);
        assertThat(collection.reads).hasValue(0);
    }

    @Test
    void touchedFileStaysWhatItWas() throws IOException {
        collection.scan();
        int id = id("a.txt");
        Files.setLastModifiedTime(collection.folder.resolve("a.txt"), FileTime.fromMillis(1));
        collection.reads.set(0);
        assertThat(collection.scan().relations()).hasSize(1);
        assertThat(id("a.txt")).isEqualTo(id);
        assertThat(collection.reads).hasValue(0);
    }

    @Test
    void movedFileIsKnownByItsContent() throws IOException {
        collection.scan();
        int id = id("a.txt");
        Files.move(collection.folder.resolve("a.txt"), collection.folder.resolve("sub/z.txt"));
        collection.reads.set(0);
        Collection.Contents contents = collection.scan();
        assertThat(contents.documents()).containsExactly("sub/b.txt", "sub/z.txt");
        assertThat(contents.relations()).singleElement().asString().contains("left=sub/b.txt, right=sub/z.txt");
        assertThat(id("sub/z.txt")).isEqualTo(id);
        assertThat(collection.reads).hasValue(0);
    }

    @Test
    void filesThatChangePlacesAreFollowed() throws IOException {
        collection.write("c.txt", "Quite another text about nothing in particular, which is long enough.");
        collection.scan();
        Path a = collection.folder.resolve("a.txt");
        Path c = collection.folder.resolve("c.txt");
        String other = Files.readString(c);
        Files.writeString(c, text);
        Files.writeString(a, other);
        assertThat(collection.scan().relations()).singleElement().asString().contains("left=c.txt, right=sub/b.txt");
    }

    @Test
    void changedFileIsTakenAnew(Random random) throws IOException {
        collection.scan();
        collection.write("a.txt", new Prose(new Random(random.nextLong())).paragraphs(3));
        Collection.Contents contents = collection.scan();
        assertThat(contents.documents()).containsExactly("a.txt", "sub/b.txt");
        assertThat(contents.relations()).isEmpty();
    }

    @Test
    void goneFileGoesWithItsRelations() throws IOException {
        collection.scan();
        Files.delete(collection.folder.resolve("sub/b.txt"));
        Collection.Contents contents = collection.scan();
        assertThat(contents.documents()).containsExactly("a.txt");
        assertThat(contents.relations()).isEmpty();
    }

    @Test
    void scanOfAPartLeavesTheRest() throws IOException {
        collection.scan();
        Files.delete(collection.folder.resolve("a.txt"));
        collection.write("sub/c.txt", text);
        Collection.Contents contents = collection.scan(ScanWatcher.NOBODY, collection.folder.resolve("sub"));
        assertThat(contents.documents()).containsExactly("a.txt", "sub/b.txt", "sub/c.txt");
        assertThat(contents.relations()).hasSize(3);
    }

    @Test
    void badFilesAreListedAndNotTriedAgainUntilTheyChange() throws IOException {
        collection.write("bad.txt", "!");
        collection.write("bug.txt", "!bug");
        Collection.Contents contents = collection.scan();
        assertThat(contents.documents()).containsExactly("a.txt", "sub/b.txt");
        assertThat(contents.problems()).hasSize(2);
        assertThat(contents.problems().get(0)).contains("bad.txt").contains("bad text");
        assertThat(contents.problems().get(1)).contains("bug.txt").contains("IllegalStateException");
        collection.reads.set(0);
        assertThat(collection.scan()).isEqualTo(contents);
        assertThat(collection.reads).hasValue(0);
        collection.write("bad.txt", text);
        assertThat(collection.scan().documents()).contains("bad.txt");
        Files.delete(collection.folder.resolve("bug.txt"));
        assertThat(collection.scan().problems()).isEmpty();
    }

    @Test
    void fileThatWantsTooMuchMemoryIsTriedAgain() throws IOException {
        collection.write("large.txt", "!memory");
        assertThat(collection.scan().problems()).singleElement().asString().contains("too large");
        collection.reads.set(0);
        assertThat(collection.scan().problems()).hasSize(1);
        assertThat(collection.reads).hasValue(1);
    }

    @Test
    void fileThatChangesWhileItIsReadIsReadOnceMore() throws IOException {
        AtomicBoolean changed = new AtomicBoolean();
        collection.whileReading = file -> {
            if (file.endsWith("a.txt") && !changed.getAndSet(true)) {
                Files.writeString(file, Files.readString(file) + " And more.");
            }
        };
        Collection.Contents contents = collection.scan();
        assertThat(contents.documents()).containsExactly("a.txt", "sub/b.txt");
        assertThat(contents.problems()).isEmpty();
    }

    @Test
    void fileThatGoesOnChangingIsLeftToTheNextScan() throws IOException {
        collection.whileReading = file -> {
            if (file.endsWith("a.txt")) {
                Files.writeString(file, Files.readString(file) + " And more.");
            }
        };
        assertThat(collection.scan().problems()).singleElement().asString().contains("changed while");
        collection.whileReading = file -> {};
        assertThat(collection.scan().documents()).containsExactly("a.txt", "sub/b.txt");
    }

    @Test
    void fileThatChangesIntoABadOneStopsNoScan() throws IOException {
        for (String bad : List.of("!memory", "!bug", "!")) {
            collection.write("a.txt", text + bad);
            collection.whileReading = file -> {
                if (file.endsWith("a.txt")) {
                    Files.writeString(file, bad);
                    Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
                }
            };
            Collection.Contents contents = collection.scan();
            assertThat(contents.documents()).containsExactly("sub/b.txt");
            assertThat(contents.problems()).hasSize(1);
        }
    }

    @Test
    void fileThatIsDeletedWhileItIsReadIsTold() throws IOException {
        collection.whileReading = file -> {
            if (file.endsWith("a.txt")) {
                Files.delete(file);
            }
        };
        assertThat(collection.scan().problems()).singleElement().asString().contains("not readable");
        collection.whileReading = file -> {};
        assertThat(collection.scan().problems()).isEmpty();
    }

    @Test
    void documentThatTurnsBadIsForgotten() throws IOException {
        collection.scan();
        collection.write("a.txt", "! no longer a text");
        Collection.Contents contents = collection.scan();
        assertThat(contents.documents()).containsExactly("sub/b.txt");
        assertThat(contents.relations()).isEmpty();
        assertThat(contents.problems()).hasSize(1);
    }

    @Test
    void textsNeedNotBeKept() throws IOException {
        Collection.Contents kept = collection.scan();
        collection.keepText = false;
        assertThat(collection.scan()).isEqualTo(kept);
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            assertThat(catalog.text(id("a.txt"))).isEmpty();
        }
        collection.write("c.txt", text + " And more.");
        assertThat(collection.scan().relations()).hasSize(3);
        collection.keepText = true;
        collection.scan();
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            assertThat(catalog.text(id("a.txt"))).contains(text);
        }
    }

    @Test
    void neitherThreadsNorBatchesNorTheOrderOfFilesMatter(Random random) throws IOException {
        List<String> paths = collection.writeFamilies(14, random);
        Collection.Contents expected = collection.scan();
        assertThat(expected.relations()).hasSizeGreaterThan(30);
        for (int jobs : new int[] {1, 4}) {
            Collection again = new Collection(
                    Files.createDirectory(place.resolve("again" + jobs)).toRealPath());
            again.jobs = jobs;
            Collections.shuffle(paths, random);
            for (String path : paths.subList(0, paths.size() / 2)) {
                again.write(path, Files.readString(collection.folder.resolve(path)));
            }
            again.scan();
            for (String path : expected.documents()) {
                again.write(path, Files.readString(collection.folder.resolve(path)));
            }
            assertThat(again.scan()).isEqualTo(expected);
        }
    }

    @Test
    void collectionThatChangesEndsLikeOneMadeAnew(Random random) throws IOException {
        List<String> paths = new ArrayList<>(collection.writeFamilies(20, random));
        collection.scan();
        for (int round = 0; round < 4; round++) {
            Collections.shuffle(paths, random);
            Files.deleteIfExists(collection.folder.resolve(paths.get(0)));
            Files.deleteIfExists(collection.folder.resolve(paths.get(1)));
            collection.write(paths.get(2), Files.readString(collection.folder.resolve(paths.get(3))));
            collection.write(
                    "new" + round + ".txt", Files.readString(collection.folder.resolve(paths.get(4))) + " More.");
            paths.subList(0, 2).clear();
            Collection.Contents grown = collection.scan();
            Path elsewhere = collection.catalog.resolveSibling("anew" + round + ".db");
            assertThat(grown).isEqualTo(scannedInto(elsewhere));
        }
    }

    @Test
    void documentsThatComeOneByOneEndLikeOneScan(Random random) throws IOException {
        List<String> paths = collection.writeFamilies(25, random);
        collection.scan();
        AtomicInteger goneThrough = new AtomicInteger();
        ScanWatcher watcher = new ScanWatcher() {
            @Override
            public void related(int compared) {
                goneThrough.incrementAndGet();
            }
        };
        Prose prose = new Prose(new Random(random.nextLong()));
        int quick = 0;
        for (int i = 0; i < 12; i++) {
            String other = Files.readString(collection.folder.resolve(paths.get(random.nextInt(paths.size()))));
            String path = "more/" + i + ".txt";
            collection.write(path, random.nextInt(4) == 0 ? other : other + "\n\n" + prose.paragraph());
            goneThrough.set(0);
            Collection.Contents grown = collection.scan(watcher, collection.folder.resolve(path));
            assertThat(grown).isEqualTo(scannedInto(collection.catalog.resolveSibling("grown" + i + ".db")));
            quick += goneThrough.get() == 0 ? 1 : 0;
        }
        assertThat(quick).isGreaterThan(6);
    }

    @Test
    void whatIsFilledIntoACommonFormIsNoVersion(Random random) throws IOException {
        for (int i = 0; i < 30; i++) {
            collection.write("form" + i + ".txt", filled(random));
        }
        assertThat(kinds(collection.scan())).contains("version").doesNotContain("template");
        for (int i = 30; i < 36; i++) {
            collection.write("form" + i + ".txt", filled(random));
            Collection.Contents grown = collection.scan();
            assertThat(grown).isEqualTo(scannedInto(collection.catalog.resolveSibling("form" + i + ".db")));
        }
        assertThat(kinds(collection.scan())).contains("template").doesNotContain("version");
        Files.delete(collection.folder.resolve("form7.txt"));
        Files.delete(collection.folder.resolve("form8.txt"));
        Files.delete(collection.folder.resolve("form9.txt"));
        Files.delete(collection.folder.resolve("form10.txt"));
        Collection.Contents shrunk = collection.scan();
        assertThat(shrunk).isEqualTo(scannedInto(collection.catalog.resolveSibling("shrunk-forms.db")));
        assertThat(kinds(shrunk)).contains("version").doesNotContain("template");
    }

    private static List<String> kinds(Collection.Contents contents) {
        return contents.relations().stream()
                .map(relation -> relation.replaceAll(".*kind=([a-z-]+).*", "$1"))
                .distinct()
                .toList();
    }

    /** A sheet of data: the same names, with values of its own that take about as much room. */
    private static String filled(Random random) {
        StringBuilder sheet = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            sheet.append("name").append(i).append(" of the part").append(i).append(" is");
            for (int j = 0; j < 4; j++) {
                sheet.append(" v").append(random.nextInt(1_000_000));
            }
            sheet.append(i % 4 == 3 ? "\n\n" : "\n");
        }
        return sheet.toString();
    }

    @Test
    void crowdsGiveStarsHoweverTheyGrow(Random random) throws IOException {
        Prose prose = new Prose(new Random(random.nextLong()));
        String form = prose.paragraphs(2);
        collection.write("outside.txt", form + "\n\n" + prose.paragraphs(4));
        int few = Crowds.MANY - 4;
        for (int i = 0; i < few; i++) {
            collection.write("crowd/" + (100 + i) + ".txt", form + " Number" + random.nextInt());
        }
        assertThat(collection.scan().relations().size()).isGreaterThan(few * (few - 1) / 2);
        for (int i = 0; i < 30; i++) {
            collection.write("crowd/" + (80 + i) + ".txt", form + " Number" + random.nextInt());
            collection.write("copies/" + i + ".txt", text);
        }
        Collection.Contents grown = collection.scan();
        assertThat(grown).isEqualTo(scannedInto(collection.catalog.resolveSibling("grown.db")));
        assertThat(grown.relations().size()).isLessThan(3 * grown.documents().size());
        Files.delete(collection.folder.resolve("crowd/100.txt"));
        Files.delete(collection.folder.resolve("copies/0.txt"));
        assertThat(collection.scan()).isEqualTo(scannedInto(collection.catalog.resolveSibling("shrunk.db")));
        for (int i = 1; i < 25; i++) {
            Files.delete(collection.folder.resolve("crowd/" + (100 + i) + ".txt"));
            Files.delete(collection.folder.resolve("copies/" + i + ".txt"));
        }
        assertThat(collection.scan()).isEqualTo(scannedInto(collection.catalog.resolveSibling("dissolved.db")));
    }

    @Test
    void anAdditionToACrowdIsAnsweredAtOnceAndSettledByTheNextScan(Random random) throws IOException {
        Prose prose = new Prose(new Random(random.nextLong()));
        String form = prose.paragraphs(2);
        for (int i = 0; i < Crowds.MANY + 40; i++) {
            collection.write("crowd/" + (100 + i) + ".txt", form + " Number" + random.nextInt());
        }
        collection.scan();
        collection.small = 0;
        for (String name : List.of("before", "later")) {
            collection.write(name + ".txt", form + "\n\n" + prose.paragraph());
            Collection.Contents answered =
                    collection.scan(ScanWatcher.NOBODY, collection.folder.resolve(name + ".txt"));
            assertThat(answered.relations()).anyMatch(relation -> relation.contains(name + ".txt"));
            assertThat(isComplete()).isFalse();
        }
        assertThat(collection.scan()).isEqualTo(scannedInto(collection.catalog.resolveSibling("settled.db")));
        assertThat(isComplete()).isTrue();
    }

    private boolean isComplete() throws IOException {
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            return Scan.isComplete(catalog);
        }
    }

    /** What a scan of the same folder into a new catalog gives. */
    private Collection.Contents scannedInto(Path catalog) throws IOException {
        try (var writer = CatalogWriter.open(catalog)) {
            new Scan(
                            writer,
                            collection.folder,
                            collection.texts(),
                            new AlignedMeasuring(true),
                            /* keepText= */ true,
                            /* jobs= */ 2,
                            ScanWatcher.NOBODY)
                    .run(List.of(collection.folder), List.of());
            return Collection.contents(writer.catalog());
        }
    }

    @Test
    void brokenOffScanIsTakenUp(Random random) throws IOException {
        collection.writeFamilies(8, random);
        Collection.Contents expected = scannedInto(collection.catalog.resolveSibling("whole.db"));
        int broken = 0;
        for (int calls = 1; isBroken(calls); calls += random.nextInt(4)) {
            broken++;
        }
        assertThat(broken).isGreaterThan(3);
        assertThat(collection.scan()).isEqualTo(expected);
    }

    /** Whether a scan ends before it is done if it may make so many calls. */
    private boolean isBroken(int calls) throws IOException {
        try {
            collection.scan(new Fuse(calls));
            return false;
        } catch (IllegalStateException e) {
            assertThat(e).hasMessage("burnt");
            return true;
        }
    }

    @Test
    void sharedTextFindsWhatEveryPairFinds(Random random) throws IOException {
        collection.writeFamilies(15, random);
        Collection.Contents shared = collection.scan();
        collection.everyPair = true;
        assertThat(shared.relations()).isEqualTo(collection.scan().relations());
    }

    private int id(String path) throws IOException {
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            return catalog.at(path).map(Entry::id).orElseThrow();
        }
    }

    /** Burns through after so many calls, as a process might be killed. */
    private static final class Fuse implements ScanWatcher {
        private int left;

        Fuse(int left) {
            this.left = left;
        }

        private void burn() {
            if (--left == 0) {
                throw new IllegalStateException("burnt");
            }
        }

        @Override
        public void read(String path, long bytes) {
            burn();
        }

        @Override
        public void related(int comparisons) {
            burn();
        }
    }
}
