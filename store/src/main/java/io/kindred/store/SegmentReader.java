package io.kindred.store;

import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Queue;

/** The postings of one segment, some blocks at a time. */
final class SegmentReader implements PostingStream {
    private static final int BLOCKS = 64;
    private static final long[] NONE = {};

    private final Database database;
    private final Segment segment;
    private final boolean consume;
    private final Queue<long[]> blocks = new ArrayDeque<>();
    private long from;
    private long[] current = NONE;
    private int at = -1;

    /** Reads a segment, and deletes what was read if {@code consume} says so, which leaves room for what is written. */
    SegmentReader(Database database, Segment segment, boolean consume) {
        this.database = database;
        this.segment = segment;
        this.consume = consume;
        this.from = segment.block(0);
    }

    @Override
    public boolean next() throws SQLException, IOException {
        if (++at < current.length) {
            return true;
        }
        if (blocks.isEmpty()) {
            fetch();
        }
        current = blocks.isEmpty() ? NONE : blocks.remove();
        at = 0;
        return current.length > 0;
    }

    @Override
    public long posting() {
        return current[at];
    }

    private void fetch() throws SQLException, IOException {
        long first = from;
        PreparedStatement statement = database.statement(
                "SELECT id, packed FROM block WHERE id >= ? AND id < ? ORDER BY id LIMIT " + BLOCKS,
                first,
                segment.end());
        try (ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                long id = rows.getLong(1);
                blocks.add(PostingBlock.unpack(rows.getBytes(2), Segment.key(id)));
                from = id + 1;
            }
        }
        if (consume && from > first) {
            database.update("DELETE FROM block WHERE id >= ? AND id < ?", first, from);
        }
    }
}
