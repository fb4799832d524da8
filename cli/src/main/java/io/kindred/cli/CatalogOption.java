package io.kindred.cli;

import io.kindred.report.Printable;
import io.kindred.scan.ScannedFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The option {@code --catalog}, to be mixed into commands that use one. */
final class CatalogOption {
    @Option(
            names = "--catalog",
            paramLabel = "FILE",
            description =
                    "The catalog. Default: .kindred/catalog.db in the scanned folder; other commands than scan look for"
                            + " it in the current folder and those above.")
    private Path file;

    /** The catalog of a folder that is to be scanned. */
    Path of(Path root) {
        return file == null ? root.resolve(ScannedFolder.USUAL) : file;
    }

    /** The catalog of a folder that has been scanned. */
    Path in(Path folder) {
        Path found = of(folder);
        if (!Files.isRegularFile(found)) {
            throw new Failure("there is no catalog in " + Printable.of(folder.toString())
                    + "; make one with 'kindred scan " + Printable.of(folder.toString()) + "'");
        }
        return found;
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
            if (Files.isRegularFile(folder.resolve(ScannedFolder.USUAL))) {
                return folder.resolve(ScannedFolder.USUAL);
            }
        }
        throw new Failure("there is no catalog in " + here
                + " or above; make one with 'kindred scan FOLDER', or name one" + " with --catalog");
    }

    /** The catalog that exists; where there is none here or above, that of the only folder here that has one. */
    Path findOrBelow() throws IOException {
        try {
            return find();
        } catch (Failure e) {
            List<Path> below = file == null ? below() : List.of();
            if (below.size() != 1) {
                throw e;
            }
            return below.get(0);
        }
    }

    private static List<Path> below() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("").toAbsolutePath())) {
            return folders.map(folder -> folder.resolve(ScannedFolder.USUAL))
                    .filter(Files::isRegularFile)
                    .toList();
        }
    }

    /** Where further commands find a catalog: at once, in a folder, or if it is named. */
    static String where(Path catalogFile) {
        Path here = Path.of("").toAbsolutePath();
        Optional<Path> folder = ScannedFolder.beside(catalogFile);
        if (folder.filter(here::startsWith).isPresent()) {
            return "";
        }
        Path absolute = folder.orElseGet(() -> catalogFile.toAbsolutePath().normalize());
        Path shown = absolute.startsWith(here) ? here.relativize(absolute) : absolute;
        return (folder.isPresent() ? ", in " : ", with --catalog ") + Printable.of(shown.toString());
    }
}
