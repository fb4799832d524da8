package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScanCommandTest {
    private static final Path ROOT = Path.of("..");

    @TempDir
    private Path folder;

    /** The kinds of docs/SAMPLES.md; of meaning nothing is known yet, and of markup neither. */
    @Test
    void samplesAreWhatTheirTableSays() throws IOException {
        TreeSet<String> expected = new TreeSet<>();
        for (String line : Files.readAllLines(ROOT.resolve("docs/SAMPLES.md"))) {
            String[] cells = line.replace("`", "").split("\\s*\\|\\s*", -1);
            if (cells.length == 6 && cells[1].contains("/") && !cells[3].equals("related")) {
                boolean markup = cells[3].equals("same-text") && !cells[1].startsWith("archive");
                expected.add(cells[1] + " " + (markup ? "version" : cells[3]) + " " + cells[2]);
            }
        }
        Captured run =
                Captured.run("scan", "--format=csv", ROOT.resolve("samples").toString());
        List<String> found = run.out()
                .lines()
                .skip(1)
                .map(line -> line.split(",", -1))
                .map(cells -> cells[0] + " " + cells[2] + " " + cells[1])
                .toList();
        assertThat(expected).hasSize(18);
        assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(run.status()).isZero();
    }

    @Test
    void answerDoesNotDependOnTheOrderOfFiles() throws IOException {
        for (int i = 9; i >= 0; i--) {
            Files.writeString(folder.resolve("f" + i + ".txt"), "the same words in every file, number " + i % 3);
        }
        Captured first = Captured.run("scan", "--format=jsonl", folder.toString());
        assertThat(first.out().lines().toList()).hasSize(45);
        for (int i = 0; i < 5; i++) {
            assertThat(Captured.run("scan", "--format=jsonl", folder.toString()))
                    .isEqualTo(first);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void answerDoesNotDependOnTheNumberOfThreads(int threads) throws Exception {
        String samples = ROOT.resolve("samples").toString();
        Captured expected = Captured.run("scan", "--format=jsonl", samples);
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            assertThat(pool.submit(() -> Captured.run("scan", "--format=jsonl", samples))
                            .get())
                    .isEqualTo(expected);
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void strangersAreNoKin() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "Barley soup wants an hour on a low fire, and patience.");
        Files.writeString(folder.resolve("b.txt"), "The council met on Tuesday; nobody had read the minutes.");
        assertThat(Captured.run("scan", folder.toString()))
                .isEqualTo(new Captured(1, "2 documents, no two of them kin\n", ""));
    }

    @Test
    void badDocumentIsToldAndTheRestIsScanned() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "one and the same text");
        Files.writeString(folder.resolve("b.txt"), "One and the same\ntext");
        Files.write(folder.resolve("c.bin"), new byte[64]);
        Captured run = Captured.run("scan", folder.toString());
        assertThat(run.out()).isEqualTo("""
                2 documents, 1 pair of kin: 1 same-text

                same-text  1.00  a.txt  b.txt
                """);
        assertThat(run.err()).isEqualTo("kindred: c.bin: not a text file (binary data)\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void linksAndHiddenFilesAreLeftAlone() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "one and the same text");
        Files.createDirectory(folder.resolve(".kindred"));
        Files.writeString(folder.resolve(".kindred/b.txt"), "one and the same text");
        try {
            Files.createSymbolicLink(folder.resolve("loop"), folder);
        } catch (UnsupportedOperationException e) {
            assumeTrue(false, "no symbolic links here");
        }
        assertThat(Captured.run("scan", folder.toString()).out()).isEqualTo("1 document, no two of them kin\n");
    }

    @Test
    void missingFolderIsNamed() {
        Path missing = folder.resolve("missing");
        assertThat(Captured.run("scan", missing.toString()))
                .isEqualTo(new Captured(2, "", "kindred: " + missing + ": no such folder\n"));
    }
}
