package io.kindred.scan;

import io.kindred.store.Catalog;
import io.kindred.store.CatalogException;
import io.kindred.store.CatalogWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Which folder a catalog is of. */
public final class ScannedFolder {
    /** Where the catalog of a folder lies in it, unless it is put elsewhere. */
    public static final Path USUAL = Path.of(".kindred", "catalog.db");

    private static final String ROOT = "root";

    private ScannedFolder() {}

    /** The folder that the paths in a catalog are relative to. */
    public static Path of(Path catalogFile, Catalog catalog) throws IOException {
        Optional<Path> beside = beside(catalogFile);
        return beside.isPresent()
                ? beside.get()
                : Path.of(Optional.ofNullable(catalog.settings().get(ROOT))
                        .orElseThrow(() -> new CatalogException(
                                catalogFile + ": not known which folder was scanned; scan again")));
    }

    /** The folder of a catalog at its usual place, which moves with the folder. */
    public static Optional<Path> beside(Path catalogFile) {
        Path absolute = catalogFile.toAbsolutePath().normalize();
        return absolute.endsWith(USUAL) ? Optional.of(absolute.getParent().getParent()) : Optional.empty();
    }

    /** Notes which folder a catalog is of, unless its place says so, and refuses that of another. */
    public static void claim(CatalogWriter writer, Path root, Path file) throws IOException {
        String known = writer.catalog().settings().get(ROOT);
        if (known != null && !known.equals(root.toString())) {
            throw new CatalogException(
                    file + ": is the catalog of " + known + ", not of " + root + "; name another with --catalog");
        }
        if (known == null && beside(file).filter(root::equals).isEmpty()) {
            writer.set(ROOT, root.toString());
        }
    }
}
