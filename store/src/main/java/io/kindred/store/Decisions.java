package io.kindred.store;

import io.kindred.relation.RelationKind;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The table of decisions. */
final class Decisions {
    private static final String ALL = "SELECT (SELECT min(id) FROM document WHERE text_hash = one) AS one_id,"
            + " (SELECT min(id) FROM document WHERE text_hash = other) AS other_id, opinion, kind, decided"
            + " FROM decision WHERE one_id IS NOT NULL AND other_id IS NOT NULL ORDER BY decided DESC, one, other";

    private final Database database;
    private final Documents documents;

    Decisions(Database database, Documents documents) {
        this.database = database;
        this.documents = documents;
    }

    /** Those about texts that some document has, the latest first. */
    List<Decision> all() throws SQLException, IOException {
        List<Decision> decisions = new ArrayList<>();
        try (PreparedStatement statement = database.ownStatement(ALL);
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                decisions.add(decision(rows));
            }
        }
        return decisions;
    }

    private Decision decision(ResultSet row) throws SQLException, IOException {
        Entry one = documents.by(row.getInt(1)).orElseThrow();
        Entry other = documents.by(row.getInt(2)).orElseThrow();
        boolean inOrder = one.path().compareTo(other.path()) < 0;
        String name = row.getString(3);
        Opinion opinion =
                Opinion.named(name).orElseThrow(() -> new DamageException("unknown opinion in a decision: " + name));
        Optional<RelationKind> kind = kind(row.getString(4));
        return new Decision(
                inOrder ? one : other,
                inOrder ? other : one,
                opinion,
                inOrder ? kind : kind.map(StoredRelation::mirrored),
                Instant.ofEpochMilli(row.getLong(5)));
    }

    private static Optional<RelationKind> kind(String name) throws DamageException {
        return name.isEmpty() ? Optional.empty() : Optional.of(Relations.kind(name));
    }

    /** Notes a decision, in place of an earlier one about the same texts. */
    void put(Entry left, Entry right, Opinion opinion, Optional<RelationKind> kind, Instant decided)
            throws SQLException {
        boolean inOrder = compare(left, right) < 0;
        Entry one = inOrder ? left : right;
        Entry other = inOrder ? right : left;
        database.insert(
                "INSERT OR REPLACE INTO decision",
                Documents.bytes(one.text()),
                Documents.bytes(other.text()),
                opinion.toString(),
                (inOrder ? kind : kind.map(StoredRelation::mirrored))
                        .map(RelationKind::toString)
                        .orElse(""),
                decided.toEpochMilli());
    }

    /** Forgets a decision. */
    void remove(Entry left, Entry right) throws SQLException {
        database.update(
                "DELETE FROM decision WHERE one = min(?1, ?2) AND other = max(?1, ?2)",
                Documents.bytes(left.text()),
                Documents.bytes(right.text()));
    }

    /** The order that SQLite has bytes in. */
    private static int compare(Entry left, Entry right) {
        return Arrays.compareUnsigned(Documents.bytes(left.text()), Documents.bytes(right.text()));
    }
}
