package io.kindred.lab.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder that is gone, with all that is in it, when it is closed. */
public record TemporaryFolder(Path path) implements AutoCloseable {
    /** A new folder. */
    public static TemporaryFolder create() throws IOException {
        return new TemporaryFolder(Files.createTempDirectory("kindred-lab"));
    }

    @Override
    public void close() throws IOException {
        List<Path> deepestFirst;
        try (Stream<Path> walk = Files.walk(path)) {
            deepestFirst = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : deepestFirst) {
            Files.delete(file);
        }
    }
}
