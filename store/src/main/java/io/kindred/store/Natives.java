package io.kindred.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.sqlite.SQLiteJDBCLoader;

/** Loads SQLite, which comes as a native library inside a jar and must lie in a file to be loaded. */
final class Natives {
    /*
     * The driver unpacks into the folder for temporary files, where others may look, and a killed process leaves the file
     * behind for good. So it gets a folder of our own, which only the owner can enter, and which is gone as soon as the
     * library is loaded: a loaded library needs its name no more. Where a loaded file cannot be deleted, the driver and we
     * leave it to the end of the process.
     */
    private static final String FOLDER = "org.sqlite.tmpdir";

    private static boolean loaded;

    private Natives() {}

    static synchronized void load() throws CatalogException {
        if (loaded) {
            return;
        }
        String before = System.getProperty(FOLDER);
        try {
            Path folder = before == null
                    ? Files.createTempDirectory("kindred-")
                    : Files.createTempDirectory(Path.of(before), "kindred-");
            folder.toFile().deleteOnExit();
            System.setProperty(FOLDER, folder.toString());
            SQLiteJDBCLoader.initialize();
            empty(folder);
            loaded = true;
        } catch (Exception e) {
            throw new CatalogException(
                    "SQLite could not be loaded; it needs a folder from which programs may run, named by -D" + FOLDER
                            + ": " + e.getMessage(),
                    e);
        } finally {
            restore(before);
        }
    }

    private static void restore(String before) {
        if (before == null) {
            System.clearProperty(FOLDER);
        } else {
            System.setProperty(FOLDER, before);
        }
    }

    private static void empty(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.toList();
            for (Path file : all) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            System.getLogger(Natives.class.getName())
                    .log(System.Logger.Level.DEBUG, "left to the end of the process", e);
        }
    }
}
