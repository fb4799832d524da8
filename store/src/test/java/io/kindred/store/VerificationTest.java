package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong is found and said. */
class VerificationTest {
    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void fill() throws IOException {
        file = folder.resolve("catalog.db");
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            writer.put(List.of(
                    Samples.document("a", 0, "one", 1, 7), Samples.document("b", 1, "two", 2, 7),
                    Samples.document("c", 1, "three", 2, 8), Samples.document("d", 1, "four", 2)));
            writer.relate(List.of(Samples.relation(1, 2, new Random(3))), List.of(1, 2));
            writer.remove(List.of("d"));
            writer.set("chunker", "paragraphs");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    UPDATE document SET words = 7 WHERE id = 1           | 1 rows of table document have a wrong checksum
                    UPDATE document SET related = 1 WHERE id = 3         | 1 rows of table document have a wrong checksum
                    UPDATE relation SET score = 0.25                     | 1 rows of table relation have a wrong checksum
                    UPDATE setting SET value = 'lines'                   | 1 rows of table setting have a wrong checksum
                    UPDATE fingerprint SET chunks = zeroblob(8)          | 3 rows of table fingerprint have a wrong checksum
                    DELETE FROM fingerprint WHERE document = 1           | 1 documents without fingerprints
                    DELETE FROM text WHERE document = 1                  | 1 documents without text
                    INSERT INTO text VALUES (4, x'00')                   | a row of table text belongs to no document
                    DELETE FROM block                                    | a: has 0 postings, not 2
                    DELETE FROM segment                                  | 1 blocks without a segment
                    DELETE FROM dead                                     | removed documents are not those whose postings are left
                    UPDATE text SET packed = (SELECT packed FROM text WHERE document = 2) | a: its text is not the one it had
                    DROP INDEX document_content                          | the tables are not those of a catalog of this version
                    UPDATE sqlite_sequence SET seq = 1                   | 1 numbers of documents that would be given again
                    """)
    void damageIsFound(String sql, String finding) throws IOException {
        try (Database database = Database.writing(file)) {
            database.run(() -> database.execute("PRAGMA foreign_keys = OFF"));
            database.run(() -> database.execute(sql));
        }
        try (Catalog catalog = Catalog.open(file)) {
            assertThat(catalog.verify()).contains(finding);
        }
    }

    @Test
    void fingerprintsAreMadeAnewByWhoeverKnowsHow() throws IOException {
        try (Catalog catalog = Catalog.open(file)) {
            assertThat(catalog.verify()).isEmpty();
            assertThat(catalog.verify(
                            1,
                            (document, keys, text) -> document.entry().path().equals("b")
                                    ? Optional.of(text.orElseThrow() + " has " + keys.length + " keys, the last is "
                                            + keys[1])
                                    : Optional.empty()))
                    .containsExactly("b: two has 2 keys, the last is 7");
        }
    }
}
