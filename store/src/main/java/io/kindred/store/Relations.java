package io.kindred.store;

import io.kindred.relation.Evidence;
import io.kindred.relation.Relatedness;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.text.Span;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The table of relations. */
final class Relations {
    private static final String ORDER = " ORDER BY left, right";
    private static final Map<String, RelationKind> KINDS =
            Arrays.stream(RelationKind.values()).collect(Collectors.toMap(RelationKind::toString, Function.identity()));

    private final Database database;

    Relations(Database database) {
        this.database = database;
    }

    /** All kinds of shared text, as a list in SQL. */
    static String kinds() {
        return KINDS.keySet().stream()
                .filter(kind -> KINDS.get(kind) != RelationKind.RELATED)
                .sorted()
                .map(kind -> "'" + kind + "'")
                .collect(Collectors.joining(","));
    }

    void put(StoredRelation relation) throws SQLException {
        StoredRelation ordered = relation.left() < relation.right() ? relation : relation.mirrored();
        Relation values = ordered.relation();
        Evidence evidence = ordered.evidence();
        database.insert(
                "INSERT OR REPLACE INTO relation",
                ordered.left(),
                ordered.right(),
                values.kind().toString(),
                values.score(),
                values.version(),
                values.leftInRight(),
                values.rightInLeft(),
                values.order(),
                values.approximate() ? 1 : 0,
                evidence.kept(),
                evidence.edited(),
                evidence.moved(),
                evidence.merged(),
                evidence.split(),
                evidence.inserted(),
                evidence.deleted());
    }

    /** Removes all relations of a document. */
    void remove(int document) throws SQLException {
        database.update("DELETE FROM relation WHERE left_id = ?", document);
        database.update("DELETE FROM relation WHERE right_id = ?", document);
    }

    void each(RelationFilter filter, Sink<StoredRelation> sink) throws SQLException, IOException {
        if (filter.of().isPresent()) {
            for (StoredRelation relation : of(filter, filter.of().get())) {
                sink.accept(relation);
            }
            return;
        }
        try (PreparedStatement statement = database.ownStatement(query(filter, "") + ORDER, filter.min());
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                sink.accept(relation(rows));
            }
        }
    }

    /** The relations of one document: few, and asked for so often that the statement is worth keeping. */
    private List<StoredRelation> of(RelationFilter filter, String path) throws SQLException, IOException {
        long id = database.number("SELECT id FROM document WHERE path = ?", path);
        List<StoredRelation> own = new ArrayList<>();
        String sql = query(filter, " AND (left_id = ? OR right_id = ?)") + ORDER;
        try (ResultSet rows = database.statement(sql, filter.min(), id, id).executeQuery()) {
            while (rows.next()) {
                own.add(relation(rows));
            }
        }
        return own;
    }

    private static String query(RelationFilter filter, String which) {
        String kinds =
                filter.kinds().stream().sorted().map(kind -> "'" + kind + "'").collect(Collectors.joining(","));
        return "SELECT * FROM relations WHERE score >= ?" + (kinds.isEmpty() ? "" : " AND kind IN (" + kinds + ")")
                + which;
    }

    /** The kind of a name. */
    static RelationKind kind(String name) throws DamageException {
        RelationKind kind = KINDS.get(name);
        if (kind == null) {
            throw new DamageException("unknown kind of relation: " + name);
        }
        return kind;
    }

    private static StoredRelation relation(ResultSet row) throws SQLException, DamageException {
        RelationKind kind = kind(row.getString(3));
        Optional<Relatedness> relatedness = relatedness(row);
        Relation relation = new Relation(
                row.getString(1),
                row.getString(2),
                kind,
                row.getDouble(4),
                row.getDouble(5),
                row.getDouble(6),
                row.getDouble(7),
                row.getDouble(8),
                row.getInt(9) != 0,
                relatedness.stream().mapToDouble(Relatedness::semantic).findFirst());
        Evidence evidence = new Evidence(
                row.getInt(10),
                row.getInt(11),
                row.getInt(12),
                row.getInt(13),
                row.getInt(14),
                row.getInt(15),
                row.getInt(16));
        String opinion = row.getString(19);
        return new StoredRelation(
                row.getInt(17),
                row.getInt(18),
                relation,
                evidence,
                opinion == null ? Optional.empty() : Opinion.named(opinion),
                relatedness);
    }

    private static Optional<Relatedness> relatedness(ResultSet row) throws SQLException {
        if (row.getObject(20) == null) {
            return Optional.empty();
        }
        List<String> concepts = row.getString(21).lines().toList();
        Optional<Relatedness.Passages> nearest = row.getObject(26) == null
                ? Optional.empty()
                : Optional.of(new Relatedness.Passages(
                        Span.of(row.getInt(22), row.getInt(23)),
                        Span.of(row.getInt(24), row.getInt(25)),
                        row.getDouble(26)));
        return Optional.of(new Relatedness(row.getDouble(20), concepts, nearest));
    }
}
