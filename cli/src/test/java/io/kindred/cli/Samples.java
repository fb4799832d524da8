package io.kindred.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The sample documents. */
final class Samples {
    private static final Path SAMPLES = Path.of("..", "samples");

    private Samples() {}

    /** Copies them to a folder of their own, so that no two tests write one catalog. */
    static Path copied(Path folder) throws IOException {
        Path copy = folder.resolve("samples");
        try (Stream<Path> files = Files.walk(SAMPLES)) {
            List<Path> documents = files.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().contains(".kindred"))
                    .toList();
            for (Path document : documents) {
                Path place = copy.resolve(SAMPLES.relativize(document));
                Files.createDirectories(place.getParent());
                Files.copy(document, place);
            }
        }
        return copy;
    }
}
