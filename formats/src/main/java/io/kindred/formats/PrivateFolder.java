package io.kindred.formats;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder for temporary files that nobody else may look into. */
record PrivateFolder(Path path) {
    static PrivateFolder create() throws IOException {
        return new PrivateFolder(Files.createTempDirectory("kindred-"));
    }

    /** Removes the folder and all in it, as far as that is possible. */
    void remove() {
        try (Stream<Path> walk = Files.walk(path)) {
            walk.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        } catch (IOException | UncheckedIOException e) {
            path.toFile().deleteOnExit();
        }
    }
}
