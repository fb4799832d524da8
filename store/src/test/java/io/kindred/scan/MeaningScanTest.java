package io.kindred.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.Seeds;
import io.kindred.corpus.Prose;
import io.kindred.relation.Meaning;
import io.kindred.relation.RelationKind;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.RelationFilter;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Seeds.class)
class MeaningScanTest {
    private static final String HARBOUR = "The dredging contractor surveyed the harbour entrance in autumn.";
    private static final String BOATS = "Every contractor feared the harbour entrance, so dredging was put off again.";
    private static final String MONEY = "Once more a contractor wants money for dredging at our entrance to that harbour.";
    private static final String SOUP = "Barley simmers slowly; parsley and pepper complete the flavour.";

    @TempDir
    private Path place;

    private Collection collection;
    private LongWords meaning;

    @BeforeEach
    void makeCollection() throws IOException {
        collection = new Collection(place.toRealPath());
        meaning = new LongWords();
        collection.meaning = meaning;
        collection.write("boats.txt", BOATS);
        collection.write("harbour.txt", HARBOUR);
        collection.write("soup.txt", SOUP);
    }

    @Test
    void documentsAboutTheSameAreRelated() throws IOException {
        collection.scan();
        assertThat(relations()).singleElement().satisfies(found -> {
            assertThat(found.relation().left()).isEqualTo("boats.txt");
            assertThat(found.relation().right()).isEqualTo("harbour.txt");
            assertThat(found.relation().kind()).isEqualTo(RelationKind.RELATED);
            assertThat(found.relation().score())
                    .isEqualTo(found.relation().semantic().orElseThrow() / 2);
            assertThat(found.relatedness().orElseThrow().concepts())
                    .containsExactly("contractor", "dredging", "entrance", "harbour");
        });
    }

    @Test
    void relationIsExplainedByPassages() throws IOException {
        collection.scan();
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            Explanation explanation =
                    Explanation.of(relations().get(0), catalog).orElseThrow();
            assertThat(explanation.quotes()).contains(new Explanation.Quotes("Every", "The dre"));
        }
    }

    @Test
    void whatSharesTextIsNotOnlyRelated() throws IOException {
        collection.write("harbour-2.txt", HARBOUR + " It was stormy.");
        collection.scan();
        StoredRelation version = relations().stream()
                .filter(found -> found.relation().left().equals("harbour-2.txt"))
                .findFirst()
                .orElseThrow();
        assertThat(version.relation().kind()).isNotEqualTo(RelationKind.RELATED);
        assertThat(version.relation().semantic().orElseThrow()).isGreaterThan(0.9);
    }

    @Test
    void ofDocumentsWithOneTextTheFirstStandsForAll() throws IOException {
        collection.write("another-harbour.txt", HARBOUR);
        collection.scan();
        assertThat(related()).containsExactly("another-harbour.txt - boats.txt");
    }

    @Test
    void relationsByTextAreTheSameWithMeaningAndWithout(Random random) throws IOException {
        collection.writeFamilies(8, random);
        collection.scan();
        List<String> with = byText();
        Collection plain = new Collection(place.resolve("plain"));
        copy(plain);
        Collection.Contents contents = plain.scan();
        assertThat(with).isNotEmpty().isEqualTo(contents.relations());
    }

    @Test
    void whatIsFoundDoesNotDependOnHistoryOrThreads(Random random) throws IOException {
        List<String> paths = collection.writeFamilies(6, random);
        collection.jobs = 1;
        collection.scan();
        Files.delete(collection.folder.resolve(paths.get(0)));
        collection.write("zebra.txt", BOATS + " " + new Prose(random).paragraph());
        collection.write("soup.txt", "The harbour is closed.");
        Files.move(collection.folder.resolve("boats.txt"), collection.folder.resolve("moved.txt"));
        Collection.Contents grown = collection.scan();
        Collection fresh = new Collection(place.resolve("fresh"));
        fresh.meaning = new LongWords();
        fresh.jobs = 4;
        copy(fresh);
        assertThat(grown).isEqualTo(fresh.scan());
        assertThat(related()).isNotEmpty();
    }

    @Test
    void brokenScanGoesOnWhereItEnded(Random random) throws IOException {
        collection.writeFamilies(5, random);
        collection.jobs = 1;
        meaning.breaksAfter = 12;
        assertThatThrownBy(collection::scan).hasMessage("broken off");
        int first = meaning.told.get();
        assertThat(byText()).as("relations by text do not wait").isNotEmpty();
        meaning.breaksAfter = Integer.MAX_VALUE;
        Collection.Contents contents = collection.scan();
        int all = meaning.told.get();
        Collection fresh = new Collection(place.resolve("fresh"));
        LongWords unbroken = new LongWords();
        fresh.meaning = unbroken;
        copy(fresh);
        assertThat(contents).isEqualTo(fresh.scan());
        assertThat(all - first).isLessThan(unbroken.told.get());
        collection.scan();
        assertThat(meaning.told).hasValue(all);
    }

    @Test
    void schemeThatCannotBeUsedIsToldAndTheRestGoesOn() throws IOException {
        meaning.knowsLetters = false;
        List<String> told = new ArrayList<>();
        collection.scan(new ScanWatcher() {
            @Override
            public void unusable(String scheme, String reason) {
                told.add(scheme + ": " + reason);
            }
        });
        assertThat(told).containsExactly("letters: the letters are lost");
        assertThat(related()).hasSize(1);
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            assertThat(Scan.subjects(catalog)).containsExactly(LongWords.WORDS);
        }
        meaning.knowsLetters = true;
        collection.scan();
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            assertThat(Scan.subjects(catalog)).containsExactly(LongWords.WORDS, LongWords.LETTERS);
            assertThat(catalog.verify()).isEmpty();
        }
    }

    @Test
    void documentOfWhichNothingCanBeToldIsCountedOnce() throws IOException {
        collection.write("empty.txt", "So it is.");
        long[] untold = new long[1];
        ScanWatcher watcher = new ScanWatcher() {
            @Override
            public void untold(String scheme, long documents) {
                untold[0] += documents;
            }
        };
        collection.scan(watcher);
        assertThat(untold[0]).isEqualTo(2);
        int told = meaning.told.get();
        collection.write("more.txt", "Quite short too.");
        collection.scan();
        assertThat(meaning.told.get() - told).isEqualTo(2);
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            assertThat(catalog.verify()).isEmpty();
        }
    }

    @Test
    void scanForVersionsAloneForgetsRelationsInMeaning() throws IOException {
        collection.scan();
        collection.meaning = Meaning.NONE;
        assertThat(collection.scan().relations()).isEmpty();
        collection.meaning = meaning;
        int told = meaning.told.get();
        assertThat(collection.scan().relations()).hasSize(1);
        assertThat(meaning.told).as("what was told is kept").hasValue(told);
    }

    @Test
    void goneDocumentIsRelatedToNothing() throws IOException {
        collection.scan();
        Files.delete(collection.folder.resolve("boats.txt"));
        assertThat(collection.scan().relations()).isEmpty();
    }

    @Test
    void fileThatIsNotInTheCatalogFindsWhatIsAboutTheSame() throws IOException {
        collection.scan();
        Path asked = Files.writeString(place.resolve("asked.txt"), "Dredging a harbour entrance needs a contractor.");
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            RelatedCheck check =
                    new RelatedCheck(catalog, collection.folder, collection.texts(), meaning, ScanWatcher.NOBODY);
            List<Kinship> found = check.related("asked", asked, List.of(), 1);
            assertThat(found).singleElement().satisfies(kinship -> {
                assertThat(kinship.relation().right()).isEqualTo("boats.txt");
                assertThat(kinship.explanation().orElseThrow().concepts()).contains("harbour", "entrance");
            });
            assertThat(check.related("asked", asked, found, 5))
                    .extracting(kinship -> kinship.relation().right())
                    .containsExactly("harbour.txt");
        }
    }

    @Test
    void additionToALargeCollectionIsAnsweredAtOnceAndSettledByTheNextScan(Random random) throws IOException {
        collection.writeFamilies(5, random);
        collection.scan();
        collection.small = 0;
        collection.write("added.txt", MONEY);
        collection.scan(ScanWatcher.NOBODY, collection.folder.resolve("added.txt"));
        assertThat(related()).contains("added.txt - boats.txt", "added.txt - harbour.txt", "boats.txt - harbour.txt");
        assertThat(asked(MONEY)).contains("boats.txt", "harbour.txt");
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            assertThat(Scan.subjects(catalog)).isEmpty();
            assertThat(catalog.verify()).isEmpty();
        }
        Files.delete(collection.folder.resolve("boats.txt"));
        Collection.Contents settled = collection.scan();
        Collection fresh = new Collection(place.resolve("fresh"));
        fresh.meaning = new LongWords();
        copy(fresh);
        assertThat(settled).isEqualTo(fresh.scan());
    }

    @Test
    void whatIsGoneSinceAllWereGoneThroughIsNotTold() throws IOException {
        collection.scan();
        collection.meaning = null;
        Files.delete(collection.folder.resolve("boats.txt"));
        collection.scan();
        assertThat(asked(MONEY)).containsExactly("harbour.txt");
    }

    @Test
    void catalogThatKeepsNoIndexIsGoneThrough() throws IOException {
        collection.scan();
        List<String> kept = asked("Dredging a harbour entrance needs a contractor.");
        try (CatalogWriter writer = CatalogWriter.open(collection.catalog)) {
            KnownSubjects.forget(writer);
        }
        assertThat(asked("Dredging a harbour entrance needs a contractor."))
                .containsExactlyElementsOf(kept)
                .hasSize(2);
    }

    /** The documents that are about the same as a text that is not in the catalog. */
    private List<String> asked(String text) throws IOException {
        Path asked = Files.writeString(place.resolve("asked.txt"), text);
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            return new RelatedCheck(catalog, collection.folder, collection.texts(), meaning, ScanWatcher.NOBODY)
                    .related("asked", asked, List.of(), 5).stream()
                            .map(kinship -> kinship.relation().right())
                            .toList();
        }
    }

    @Test
    void schemeThatIsLostAfterTheScanDoesNotBreakACheck() throws IOException {
        collection.scan();
        meaning.knowsLetters = false;
        Path asked = Files.writeString(place.resolve("asked.txt"), "Dredging a harbour entrance needs a contractor.");
        List<String> told = new ArrayList<>();
        ScanWatcher watcher = new ScanWatcher() {
            @Override
            public void unusable(String scheme, String reason) {
                told.add(scheme + ": " + reason);
            }
        };
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            RelatedCheck check = new RelatedCheck(catalog, collection.folder, collection.texts(), meaning, watcher);
            Question question = Question.read("asked", asked, collection.texts());
            for (int i = 0; i < 2; i++) {
                assertThat(check.related(question, List.of(), 5))
                        .extracting(kinship -> kinship.relation().right())
                        .containsExactlyInAnyOrder("boats.txt", "harbour.txt");
            }
        }
        assertThat(told).containsExactly("letters: the letters are lost");
    }

    private void copy(Collection other) throws IOException {
        try (var files = Files.walk(collection.folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                other.write(collection.folder.relativize(file).toString(), Files.readString(file));
            }
        }
    }

    private List<StoredRelation> relations() throws IOException {
        List<StoredRelation> relations = new ArrayList<>();
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            catalog.relations(RelationFilter.ALL, relations::add);
        }
        return relations;
    }

    private List<String> related() throws IOException {
        List<String> related = new ArrayList<>();
        try (Catalog catalog = Catalog.open(collection.catalog)) {
            catalog.relations(
                    new RelationFilter(Set.of(RelationKind.RELATED), 0, Optional.empty()),
                    found -> related.add(
                            found.relation().left() + " - " + found.relation().right()));
        }
        return related;
    }

    /** The relations by text as they would be without meaning. */
    private List<String> byText() throws IOException {
        return relations().stream()
                .filter(found -> found.relation().kind() != RelationKind.RELATED)
                .map(found -> found.relation()
                                .toString()
                                .replaceAll("semantic=OptionalDouble\\[[^]]*]", "semantic=OptionalDouble.empty")
                        + " " + found.evidence())
                .toList();
    }
}
