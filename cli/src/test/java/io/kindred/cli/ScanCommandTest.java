package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScanCommandTest {
    private static final Path ROOT = Path.of("..");

    @TempDir
    private Path folder;

    /** The kinds of docs/SAMPLES.md; of Markdown nothing is known yet. */
    @Test
    void samplesAreWhatTheirTableSays() throws IOException {
        TreeSet<String> expected = new TreeSet<>();
        for (String line : Files.readAllLines(ROOT.resolve("docs/SAMPLES.md"))) {
            String[] cells = line.replace("`", "").split("\\s*\\|\\s*", -1);
            if (cells.length == 6 && cells[1].contains("/")) {
                boolean markdown = cells[3].equals("same-text") && cells[1].endsWith(".md");
                expected.add(cells[1] + " " + (markdown ? "version" : cells[3]) + " " + cells[2]);
            }
        }
        Captured run =
                Captured.run("scan", "--format=csv", Samples.copied(folder).toString());
        List<String> found = run.out()
                .lines()
                .skip(1)
                .map(line -> line.split(",", -1))
                .map(cells -> cells[0] + " " + cells[2] + " " + cells[1])
                .toList();
        assertThat(expected).hasSize(20);
        assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(run.status()).isZero();
    }

    @Test
    void oneScreenTellsWhatWasFound() throws IOException {
        write("a.txt", "one and the same text, which is not long");
        write("b.txt", "One and the same\ntext, which is not long");
        write("c.txt", "one and the same text, which is not long");
        assertThat(Captured.run("scan", folder.toString()))
                .isEqualTo(new Captured(
                        0, """
                        3 documents, 120 bytes; 3 pairs of kin

                          copies       1 document could go, 40 bytes
                          same-text    2 pairs

                        All of them
                          identical    1.00  a.txt  c.txt
                          same-text    1.00  a.txt  b.txt
                          same-text    1.00  b.txt  c.txt

                        Next, in FOLDER: kindred serve shows it in the browser, kindred relations lists all pairs,
                        kindred compare A B shows what changed, kindred check FILE finds the kin of another file,
                        kindred clean plans what could go.
                        """.replace("FOLDER", folder.toRealPath().toString()), ""));
    }

    @Test
    void answerDoesNotDependOnTheOrderOfFiles() throws IOException {
        for (int i = 9; i >= 0; i--) {
            write("f" + i + ".txt", "the same words in every file, number " + i % 3);
        }
        Captured first = Captured.run("scan", "--format=jsonl", folder.toString());
        assertThat(first.out().lines().toList()).hasSize(45);
        for (int i = 0; i < 3; i++) {
            Path catalog = folder.resolve(".kindred/again" + i + ".db");
            assertThat(Captured.run("scan", "--format=jsonl", "--catalog", catalog.toString(), folder.toString()))
                    .isEqualTo(first);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void answerDoesNotDependOnTheNumberOfThreads(int jobs) throws IOException {
        String samples = Samples.copied(folder).toString();
        Captured expected = Captured.run("scan", "--format=jsonl", samples);
        String catalog = folder.resolve(jobs + ".db").toString();
        assertThat(Captured.run("scan", "--format=jsonl", "--jobs=" + jobs, "--catalog", catalog, samples))
                .isEqualTo(expected);
    }

    @Test
    void strangersAreNoKin() throws IOException {
        write("a.txt", "Barley soup wants an hour on a low fire, and patience.");
        write("b.txt", "The council met on Tuesday; nobody had read the minutes.");
        Captured run = Captured.run("scan", folder.toString());
        assertThat(run.out()).startsWith("2 documents, 110 bytes; no two of them kin\n");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void badDocumentIsToldAndTheRestIsScanned() throws IOException {
        write("a.txt", "one and the same text");
        write("b.txt", "One and the same\ntext");
        write("c.pdf", "%PDF-1.4 and nothing more");
        Captured run = Captured.run("scan", folder.toString());
        assertThat(run.out()).contains("2 documents").contains("1 pair of kin").contains("problems     1 file");
        assertThat(run.err()).startsWith("kindred: c.pdf: ").hasLineCount(1);
        assertThat(run.status()).isEqualTo(2);
        Captured again = Captured.run("scan", folder.toString());
        assertThat(again.out()).isEqualTo(run.out());
        assertThat(again.status()).isEqualTo(2);
    }

    @Test
    void filesThatAreNoDocumentsArePassedOver() throws IOException {
        write("a.txt", "one and the same text");
        write("b.txt", "one and the same text");
        Files.write(folder.resolve("c.bin"), new byte[64]);
        write("empty.txt", "");
        Captured run = Captured.run("scan", folder.toString());
        assertThat(run.out()).contains("passed over  2 files");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
    }

    @Test
    void linksAndHiddenFilesAreLeftAlone() throws IOException {
        write("a.txt", "one and the same text");
        write(".hidden/b.txt", "one and the same text");
        try {
            Files.createSymbolicLink(folder.resolve("loop"), folder);
        } catch (UnsupportedOperationException e) {
            assumeTrue(false, "no symbolic links here");
        }
        assertThat(Captured.run("scan", folder.toString()).out())
                .startsWith("1 document, 21 bytes; no two of them kin");
    }

    @Test
    void missingFolderIsNamed() {
        Path missing = folder.resolve("missing");
        assertThat(Captured.run("scan", missing.toString()))
                .isEqualTo(new Captured(2, "", "kindred: " + missing + ": no such folder\n"));
    }

    @Test
    void withoutAFolderAndAPersonThereIsAnError() {
        assertThat(Captured.run("scan"))
                .isEqualTo(new Captured(
                        2,
                        "",
                        "kindred: no folder given, and nobody to ask: name one, for example 'kindred scan .'\n"));
    }

    @Test
    void foldersOfOneFolderShareACatalog() throws IOException {
        write("one/a.txt", "one and the same text");
        write("two/b.txt", "one and the same text");
        write("three/c.txt", "one and the same text");
        Captured run = Captured.run(
                "scan",
                "--format=csv",
                folder.resolve("one").toString(),
                folder.resolve("two").toString());
        assertThat(run.out().lines().skip(1)).singleElement().asString().startsWith("one/a.txt,two/b.txt,identical");
        assertThat(folder.resolve(".kindred/catalog.db")).exists();
    }

    @Test
    void relationsAreStoredWhereTheUserSays() throws IOException {
        write("a.txt", "one and the same text");
        write("b.txt", "one and the same text");
        Path relations = folder.resolve(".kindred/relations.txt");
        Captured.run("scan", "-o", relations.toString(), "--delim", ";", folder.toString());
        assertThat(Files.readAllLines(relations).get(1)).startsWith("a.txt;b.txt;identical;1.0;");
    }

    @Test
    void statisticsTellOfEveryPairOrOnlyOfKin() throws IOException {
        String text = "The first paragraph of a text.\n\nThe second paragraph of it, a bit longer.";
        write("a.txt", text);
        write("b.txt", text);
        write("c.txt", "Something else altogether,\n\nin two paragraphs.");
        Captured all = Captured.run("scan", "--statistics", folder.toString());
        assertThat(all.out().lines().filter(line -> line.startsWith("Relationship")))
                .hasSize(3);
        assertThat(all.out()).contains("(0,0 with BD: 0)(1,1 with BD: 0)").contains("total similarity is 0.0");
        Captured close = Captured.run("scan", "--statistics", "--close-documents", folder.toString());
        assertThat(close.out().lines().filter(line -> line.startsWith("Relationship")))
                .hasSize(1);
    }

    @Test
    void measuresOfThePaperReplaceTheRelations() throws IOException {
        String samples = Samples.copied(folder).toString();
        Captured aligned = Captured.run("scan", "--only-versions", "--format=csv", samples);
        Captured jaccard = Captured.run("scan", "--only-versions", "--format=csv", "--measure=jaccard", samples);
        assertThat(jaccard.out()).isNotEqualTo(aligned.out()).contains("allotment-rules.txt,version,");
        assertThat(Captured.run("scan", "--only-versions", "--format=csv", samples))
                .isEqualTo(aligned);
        assertThat(Captured.run("scan", "--only-versions", "--format=csv", "--every-pair", samples))
                .isEqualTo(aligned);
    }

    @Test
    void touchedFilesAreNoNews() throws IOException {
        Path samples = Samples.copied(folder);
        Captured first = Captured.run("scan", samples.toString());
        Files.setLastModifiedTime(samples.resolve("kitchen/barley-soup.txt"), FileTime.fromMillis(0));
        assertThat(Captured.run("scan", samples.toString())).isEqualTo(first);
    }

    @Test
    void catalogOfAnotherFolderIsRefused() throws IOException {
        write("one/a.txt", "one and the same text");
        write("two/b.txt", "one and the same text");
        String catalog = folder.resolve("c.db").toString();
        Captured.run("scan", "--catalog", catalog, folder.resolve("one").toString());
        Captured run =
                Captured.run("scan", "--catalog", catalog, folder.resolve("two").toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("is the catalog of").hasLineCount(1);
    }

    @Test
    void damagedCatalogIsToldAndLeftAlone() throws IOException {
        write("a.txt", "one and the same text");
        write(".kindred/catalog.db", "This is no database at all, but it is long enough to be looked at closely.");
        Captured run = Captured.run("scan", folder.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("catalog.db").hasLineCount(1);
        assertThat(folder.resolve(".kindred/catalog.db")).content().startsWith("This is no database");
    }

    private void write(String path, String text) throws IOException {
        Files.createDirectories(folder.resolve(path).getParent());
        Files.writeString(folder.resolve(path), text);
    }
}
