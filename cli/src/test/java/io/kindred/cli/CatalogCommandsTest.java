package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogCommandsTest {
    @TempDir
    private Path folder;

    private Path samples;
    private String catalog;

    @BeforeEach
    void scan() throws IOException {
        samples = Samples.copied(folder);
        catalog = samples.resolve(".kindred/catalog.db").toString();
        assertThat(Captured.run("scan", "--only-versions", samples.toString()).status())
                .isZero();
    }

    @Test
    void fileIsCheckedAndNotAdded() throws IOException {
        Path asked = folder.resolve("asked.txt");
        Files.copy(samples.resolve("harbour/dredging-v1.txt"), asked);
        Captured run = Captured.run("check", "--catalog", catalog, "--top=2", asked.toString());
        assertThat(run.status()).isZero();
        assertThat(run.out().lines())
                .hasSize(5)
                .contains("  identical  1.00  harbour/dredging-v1.txt", "                   the same bytes");
        assertThat(Captured.run("sql", "--catalog", catalog, "SELECT count(*) FROM documents")
                        .out())
                .isEqualTo("18\n");
    }

    @Test
    void unknownFileHasNoKin() throws IOException {
        Path asked =
                Files.writeString(folder.resolve("asked.txt"), "Nobody ever wrote a word of this sentence before.");
        assertThat(Captured.run("check", "--catalog", catalog, asked.toString()))
                .isEqualTo(new Captured(1, asked + "\n  nothing like it\n", ""));
        assertThat(Captured.run("check", "--catalog", catalog, "--format=jsonl", asked.toString()))
                .isEqualTo(new Captured(1, "", ""));
        assertThat(Captured.run(
                                "check",
                                "--catalog",
                                catalog,
                                folder.resolve("none.txt").toString())
                        .status())
                .isEqualTo(2);
    }

    @Test
    void fileIsAddedWithItsRelationsAndForgottenAgain() throws IOException {
        String before = relations();
        Path added = samples.resolve("harbour/dredging-v4.txt");
        Files.copy(samples.resolve("harbour/dredging-v1.txt"), added);
        Captured run = Captured.run("add", "--catalog", catalog, added.toString());
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("harbour/dredging-v4.txt\n  identical  1.00  harbour/dredging-v1.txt\n");
        assertThat(relations()).isNotEqualTo(before);
        assertThat(Captured.run("remove", "--catalog", catalog, added.toString()))
                .isEqualTo(new Captured(0, "forgotten  harbour/dredging-v4.txt\n", ""));
        assertThat(relations()).isEqualTo(before);
        assertThat(Captured.run("remove", "--catalog", catalog, added.toString()))
                .isEqualTo(new Captured(2, "", "kindred: harbour/dredging-v4.txt: not in the catalog\n"));
    }

    @Test
    void fileOutsideTheFolderIsNotAdded() throws IOException {
        Path outside = Files.writeString(folder.resolve("outside.txt"), "some text");
        Captured run = Captured.run("add", "--catalog", catalog, outside.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("lies outside of the folder of the catalog");
    }

    @Test
    void relationsAreFiltered() {
        assertThat(rows("--kind=identical")).hasSize(1);
        assertThat(rows("--kind=contained,contains")).hasSize(2);
        assertThat(rows("--min=0.9")).allMatch(row -> row.contains("\"score\":0.9") || row.contains("\"score\":1.0"));
        assertThat(rows("--of", samples.resolve("council/flood-wall.txt").toString()))
                .singleElement()
                .asString()
                .contains("\"right\":\"council/works-summary.txt\"")
                .contains("\"reason\":");
        assertThat(Captured.run("relations", "--catalog", catalog, "--min=2").status())
                .isEqualTo(1);
        assertThat(Captured.run("relations", "--catalog", catalog, "--of", samples + "/none")
                        .status())
                .isEqualTo(2);
    }

    @Test
    void queriesReadAndNothingElse() {
        Captured run = Captured.run(
                "sql",
                "--catalog",
                catalog,
                "--format=csv",
                "SELECT path, hamming(si, si) AS h, similarity(si, ~si) AS s FROM documents ORDER BY path LIMIT 1");
        assertThat(run.out()).isEqualTo("path,h,s\narchive/2024-0412.txt,0,0.0\n");
        Captured refused = Captured.run("sql", "--catalog", catalog, "DELETE FROM document");
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).startsWith("kindred: ").hasLineCount(1);
        assertThat(Captured.run("sql", "--catalog", catalog, "SELECT nonsense").status())
                .isEqualTo(2);
    }

    @Test
    void soundCatalogIsVerified() {
        assertThat(Captured.run("verify", "--all", "--catalog", catalog))
                .isEqualTo(new Captured(0, "sound: 18 documents\n", ""));
    }

    @Test
    void problemsAreListed() throws IOException {
        Files.writeString(samples.resolve("broken.pdf"), "%PDF-1.4 and nothing more");
        Files.writeString(samples.resolve("empty.txt"), "");
        Captured.run("scan", "--only-versions", samples.toString());
        assertThat(Captured.run("problems", "--catalog", catalog).out())
                .startsWith("broken.pdf: ")
                .hasLineCount(1);
        assertThat(Captured.run("problems", "--all", "--catalog", catalog).out())
                .contains("empty.txt: empty file");
    }

    @Test
    void delimitedTextIsExportedAndImportedWithoutLoss() throws IOException {
        Path text = folder.resolve("documents.txt");
        Captured.run("export", "--catalog", catalog, "--format=delimited", "--delim=;", "-o", text.toString());
        assertThat(Files.readAllLines(text)).hasSize(18).allMatch(line -> line.split(";", -1).length > 3);
        String copy = folder.resolve("copy.db").toString();
        assertThat(Captured.run("import", text.toString(), "--delim=;", "--catalog", copy)
                        .status())
                .isZero();
        assertThat(Captured.run("export", "--catalog", copy, "--format=delimited", "--delim=;")
                        .out())
                .isEqualTo(Files.readString(text));
        assertThat(Captured.run("import", text.toString(), "--delim=;", "--catalog", copy)
                        .err())
                .contains("has documents already");
        assertThat(Captured.run("import", text.toString(), "--delim=|", "--catalog", copy + "2")
                        .err())
                .contains("line 1");
    }

    @Test
    void relationsAndDocumentsAreExported() {
        assertThat(Captured.run("export", "--catalog", catalog).out().lines()).hasSize(19);
        List<String> documents = Captured.run("export", "--catalog", catalog, "--documents", "--format=jsonl")
                .out()
                .lines()
                .toList();
        assertThat(documents).hasSize(18).allMatch(row -> row.contains("\"si\":") && row.contains("\"chunks\":["));
    }

    @Test
    void missingCatalogIsNamed() {
        Captured run =
                Captured.run("relations", "--catalog", folder.resolve("none.db").toString());
        assertThat(run).isEqualTo(new Captured(2, "", "kindred: " + folder.resolve("none.db") + ": no such catalog\n"));
    }

    private String relations() {
        return Captured.run("relations", "--catalog", catalog, "--format=jsonl").out();
    }

    private List<String> rows(String... options) {
        String[] args = new String[options.length + 4];
        args[0] = "relations";
        args[1] = "--catalog";
        args[2] = catalog;
        args[3] = "--format=jsonl";
        System.arraycopy(options, 0, args, 4, options.length);
        return Captured.run(args).out().lines().toList();
    }
}
