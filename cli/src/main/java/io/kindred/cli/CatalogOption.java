package io.kindred.cli;

import io.kindred.report.Printable;
import io.kindred.store.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option {@code --catalog}, to be mixed into commands that use one. */
final class CatalogOption {
    private static final Path USUAL = Path.of(".kindred", "catalog.db");

    @Option(
            names = "--catalog",
            paramLabel = "FILE",
            description =
                    "The catalog. Default: .kindred/catalog.db in the scanned folder; other commands than scan look for"
                            + " it in the current folder and those above.")
    private Path file;

    /** The catalog of a folder that is to be scanned. */
    Path of(Path root) {
        return file == null ? root.resolve(USUAL) : file;
    }

    /** The catalog that exists. */
    Path find() {
        if (file != null) {
            if (!Files.isRegularFile(file)) {
                throw new Failure(file + ": no such catalog");
            }
            return file;
        }
        Path here = Path.of("").toAbsolutePath();
        for (Path folder = here; folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve(USUAL))) {
                return folder.resolve(USUAL);
            }
        }
        throw new Failure("there is no catalog in " + here
                + " or above; make one with 'kindred scan FOLDER', or name one" + " with --catalog");
    }

    /** Where further commands find a catalog: at once, in a folder, or if it is named. */
    static String where(Path catalogFile) {
        Path here = Path.of("").toAbsolutePath();
        Optional<Path> folder = beside(catalogFile);
        if (folder.filter(here::startsWith).isPresent()) {
            return "";
        }
        Path absolute = folder.orElseGet(() -> catalogFile.toAbsolutePath().normalize());
        Path shown = absolute.startsWith(here) ? here.relativize(absolute) : absolute;
        return (folder.isPresent() ? ", in " : ", with --catalog ") + Printable.of(shown.toString());
    }

    /** The folder that the paths in a catalog are relative to. */
    static Path root(Path catalogFile, Catalog catalog) throws IOException {
        Optional<Path> beside = beside(catalogFile);
        return beside.isPresent()
                ? beside.get()
                : Path.of(Optional.ofNullable(catalog.settings().get(CollectionOptions.ROOT))
                        .orElseThrow(
                                () -> new Failure(catalogFile + ": not known which folder was scanned; scan again")));
    }

    /** The folder of a catalog at its usual place, which moves with the folder. */
    static Optional<Path> beside(Path catalogFile) {
        Path absolute = catalogFile.toAbsolutePath().normalize();
        return absolute.endsWith(USUAL) ? Optional.of(absolute.getParent().getParent()) : Optional.empty();
    }
}
