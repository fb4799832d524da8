package io.kindred.store;

import io.kindred.fingerprint.ExactHasher;
import io.kindred.text.FoldingNormalizer;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Looks for whatever may be wrong with a catalog. */
final class Verification {
    /** Damage comes in masses; so many findings tell the story. */
    private static final int ENOUGH = 100;

    /** Of so few documents every one is looked at. */
    private static final int FEW = 100;

    private static final List<String> CHECKED = List.of(
            "document",
            "fingerprint",
            "relation",
            "decision",
            "problem",
            "setting",
            "attachment",
            "meaning",
            "affinity");

    private final Database database;
    private final Catalog catalog;
    private final List<String> findings = new ArrayList<>();

    Verification(Database database, Catalog catalog) {
        this.database = database;
        this.catalog = catalog;
    }

    /** What is wrong; nothing if the catalog is sound. */
    List<String> run(double share, Rederivation rederivation) {
        check(this::pages);
        if (findings.isEmpty()) {
            check(this::schema);
            check(this::references);
            for (String table : CHECKED) {
                check(() -> checksums(table));
            }
            check(this::values);
            check(() -> contents(share, rederivation));
        }
        return List.copyOf(findings);
    }

    private void check(Database.Step step) {
        try {
            database.run(step);
        } catch (IOException | RuntimeException e) {
            find(e.getMessage() == null ? e.toString() : e.getMessage());
        }
    }

    private void find(String finding) {
        if (findings.size() < ENOUGH) {
            findings.add(finding);
        }
    }

    private void pages() throws SQLException {
        try (PreparedStatement statement = database.ownStatement("PRAGMA integrity_check(" + ENOUGH + ")");
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                if (!rows.getString(1).equals("ok")) {
                    find("SQLite: " + rows.getString(1).replace('\n', ' '));
                }
            }
        }
    }

    /** Compares the tables with those of a new catalog. */
    private void schema() throws IOException, SQLException {
        String tables = "SELECT group_concat(type || ' ' || name || ' ' || coalesce(sql, ''), char(10))"
                + " FROM (SELECT * FROM sqlite_schema WHERE name NOT LIKE 'sqlite!_stat%' ESCAPE '!' ORDER BY name)";
        try (Database fresh = Database.inMemory()) {
            Schema.current().bring(fresh);
            if (!database.string(tables).equals(fresh.string(tables))) {
                find("the tables are not those of a catalog of this version");
            }
        }
    }

    private void references() throws SQLException {
        try (PreparedStatement statement = database.ownStatement("PRAGMA foreign_key_check");
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                find("a row of table " + rows.getString(1) + " belongs to no document");
            }
        }
        none(
                "documents without fingerprints",
                "document LEFT JOIN fingerprint ON document = id"
                        + " WHERE document IS NULL OR length(chunks) % 8 <> 0");
        none(
                "documents without text",
                "document WHERE EXISTS (SELECT * FROM text) AND id NOT IN (SELECT document FROM text)");
        none("documents that are alive and dead", "dead WHERE document IN (SELECT id FROM document)");
        none("blocks without a segment", "block WHERE id >> 40 NOT IN (SELECT id FROM segment)");
    }

    private void checksums(String table) throws SQLException {
        long wrong = 0;
        try (PreparedStatement statement = database.ownStatement("SELECT * FROM " + table);
                ResultSet rows = statement.executeQuery()) {
            int column = rows.findColumn("checksum") - 1;
            while (rows.next()) {
                Object[] row = Database.row(rows);
                long related = column + 1 < row.length ? ((Number) row[column + 1]).longValue() : 0;
                if (Checksum.of(row, column) + related != ((Number) row[column]).longValue()) {
                    wrong++;
                }
            }
        }
        if (wrong > 0) {
            find(wrong + " rows of table " + table + " have a wrong checksum");
        }
    }

    private void values() throws SQLException, IOException {
        none("relations of an unknown kind", "relation WHERE kind NOT IN (" + Relations.kinds() + ")");
        none("documents with impossible marks", "document WHERE related NOT IN (0, 1)");
        none(
                "numbers of documents that would be given again",
                "sqlite_sequence WHERE name = 'document' AND seq < max((SELECT coalesce(max(id), 0) FROM document),"
                        + " (SELECT coalesce(max(last), 0) FROM segment))");
    }

    private void none(String what, String fromWhere) throws SQLException {
        long count = database.number("SELECT count(*) FROM " + fromWhere);
        if (count > 0) {
            find(count + " " + what);
        }
    }

    private void contents(double share, Rederivation rederivation) throws SQLException, IOException {
        List<Entry> entries = catalog.documents.all();
        double chance = entries.size() <= FEW ? 1 : share;
        List<Entry> sample =
                entries.stream().filter(entry -> isChosen(entry.id(), chance)).toList();
        PostingCheck postings = new PostingCheck(database, this::find);
        postings.run(catalog.segments, entries, sample);
        for (Entry entry : sample) {
            check(() -> document(entry, postings.keys(entry.id()), rederivation));
        }
    }

    /** Whether a number is among the share of numbers to look at: spread evenly, and always the same. */
    private static boolean isChosen(int id, double share) {
        return ((id * 0x9E3779B9) >>> 1) <= share * Integer.MAX_VALUE;
    }

    private void document(Entry entry, long[] keys, Rederivation rederivation) throws SQLException, IOException {
        Details details = catalog.documents.details(entry.id()).orElseThrow();
        Optional<String> text = catalog.texts.of(entry.id());
        if (text.isPresent() && !isTextOf(entry, text.get())) {
            find(entry.path() + ": its text is not the one it had");
        }
        rederivation.fault(details, keys, text).ifPresent(fault -> find(entry.path() + ": " + fault));
    }

    private static boolean isTextOf(Entry entry, String text) {
        return new ExactHasher()
                .fingerprint(new FoldingNormalizer().normalize(text))
                .equals(entry.text());
    }
}
