package io.kindred.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How the file of a catalog is opened. */
final class Opening {
    /** When so many pages are in the log they are brought to their places. */
    private static final int LOG_PAGES = 8192;

    private Opening() {}

    /**
     * Opens a catalog for reading. SQLite makes two files beside it for that. Where it cannot, and nobody was in the midst
     * of writing, it is told that the file does not change.
     */
    static Database reading(Path file) throws IOException {
        try {
            return tried(file);
        } catch (CatalogException e) {
            if (Files.isWritable(file.getParent()) || !Files.isReadable(file)) {
                throw e;
            }
            return unchanging(file);
        }
    }

    private static Database tried(Path file) throws CatalogException {
        Database database = Database.reading(file, false);
        try {
            database.run(() -> database.number("SELECT count(*) FROM sqlite_schema"));
            return database;
        } catch (IOException e) {
            throw database.closing(e);
        }
    }

    /** Opens a catalog that lies where nothing can be written. */
    static Database unchanging(Path file) throws IOException {
        Path log = file.resolveSibling(file.getFileName() + "-wal");
        if (Files.exists(log) && Files.size(log) > 0) {
            throw new CatalogException("the catalog " + file + " was not closed properly and lies where nothing can be"
                    + " written; copy it with " + log.getFileName() + " to another place");
        }
        return Database.reading(file, true);
    }

    /** Opens a catalog for writing, makes it if it is missing, and brings it up to date if it is old. */
    static Database writing(Path file, Schema schema) throws IOException {
        Permissions.file(file);
        Database database = Database.writing(file);
        try {
            schema.bring(database);
            database.run(() -> {
                database.number("PRAGMA journal_mode = WAL");
                database.number("PRAGMA wal_autocheckpoint = " + LOG_PAGES);
            });
            return database;
        } catch (IOException e) {
            throw database.closing(e);
        }
    }
}
