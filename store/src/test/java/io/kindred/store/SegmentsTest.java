package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.Seeds;
import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.index.Holders;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Segments are merged, and nobody sees it. */
@ExtendWith(Seeds.class)
class SegmentsTest {
    private static final int DOCUMENTS = 150;

    @TempDir
    Path folder;

    @Test
    void postingsDoNotDependOnBatches(Random random) throws IOException, SQLException {
        List<NewDocument> documents = documents(random);
        try (CatalogWriter one = CatalogWriter.open(folder.resolve("one.db"));
                CatalogWriter many = CatalogWriter.open(folder.resolve("many.db"))) {
            one.put(documents);
            for (NewDocument document : documents) {
                many.put(List.of(document));
            }
            assertThat(many.catalog().segments.all().size()).isBetween(2, 4 * 3);
            assertThat(many.catalog().postings()).isEqualTo(one.catalog().postings());
            many.compact();
            assertThat(many.catalog().segments.all()).hasSize(1);
            assertThat(many.catalog().postings()).isEqualTo(one.catalog().postings());
        }
    }

    @Test
    void muchThatWasAddedIsMergedAndLittleIsNot(Random random) throws IOException, SQLException {
        List<NewDocument> documents = documents(random);
        try (CatalogWriter writer = CatalogWriter.open(folder.resolve("catalog.db"))) {
            writer.put(documents.subList(0, 70));
            writer.put(documents.subList(70, 140));
            writer.compactIfDue();
            assertThat(writer.catalog().segments.all()).hasSize(1);
            writer.put(documents.subList(140, 142));
            long[] postings = writer.catalog().postings();
            writer.compactIfDue();
            assertThat(writer.catalog().segments.all()).hasSize(2);
            assertThat(writer.catalog().postings()).isEqualTo(postings);
        }
    }

    @Test
    void largeSegmentIsNotMergedWithEveryFew(Random random) throws IOException, SQLException {
        List<NewDocument> documents = documents(random);
        try (CatalogWriter writer = CatalogWriter.open(folder.resolve("catalog.db"))) {
            writer.put(documents.subList(0, 40));
            writer.put(documents.subList(40, 80));
            writer.compact();
            Segment large = writer.catalog().segments.all().get(0);
            for (NewDocument document : documents.subList(80, 140)) {
                writer.put(List.of(document));
            }
            assertThat(writer.catalog().segments.all()).startsWith(large).hasSizeLessThan(10);
        }
    }

    @Test
    void segmentIsWrittenAnewWhenAThirdIsDead(Random random) throws IOException, SQLException {
        List<NewDocument> documents = documents(random);
        List<String> paths = documents.stream().map(one -> one.file().path()).toList();
        try (CatalogWriter writer = CatalogWriter.open(folder.resolve("catalog.db"))) {
            writer.put(documents);
            writer.remove(paths.subList(0, 10));
            assertThat(writer.catalog().segments.all().get(0).dead()).isPositive();
            writer.remove(paths.subList(10, 120));
            assertThat(writer.catalog().segments.all().get(0).dead()).isZero();
            writer.remove(paths);
            assertThat(writer.catalog().segments.all()).isEmpty();
            assertThat(writer.catalog().postings()).isEmpty();
            assertThat(writer.catalog().verify()).isEmpty();
        }
    }

    @Test
    void keyOfVeryManyDocumentsIsFound() throws IOException {
        List<NewDocument> documents = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            documents.add(Samples.document("path/" + i, i, "text " + i, 5, 1L << 39));
        }
        try (CatalogWriter writer = CatalogWriter.open(folder.resolve("catalog.db"))) {
            writer.put(documents);
            assertThat(writer.catalog().holders(5).toArray())
                    .hasSize(1000)
                    .startsWith(1, 2)
                    .endsWith(1000);
            assertThat(writer.catalog().holders(1L << 39).toArray()).hasSize(1000);
            assertThat(writer.catalog().holders(6).toArray()).isEmpty();
        }
    }

    @Test
    void whoHoldsAVeryCommonWordIsNotTold() throws IOException {
        long sentence = KeyKind.SENTENCE.first();
        long word = KeyKind.WORD.first();
        int many = 2 * KeyKind.WORD.telling();
        long[] postings = LongStream.concat(
                        LongStream.rangeClosed(1, many).map(document -> (sentence << 24) | document),
                        LongStream.concat(
                                LongStream.rangeClosed(1, many).map(document -> (word << 24) | document),
                                LongStream.rangeClosed(1, 1000).map(document -> ((word + 1) << 24) | document)))
                .toArray();
        try (CatalogWriter writer = CatalogWriter.open(folder.resolve("catalog.db"))) {
            writer.atomically(() -> addSegment(writer.catalog(), many, postings));
            Holders holders = writer.catalog().holders(word);
            assertThat(holders.areKnown()).isFalse();
            assertThat(holders.count()).isGreaterThan(KeyKind.WORD.telling());
            assertThat(writer.catalog().holders(sentence).count()).isEqualTo(many);
            assertThat(writer.catalog().holders(word + 1).count()).isEqualTo(1000);
        }
    }

    private static void addSegment(Catalog catalog, int last, long... postings) throws IOException {
        try {
            catalog.segments.add(1, last, postings);
        } catch (SQLException e) {
            throw new IOException(e);
        }
    }

    @Test
    void numbersForDocumentsEnd() throws IOException {
        Path file = folder.resolve("catalog.db");
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            writer.put(List.of(Samples.document("first", 1, "one", 1)));
        }
        try (Database database = Database.writing(file)) {
            database.run(() -> database.execute("UPDATE sqlite_sequence SET seq = 16777214 WHERE name = 'document'"));
        }
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            assertThat(writer.put(List.of(Samples.document("last", 1, "two", 1))))
                    .isEqualTo(16777215);
            assertThat(writer.catalog().holders(1).toArray()).containsExactly(1, 16777215);
            assertThatThrownBy(() -> writer.put(List.of(Samples.document("one more", 1, "three", 1))))
                    .isInstanceOf(CatalogException.class)
                    .hasMessageContaining("has given out all numbers");
            assertThat(writer.catalog().verify()).isEmpty();
        }
    }

    private static List<NewDocument> documents(Random random) throws IOException {
        List<NewDocument> documents = new ArrayList<>();
        for (int i = 0; i < DOCUMENTS; i++) {
            documents.add(Samples.random("path/" + i, random));
        }
        return documents;
    }
}
