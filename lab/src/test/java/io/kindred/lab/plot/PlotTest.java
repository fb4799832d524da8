package io.kindred.lab.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlotTest {
    @TempDir
    private Path folder;

    @Test
    void linesAreDrawnTheSameEveryTime() throws IOException {
        Path one = folder.resolve("new/one.png");
        Path other = folder.resolve("other.png");
        lines().write(one);
        lines().write(other);
        assertThat(dark(one)).isGreaterThan(1_000);
        assertThat(one).hasSameBinaryContentAs(other);
    }

    private static Plot lines() {
        return new LinePlot("Title", "x (units)", "y (units)")
                .line("measured", List.of(1.0, 10.0, 100.0), List.of(1.0, 2.0, 3.0))
                .curve("predicted", List.of(1.0, 100.0), List.of(1.0, 3.0))
                .points("published", List.of(10.0), List.of(2.5))
                .logarithmic(true, false)
                .between(0, 4);
    }

    @Test
    void placesWithoutAFigureHaveNoBar() throws IOException {
        Path both = folder.resolve("both.png");
        Path one = folder.resolve("one.png");
        bars(2.0).write(both);
        bars(Double.NaN).write(one);
        assertThat(dark(one)).isLessThan(dark(both));
        assertThat(Files.size(one)).isPositive();
    }

    private static Plot bars(double second) {
        return new BarPlot("Title", "name", "y (units)", List.of("a", "b")).bars("published", List.of(2.0, second));
    }

    private static long dark(Path file) throws IOException {
        BufferedImage image = ImageIO.read(file.toFile());
        return IntStream.range(0, image.getWidth() * image.getHeight())
                .filter(i -> (image.getRGB(i % image.getWidth(), i / image.getWidth()) & 0xFF) < 0x60)
                .count();
    }
}
