package io.kindred.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The small tables: problems, settings, attachments. */
final class Notes {
    private final Database database;

    Notes(Database database) {
        this.database = database;
    }

    List<Problem> problems() throws SQLException {
        List<Problem> problems = new ArrayList<>();
        try (ResultSet rows = database.statement("SELECT path, size, mtime, reason FROM problem ORDER BY path")
                .executeQuery()) {
            while (rows.next()) {
                problems.add(new Problem(rows.getString(1), rows.getLong(2), rows.getLong(3), rows.getString(4)));
            }
        }
        return problems;
    }

    void report(Collection<Problem> problems) throws SQLException {
        for (Problem problem : problems) {
            database.insert(
                    "INSERT OR REPLACE INTO problem",
                    problem.path(),
                    problem.size(),
                    problem.mtime(),
                    problem.reason());
        }
    }

    void mend(String path) throws SQLException {
        database.update("DELETE FROM problem WHERE path = ?", path);
    }

    void mendAll() throws SQLException {
        database.update("DELETE FROM problem");
    }

    Map<String, String> settings() throws SQLException {
        Map<String, String> settings = new TreeMap<>();
        try (ResultSet rows =
                database.statement("SELECT name, value FROM setting").executeQuery()) {
            while (rows.next()) {
                settings.put(rows.getString(1), rows.getString(2));
            }
        }
        return settings;
    }

    void set(String name, String value) throws SQLException {
        database.insert("INSERT OR REPLACE INTO setting", name, value);
    }

    Optional<byte[]> attachment(String name) throws SQLException {
        try (ResultSet row = database.statement("SELECT bytes FROM attachment WHERE name = ?", name)
                .executeQuery()) {
            return row.next() ? Optional.of(row.getBytes(1)) : Optional.empty();
        }
    }

    void attach(String name, byte[] bytes) throws SQLException {
        database.insert("INSERT OR REPLACE INTO attachment", name, bytes);
    }

    /** Forgets all attachments whose names begin with a folder and a slash. */
    void detachAll(String folder) throws SQLException {
        database.update("DELETE FROM attachment WHERE name >= ? AND name < ?", folder + "/", folder + "0");
    }
}
