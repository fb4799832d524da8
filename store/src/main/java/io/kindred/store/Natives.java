package io.kindred.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/** Loads SQLite, which comes as a native library inside a jar and must lie in a file to be loaded. */
final class Natives {
    /*
     * Left to itself the driver unpacks into the folder for temporary files, where others may look, reads the file once
     * more to compare it, and a killed process leaves it behind for good. So the library gets a folder of our own, which
     * only the owner can enter, and which is gone as soon as the library is loaded: a loaded library needs its name no
     * more. Where a loaded file cannot be deleted, that is left to the end of the process.
     */
    private static final String PATH = "org.sqlite.lib.path";
    private static final String NAME = "org.sqlite.lib.name";
    private static final String FOLDER = "org.sqlite.tmpdir";

    private static boolean loaded;

    private Natives() {}

    static synchronized void load() throws CatalogException {
        if (loaded) {
            return;
        }
        try {
            if (System.getProperty(PATH) == null) {
                unpackAndLoad();
            } else {
                SQLiteJDBCLoader.initialize();
            }
            loaded = true;
        } catch (Exception e) {
            throw new CatalogException(
                    "SQLite could not be loaded; it needs a folder from which programs may run, named by -D" + FOLDER
                            + ": " + e.getMessage(),
                    e);
        }
    }

    // The driver's own method throws nothing more special.
    private static void unpackAndLoad() throws Exception {
        String name = LibraryLoaderUtil.getNativeLibName();
        Path folder = folder();
        Path library = folder.resolve(name);
        folder.toFile().deleteOnExit();
        library.toFile().deleteOnExit();
        try (InputStream packed =
                SQLiteJDBCLoader.class.getResourceAsStream(LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name)) {
            if (packed != null) {
                Files.copy(packed, library);
                System.setProperty(PATH, folder.toString());
                System.setProperty(NAME, name);
            }
            SQLiteJDBCLoader.initialize();
        } finally {
            System.clearProperty(PATH);
            System.clearProperty(NAME);
            delete(library, folder);
        }
    }

    private static Path folder() throws IOException {
        String named = System.getProperty(FOLDER);
        String prefix = "kindred-sqlite-";
        return named == null ? Files.createTempDirectory(prefix) : Files.createTempDirectory(Path.of(named), prefix);
    }

    private static void delete(Path library, Path folder) {
        try {
            Files.deleteIfExists(library);
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            System.getLogger(Natives.class.getName())
                    .log(System.Logger.Level.DEBUG, "left to the end of the process", e);
        }
    }
}
