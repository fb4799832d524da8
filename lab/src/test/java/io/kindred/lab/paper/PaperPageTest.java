package io.kindred.lab.paper;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.lab.report.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PaperPageTest {
    @TempDir
    private Path folder;

    @Test
    void whatPeopleWroteStays() throws IOException {
        new PaperPage("some").say("Measured once.").write(folder);
        Path page = folder.resolve("some.md");
        Files.writeString(
                page, "# Title\n\nBefore.\n\n" + Files.readString(page).replace("# some\n\n", "") + "\nAfter.\n");
        new PaperPage("some").say("Measured twice.").write(folder);
        assertThat(Files.readString(page))
                .startsWith("# Title\n\nBefore.\n\n<!-- measured by ./kindred-lab some;")
                .contains("Measured twice.")
                .doesNotContain("Measured once.")
                .endsWith("\nAfter.\n");
    }

    @Test
    void tablesAreAlsoWrittenAsCsv() throws IOException {
        Table table = new Table("Figures", 1, List.of("what", "figure"), List.of(List.of("a, b", "1")));
        new PaperPage("some").table(table, "figures").write(folder);
        assertThat(folder.resolve("some/figures.csv")).hasContent("what,figure\n\"a, b\",1\n");
    }
}
