package io.kindred.cli;

import io.kindred.report.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that a user names, as a catalog calls them. */
final class CatalogFiles {
    private CatalogFiles() {}

    /** The path of a file below the folder of a catalog; the file need not be there any more. */
    static String path(Path root, Path file) throws IOException {
        Path place = file.toAbsolutePath().normalize();
        Path folder = place.getParent();
        if (folder != null && Files.isDirectory(folder)) {
            place = folder.toRealPath().resolve(place.getFileName());
        }
        Path realRoot = root.toRealPath();
        if (!place.startsWith(realRoot) || place.equals(realRoot)) {
            throw new Failure(Printable.of(file.toString()) + ": lies outside of the folder of the catalog, " + root);
        }
        return CompareCommand.id(realRoot.relativize(place));
    }
}
