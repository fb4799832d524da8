package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Queries of people are answered, and can do no harm. */
class SqlTest {
    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void fill() throws IOException {
        file = folder.resolve("catalog.db");
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            writer.put(List.of(Samples.document("b", 0, "one", 1), Samples.document("a", 1, "two", 2)));
            writer.relate(List.of(Samples.relation(1, 2, new Random(3))), List.of(1, 2));
            writer.report(List.of(new Problem("c", 1, 2, "encrypted")));
        }
    }

    @Test
    void viewsHaveReadableNames() throws IOException {
        assertThat(ask("SELECT path, title, author, words FROM documents ORDER BY path"))
                .containsExactly(
                        List.of("path", "title", "author", "words"),
                        List.of("a", "Title of a", "A. U. Thor", 1L),
                        List.of("b", "Title of b", "A. U. Thor", 1L));
        assertThat(ask("SELECT left, right FROM relations"))
                .containsExactly(List.of("left", "right"), List.of("a", "b"));
        assertThat(ask("SELECT path, reason FROM problems"))
                .containsExactly(List.of("path", "reason"), List.of("c", "encrypted"));
    }

    @Test
    void similarityOfFingerprintsIsAFunction() throws IOException {
        assertThat(
                        ask(
                                "SELECT hamming(5, 6) AS h, similarity(0, -1) AS s, hamming(NULL, 1) AS n, similarity(7, 7) AS e"))
                .containsExactly(List.of("h", "s", "n", "e"), Arrays.asList(2L, 0.0, null, 1.0));
        assertThat(ask("SELECT count(*) FROM documents AS a, documents AS b WHERE hamming(a.si, b.si) <= 6"))
                .endsWith(List.of(4L));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DELETE FROM document",
                "INSERT INTO setting VALUES ('a', 'b', 0)",
                "CREATE TABLE t (x)",
                "CREATE TEMP TABLE t (x)",
                "DROP VIEW documents",
                "PRAGMA user_version = 7",
                "PRAGMA journal_mode = DELETE",
                "ATTACH 'other.db' AS other",
                "VACUUM",
                "VACUUM INTO 'other.db'",
                "SELECT load_extension('evil')",
                "SELECT writefile('other.db', 'x')",
                "SELECT readfile('/etc/passwd')",
                "SELEC 1",
                "SELECT nothing FROM nowhere",
                ""
            })
    void whatWritesOrReachesOutIsRefused(String sql) throws IOException {
        byte[] before = Files.readAllBytes(file);
        try {
            ask(sql);
            assertThat(sql).as("refused, or without effect").startsWith("PRAGMA");
        } catch (CatalogException e) {
            assertThat(e.getMessage()).matches("(?s)(the query cannot be answered: |not a query: ).*");
        }
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        assertThat(Path.of("other.db")).doesNotExist();
        assertThat(folder.resolve("other.db")).doesNotExist();
    }

    @Test
    void writersCatalogAnswersNoQueries() throws IOException {
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            assertThatThrownBy(() -> writer.catalog().sql("SELECT 1", new Answer()))
                    .isInstanceOf(IllegalStateException.class);
        }
    }

    private List<List<?>> ask(String sql) throws IOException {
        Answer answer = new Answer();
        try (Catalog catalog = Catalog.open(file)) {
            catalog.sql(sql, answer);
        }
        return answer.lines;
    }

    private static final class Answer implements Rows {
        private final List<List<?>> lines = new ArrayList<>();

        @Override
        public void columns(List<String> names) {
            lines.add(names);
        }

        @Override
        public void row(List<Object> values) {
            lines.add(values);
        }
    }
}
