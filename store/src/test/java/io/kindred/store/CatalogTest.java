package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes in comes out. */
class CatalogTest {
    @TempDir
    Path folder;

    @Test
    void documentsComeBackAsTheyWere() throws IOException {
        NewDocument one = Samples.document("a/ü.txt", 1, "Ein Text.", 5, 7);
        NewDocument two = Samples.document("b.txt", 2, "Another \uD800 text.", 7, 9);
        Path file = folder.resolve("new/catalog.db");
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            assertThat(writer.put(List.of(one, two))).isEqualTo(1);
        }
        try (Catalog catalog = Catalog.open(file)) {
            assertThat(catalog.documents()).extracting(Entry::file).containsExactly(one.file(), two.file());
            assertThat(catalog.at("b.txt")).map(Entry::id).contains(2);
            assertThat(catalog.with(one.file().content(), 9))
                    .extracting(Entry::id)
                    .containsExactly(1);
            assertThat(catalog.text(1)).contains("Ein Text.");
            assertThat(catalog.text(2)).contains("Another \uD800 text.");
            assertThat(catalog.holders(7).toArray()).containsExactly(1, 2);
            assertThat(catalog.holders(8).toArray()).isEmpty();
            assertThat(catalog.postings())
                    .containsExactly((5L << 24) | 1, (7L << 24) | 1, (7L << 24) | 2, (9L << 24) | 2);
            assertThat(catalog.details(1)).hasValueSatisfying(details -> {
                assertThat(details.metadata()).isEqualTo(one.metadata());
                assertThat(details.chunks()).containsExactly(1L, -2L);
                assertThat(details.si()).isEqualTo(one.signature().si());
            });
        }
    }

    @Test
    void textsAreReadWhileAnotherThreadWrites() throws IOException {
        try (CatalogWriter writer = CatalogWriter.open(folder.resolve("catalog.db"))) {
            writer.put(List.of(Samples.document("a.txt", 1, "Written before.", 5)));
            writer.atomically(() -> {
                writer.put(List.of(Samples.document("b.txt", 2, "Not yet written.", 7)));
                assertThat(writer.text(2)).contains("Not yet written.");
                assertThat(CompletableFuture.supplyAsync(() -> text(writer, 1)))
                        .succeedsWithin(Duration.ofSeconds(30))
                        .isEqualTo(Optional.of("Written before."));
                assertThat(CompletableFuture.supplyAsync(() -> text(writer, 2)))
                        .succeedsWithin(Duration.ofSeconds(30))
                        .isEqualTo(Optional.empty());
            });
            assertThat(text(writer, 2)).contains("Not yet written.");
        }
    }

    private static Optional<String> text(CatalogWriter writer, int document) {
        try {
            return writer.text(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void settingsAndBlobsAreReplaced() throws IOException {
        Path file = folder.resolve("catalog.db");
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            writer.set("chunker", "lines");
            writer.set("chunker", "paragraphs");
            writer.set("common", new byte[] {1, 2});
            assertThat(writer.catalog().settings()).isEqualTo(Map.of("chunker", "paragraphs"));
            assertThat(writer.catalog().blob("common")).hasValue(new byte[] {1, 2});
            assertThat(writer.catalog().blob("rare")).isEmpty();
        }
    }
}
