package io.kindred.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The scripts that make a catalog, in order: a catalog of version n has seen the first n.
 *
 * @param scripts SQL, one script for each version
 */
record Schema(List<String> scripts) {
    /** What SQLite's header says of a catalog: the letters KIND. */
    static final int APPLICATION = 0x4B494E44;

    private static final int VERSIONS = 3;

    Schema {
        scripts = List.copyOf(scripts);
    }

    /** The schema of this release. */
    static Schema current() {
        return Current.SCHEMA;
    }

    /** Read once: a catalog is checked each time somebody goes on to what others have written. */
    private static final class Current {
        static final Schema SCHEMA = new Schema(
                IntStream.rangeClosed(1, VERSIONS).mapToObj(Current::script).toList());

        private static String script(int version) {
            try (InputStream script = Schema.class.getResourceAsStream("schema-" + version + ".sql")) {
                return new String(script.readAllBytes(), UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Refuses what is not a catalog of this version. */
    void check(Database database) throws IOException {
        database.run(() -> {
            if (isEmpty(database)) {
                throw new CatalogException("the catalog " + database.file()
                        + " is empty, its first scan was broken off; scan the folder again");
            }
            long version = version(database);
            if (version < scripts.size()) {
                throw new CatalogException("the catalog " + database.file()
                        + " was written by an older Kindred; scan again, and it will be brought up to date");
            }
        });
    }

    /** Makes the tables of a new catalog, or brings an older one up to date, all or nothing. */
    void bring(Database database) throws IOException {
        database.run(() -> {
            boolean empty = isEmpty(database);
            if (!empty && version(database) == scripts.size()) {
                return;
            }
            database.atomically(() -> {
                for (long version = empty ? 0 : version(database); version < scripts.size(); version++) {
                    database.execute(scripts.get((int) version));
                }
                database.execute("PRAGMA application_id = " + APPLICATION);
                database.execute("PRAGMA user_version = " + scripts.size());
            });
        });
    }

    private static boolean isEmpty(Database database) throws SQLException {
        return database.number("SELECT count(*) FROM sqlite_schema") == 0
                && database.number("PRAGMA application_id") == 0
                && database.number("PRAGMA user_version") == 0;
    }

    private long version(Database database) throws SQLException, CatalogException {
        if (database.number("PRAGMA application_id") != APPLICATION) {
            throw new CatalogException(
                    database.file() + " is not a Kindred catalog; name another file, or move it away");
        }
        long version = database.number("PRAGMA user_version");
        if (version > scripts.size()) {
            throw new CatalogException(
                    "the catalog " + database.file() + " was written by a newer Kindred; upgrade this one");
        }
        return version;
    }
}
