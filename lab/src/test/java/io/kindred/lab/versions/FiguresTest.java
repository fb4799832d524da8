package io.kindred.lab.versions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FiguresTest {
    @Test
    void comesBackFromItsFile(@TempDir Path folder) throws IOException {
        Figures figures = new Figures(Map.of("a set/kindred/auc", 0.9876, "map/f1", 1.0));
        Path file = folder.resolve("figures.json");
        Files.writeString(file, figures.json());
        assertThat(Figures.read(file)).isEqualTo(figures);
    }

    @Test
    void leavesOutWhatIsNoNumber() {
        assertThat(new Figures(Map.of("a", Double.NaN, "b", 0.5)).json()).isEqualTo("{\n  \"b\": 0.5000\n}\n");
    }
}
