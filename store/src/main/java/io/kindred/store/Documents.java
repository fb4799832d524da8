package io.kindred.store;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.ExactHasher;
import io.kindred.fingerprint.Scheme;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The table of documents, with their fingerprints and texts. */
final class Documents {
    private static final String ENTRY = "SELECT id, path, size, mtime, content, text_hash, words, related";
    private static final String COLUMNS = "id, path, size, mtime, content, text_hash, words, scheme, si, keys, title,"
            + " author, created, modified, language, type, metadata";
    private static final Scheme TEXT = new ExactHasher().scheme();
    private static final int MOST = 0xFFFFFF;

    private final Database database;

    Documents(Database database) {
        this.database = database;
    }

    List<Entry> all() throws SQLException {
        return entries(ENTRY + " FROM document ORDER BY id");
    }

    Optional<Entry> at(String path) throws SQLException {
        return entries(ENTRY + " FROM document WHERE path = ?", path).stream().findFirst();
    }

    Optional<Entry> by(int id) throws SQLException {
        return entries(ENTRY + " FROM document WHERE id = ?", id).stream().findFirst();
    }

    /** How many words a document has; 0 if there is none of that number. */
    int words(int id) throws SQLException {
        return (int) database.number("SELECT max(words) FROM document WHERE id = ?", id);
    }

    int[] unrelated() throws SQLException {
        IntStream.Builder ids = IntStream.builder();
        try (ResultSet rows = database.statement("SELECT id FROM document WHERE related = 0 ORDER BY id")
                .executeQuery()) {
            while (rows.next()) {
                ids.add(rows.getInt(1));
            }
        }
        return ids.build().toArray();
    }

    List<Entry> with(ExactHash content, int most) throws SQLException {
        return entries(ENTRY + " FROM document WHERE content = ? ORDER BY id LIMIT ?", bytes(content), most);
    }

    private List<Entry> entries(String sql, Object... parameters) throws SQLException {
        List<Entry> entries = new ArrayList<>();
        try (ResultSet rows = database.statement(sql, parameters).executeQuery()) {
            while (rows.next()) {
                entries.add(entry(rows));
            }
        }
        return entries;
    }

    private static Entry entry(ResultSet row) throws SQLException {
        return new Entry(
                row.getInt(1),
                new FileState(
                        row.getString(2), row.getLong(3), row.getLong(4), hash(ExactHasher.CONTENT, row.getBytes(5))),
                hash(TEXT, row.getBytes(6)),
                row.getInt(7),
                row.getInt(8) != 0);
    }

    Optional<Details> details(int id) throws SQLException {
        PreparedStatement statement = database.statement(
                ENTRY + ", title, scheme, si, chunks, author, created, modified, language, type, metadata"
                        + " FROM document JOIN fingerprint ON document = id WHERE id = ?",
                id);
        try (ResultSet row = statement.executeQuery()) {
            if (!row.next()) {
                return Optional.empty();
            }
            Map<String, String> metadata = others(row.getString("metadata"));
            for (String column : Metadata.COLUMNS) {
                String value = row.getString(column);
                if (value != null) {
                    metadata.put(column, value);
                }
            }
            LongBuffer chunks = ByteBuffer.wrap(row.getBytes("chunks")).asLongBuffer();
            return Optional.of(new Details(
                    entry(row),
                    row.getString("title"),
                    metadata,
                    row.getString("scheme"),
                    row.getLong("si"),
                    LongStream.generate(chunks::get)
                            .limit(chunks.limit())
                            .boxed()
                            .toList()));
        }
    }

    private Map<String, String> others(String json) throws SQLException {
        Map<String, String> others = new LinkedHashMap<>();
        if (json != null) {
            try (ResultSet rows = database.statement("SELECT key, value FROM json_each(?)", json)
                    .executeQuery()) {
                while (rows.next()) {
                    others.put(rows.getString(1), rows.getString(2));
                }
            }
        }
        return others;
    }

    /** The number for the next document; those after it are free too. */
    int next(int count) throws SQLException, CatalogException {
        long next = database.number("SELECT max(seq) FROM sqlite_sequence WHERE name = 'document'") + 1;
        if (next + count - 1 > MOST) {
            throw new CatalogException("the catalog " + database.file() + " has given out all numbers for documents, "
                    + MOST + "; scan into a new catalog");
        }
        return (int) next;
    }

    void insert(int id, NewDocument document) throws SQLException {
        FileState file = document.file();
        Map<String, String> metadata = document.metadata();
        database.insert(
                "INSERT INTO document (" + COLUMNS + ", checksum)",
                id,
                file.path(),
                file.size(),
                file.mtime(),
                bytes(file.content()),
                bytes(document.textHash()),
                document.words(),
                document.scheme(),
                document.signature().si(),
                document.signature().keys().length,
                document.title(),
                metadata.get("author"),
                metadata.get("created"),
                metadata.get("modified"),
                metadata.get("language"),
                metadata.get("type"),
                Metadata.others(metadata));
        database.insert(
                "INSERT INTO fingerprint", id, bytes(document.signature().chunks()));
        if (document.text().isPresent()) {
            database.update(
                    "INSERT INTO text VALUES (?, ?)", id, document.text().get().packed());
        }
    }

    void delete(int id) throws SQLException {
        database.update("DELETE FROM document WHERE id = ?", id);
    }

    /** Gives files other places, which may be those that others of them had. */
    void move(Map<Integer, FileState> files) throws SQLException {
        for (Map.Entry<Integer, FileState> moved : files.entrySet()) {
            int rows = database.update(
                    "UPDATE document SET path = char(0) || id WHERE id = ? AND content = ?",
                    moved.getKey(),
                    bytes(moved.getValue().content()));
            if (rows == 0) {
                throw new IllegalArgumentException("no document " + moved.getKey() + " with the content of "
                        + moved.getValue().path());
            }
        }
        for (Map.Entry<Integer, FileState> moved : files.entrySet()) {
            settle(moved.getKey(), moved.getValue());
        }
    }

    private void settle(int id, FileState file) throws SQLException {
        Object[] row;
        try (ResultSet rows = database.statement("SELECT " + COLUMNS + " FROM document WHERE id = ?", id)
                .executeQuery()) {
            row = Database.row(rows);
        }
        row[1] = file.path();
        row[2] = file.size();
        row[3] = file.mtime();
        database.update(
                "UPDATE document SET path = ?, size = ?, mtime = ?, checksum = ? + related WHERE id = ?",
                file.path(),
                file.size(),
                file.mtime(),
                Checksum.of(row, row.length),
                id);
    }

    void mark(Iterable<Integer> ids, boolean related) throws SQLException {
        for (int id : ids) {
            database.update(
                    "UPDATE document SET checksum = checksum - related + ?1, related = ?1 WHERE id = ?2",
                    related ? 1 : 0,
                    id);
        }
    }

    private static ExactHash hash(Scheme scheme, byte[] digest) {
        return new ExactHash(scheme, HexFormat.of().formatHex(digest));
    }

    static byte[] bytes(ExactHash hash) {
        return HexFormat.of().parseHex(hash.hex());
    }

    private static byte[] bytes(long... chunks) {
        ByteBuffer bytes = ByteBuffer.allocate(chunks.length * Long.BYTES);
        bytes.asLongBuffer().put(chunks);
        return bytes.array();
    }
}
