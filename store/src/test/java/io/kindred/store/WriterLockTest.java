package io.kindred.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One writes, others read. */
class WriterLockTest {
    @TempDir
    Path folder;

    @Test
    void secondWriterOfTheProcessIsRefused() throws IOException {
        Path file = folder.resolve("catalog.db");
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            assertThatThrownBy(() -> CatalogWriter.open(file))
                    .isInstanceOf(CatalogException.class)
                    .hasMessageContaining("is being written by this process");
            writer.set("still", "writing");
        }
        CatalogWriter.open(file).close();
    }

    @Test
    void writerInAnotherProcessIsRefusedAndToldWhoWrites() throws Exception {
        Path file = folder.resolve("catalog.db");
        Process child;
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            writer.set("a", "b");
            child = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            Second.class.getName(),
                            file.toString())
                    .redirectErrorStream(true)
                    .start();
            try (BufferedReader lines = child.inputReader(UTF_8)) {
                assertThat(lines.readLine())
                        .contains("is being written by process "
                                + ProcessHandle.current().pid());
            }
            child.waitFor();
        }
    }

    @Test
    void readerSeesTheCatalogAsItWasWhenItWasOpened() throws IOException {
        Path file = folder.resolve("catalog.db");
        try (CatalogWriter writer = CatalogWriter.open(file)) {
            writer.put(List.of(Samples.document("a", 1, "one", 5)));
            try (Catalog reader = Catalog.open(file)) {
                writer.put(List.of(Samples.document("b", 2, "two", 5)));
                writer.remove(List.of("a"));
                assertThat(reader.documents()).extracting(Entry::path).containsExactly("a");
                assertThat(reader.holders(5).toArray()).containsExactly(1);
                assertThat(writer.catalog().holders(5).toArray()).containsExactly(2);
                reader.refresh();
                assertThat(reader.documents()).extracting(Entry::path).containsExactly("b");
                assertThat(reader.holders(5).toArray()).containsExactly(2);
            }
        }
    }

    /** Another process that tries to write. */
    static final class Second {
        private Second() {}

        public static void main(String[] arguments) {
            try (CatalogWriter writer = CatalogWriter.open(Path.of(arguments[0]))) {
                System.out.println("got " + writer.catalog().settings());
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
