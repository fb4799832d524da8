package io.kindred.lab.scan;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.corpus.Prose;
import io.kindred.lab.report.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScanTrialTest {
    private static final long SEED = 20137;

    @TempDir
    private Path place;

    @Test
    void kinThatAreThereAreFound() throws IOException {
        Path folder = Files.createDirectory(place.resolve("texts")).toRealPath();
        Random random = new Random(SEED);
        for (int i = 0; i < 30; i++) {
            String text = new Prose(random).paragraphs(6);
            Files.writeString(folder.resolve("text" + i + ".txt"), text);
            Files.writeString(
                    folder.resolve("text" + i + "-longer.txt"), text + "\n\n" + new Prose(random).paragraph());
        }
        Table table = new ScanTrial(folder, place.resolve("catalog.db"), 2, 60, what -> {}).run();
        Map<String, String> figures =
                table.rows().stream().collect(Collectors.toMap(row -> row.get(0), row -> row.get(1)));
        assertThat(figures)
                .containsEntry("documents", "60")
                .containsEntry("kin of 60 documents", "60")
                .containsEntry("of these found", "60")
                .containsEntry("found, though they are none", "0");
        assertThat(Double.parseDouble(figures.get("catalog, bytes a byte of text")))
                .isGreaterThan(Double.parseDouble(figures.get("the same without the texts")));
        assertThat(figures).containsKeys("times as fast as that", "scan again, nothing changed, seconds");
    }
}
