package io.kindred.cli;

import io.kindred.report.Printable;
import io.kindred.scan.ScannedFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
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
