package io.kindred.store;

import io.kindred.relation.Relatedness;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The tables of what documents are about. */
final class Meanings {
    private final Database database;

    Meanings(Database database) {
        this.database = database;
    }

    Map<String, byte[]> told(int document) throws SQLException {
        Map<String, byte[]> told = new HashMap<>();
        try (ResultSet rows = database.statement("SELECT scheme, packed FROM meaning WHERE document = ?", document)
                .executeQuery()) {
            while (rows.next()) {
                told.put(rows.getString(1), rows.getBytes(2));
            }
        }
        return told;
    }

    /** The documents of which something was told in a way. */
    Set<Integer> documents(String scheme) throws SQLException {
        Set<Integer> documents = new HashSet<>();
        try (ResultSet rows = database.statement("SELECT document FROM meaning WHERE scheme = ?", scheme)
                .executeQuery()) {
            while (rows.next()) {
                documents.add(rows.getInt(1));
            }
        }
        return documents;
    }

    /** How many documents nothing could be told of in a way. */
    long untold(String scheme) throws SQLException {
        return database.number("SELECT count(*) FROM meaning WHERE scheme = ? AND length(packed) = 0", scheme);
    }

    void tell(String scheme, Map<Integer, byte[]> told) throws SQLException {
        for (Map.Entry<Integer, byte[]> one : told.entrySet()) {
            database.insert("INSERT OR REPLACE INTO meaning", one.getKey(), scheme, one.getValue());
        }
    }

    void keepOnly(Collection<String> schemes) throws SQLException {
        Set<String> others = new HashSet<>();
        try (ResultSet rows =
                database.statement("SELECT DISTINCT scheme FROM meaning").executeQuery()) {
            while (rows.next()) {
                others.add(rows.getString(1));
            }
        }
        others.removeAll(schemes);
        for (String other : others) {
            database.update("DELETE FROM meaning WHERE scheme = ?", other);
        }
    }

    void replaceAffinities(Collection<Affinity> affinities) throws SQLException {
        database.update("DELETE FROM affinity");
        addAffinities(affinities);
    }

    void addAffinities(Collection<Affinity> affinities) throws SQLException {
        for (Affinity affinity : affinities) {
            put(affinity);
        }
    }

    private void put(Affinity affinity) throws SQLException {
        boolean ordered = affinity.left() < affinity.right();
        Relatedness values =
                ordered ? affinity.relatedness() : affinity.relatedness().mirrored();
        Optional<Relatedness.Passages> nearest = values.nearest();
        database.insert(
                "INSERT OR REPLACE INTO affinity",
                Math.min(affinity.left(), affinity.right()),
                Math.max(affinity.left(), affinity.right()),
                affinity.related() ? 1 : 0,
                values.semantic(),
                String.join("\n", values.concepts()),
                nearest.map(passages -> passages.left().from()).orElse(null),
                nearest.map(passages -> passages.left().to()).orElse(null),
                nearest.map(passages -> passages.right().from()).orElse(null),
                nearest.map(passages -> passages.right().to()).orElse(null),
                nearest.map(Relatedness.Passages::likeness).orElse(null));
    }
}
