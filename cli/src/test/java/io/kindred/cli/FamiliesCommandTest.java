package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FamiliesCommandTest {
    @TempDir
    private Path folder;

    private Path samples;
    private String catalog;

    @BeforeEach
    void scan() throws IOException {
        samples = Samples.copied(folder.toRealPath());
        age("harbour/dredging-v1.txt", "2024-05-01");
        age("harbour/dredging-v2.txt", "2024-04-01");
        age("harbour/dredging-final.txt", "2024-03-01");
        age("harbour/dredging-final.html", "2024-02-01");
        catalog = samples.resolve(".kindred/catalog.db").toString();
        assertThat(Captured.run("scan", "--only-versions", samples.toString()).status())
                .isZero();
    }

    private void age(String path, String day) throws IOException {
        Files.setLastModifiedTime(samples.resolve(path), FileTime.from(Instant.parse(day + "T00:00:00Z")));
    }

    private Captured lineage(String path, String... options) {
        String[] args = new String[options.length + 4];
        args[0] = "lineage";
        args[1] = samples.resolve(path).toString();
        args[2] = "--catalog";
        args[3] = catalog;
        System.arraycopy(options, 0, args, 4, options.length);
        return Captured.run(args);
    }

    @Test
    void familiesAreListed() {
        Captured run = Captured.run("families", "--catalog", catalog);
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith("3 families of 10 documents\n")
                .contains("4 documents, 89 % alike\n  * harbour/dredging-final.html\n    harbour/dredging-final.txt\n")
                .doesNotContain("works-summary");
        assertThat(Captured.run("families", "--catalog", catalog, "--top=1").out())
                .contains("2 more; --top 0 shows all")
                .doesNotContain("library");
    }

    @Test
    void familiesAreRowsForPrograms() {
        assertThat(Captured.run("families", "--catalog", catalog, "--format=jsonl")
                        .out()
                        .lines())
                .hasSize(3)
                .allMatch(row -> row.startsWith("{\"family\":\"f-") && row.contains("\"representative\":"));
        assertThat(Captured.run("families", "--catalog", catalog, "--format=json", "--lineage")
                        .out())
                .contains("\"child\":\"harbour/dredging-v1.txt\",\"parent\":\"harbour/dredging-v2.txt\"");
        assertThat(Captured.run("families", "--catalog", catalog, "--format=csv")
                        .out()
                        .lines())
                .hasSize(4)
                .first()
                .isEqualTo("family,representative,cohesion,size,members");
    }

    @Test
    void timesTellWhoCameFirst() {
        assertThat(lineage("harbour/dredging-v1.txt").out())
                .contains("read from the times of the files")
                .contains("\nharbour/dredging-final.html  2024-02-01  first\n")
                .contains("harbour/dredging-v1.txt  2024-05-01  latest\n");
    }

    @Test
    void namesAndTextsTellIfTimesAreNotTrusted() {
        assertThat(lineage("harbour/dredging-v1.txt", "--times=no").out())
                .contains("read from texts and names")
                .contains("\nharbour/dredging-v1.txt  first\n└─ harbour/dredging-v2.txt\n")
                .contains("words; paragraphs: 1 new, 6 edited\n");
    }

    @Test
    void lineageIsDrawn() {
        assertThat(lineage("harbour/dredging-v1.txt", "--graph=mermaid").out())
                .startsWith("flowchart LR\n  n0[\"harbour/dredging-final.html\"]\n")
                .contains("n0 --> n1\n");
        assertThat(lineage("harbour/dredging-v1.txt", "--graph=dot").out())
                .startsWith("digraph lineage {\n")
                .contains("n0 -> n1;\n")
                .endsWith("}\n");
    }

    @Test
    void copiesAreOneState() {
        assertThat(lineage("letters/library-hours.txt", "--times=no").out())
                .contains("= ")
                .contains("the same text");
    }

    @Test
    void whatHasNoFamilyIsTold() {
        assertThat(lineage("council/flood-wall.txt"))
                .isEqualTo(new Captured(1, "", "kindred: council/flood-wall.txt is in no family\n"));
        assertThat(lineage("none.txt").status()).isEqualTo(2);
        assertThat(lineage("harbour/dredging-v1.txt", "--times=maybe").status()).isEqualTo(2);
    }
}
