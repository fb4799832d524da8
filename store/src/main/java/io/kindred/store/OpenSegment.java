package io.kindred.store;

import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.index.Holders;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/** Looks up keys in one segment, and remembers what it found: a segment never changes. */
final class OpenSegment {
    /** A segment of no more postings is read whole when it is first asked. */
    private static final int SMALL = 1 << 17;

    /** How many documents are remembered, all keys taken together. */
    private static final int REMEMBERED = 1 << 22;

    private static final Holders NOBODY = Holders.of();

    private final Database database;
    private final Segment segment;
    private final Map<Long, Holders> remembered = new LinkedHashMap<>();
    private int documents;
    private long[] postings;

    OpenSegment(Database database, Segment segment) {
        this.database = database;
        this.segment = segment;
    }

    /** The documents of the segment that hold a key, those among them that were removed. */
    Holders holders(long key) throws SQLException, IOException {
        if (segment.postings() <= SMALL) {
            return inMemory(key);
        }
        Holders holders = remembered.get(key);
        if (holders == null) {
            holders = read(key);
            remember(key, holders);
        }
        return holders;
    }

    private Holders inMemory(long key) throws SQLException, IOException {
        if (postings == null) {
            postings = all();
        }
        return holders(postings, key);
    }

    private long[] all() throws SQLException, IOException {
        SegmentReader reader = new SegmentReader(database, segment, /* consume= */ false);
        long[] all = new long[Math.toIntExact(segment.postings())];
        int size = 0;
        while (size < all.length && reader.next()) {
            all[size++] = reader.posting();
        }
        return Arrays.copyOf(all, size);
    }

    /** Who holds a key, of ascending postings. */
    private static Holders holders(long[] postings, long key) {
        int from = place(postings, key);
        int to = place(postings, key + 1);
        int[] documents = new int[to - from];
        for (int i = from; i < to; i++) {
            documents[i - from] = PostingBlock.document(postings[i]);
        }
        return documents.length == 0 ? NOBODY : Holders.of(documents);
    }

    /** Where the postings of a key begin, or would. */
    private static int place(long[] postings, long key) {
        int low = 0;
        int high = postings.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (PostingBlock.key(postings[middle]) < key) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Reads the block of a key, unless it is large and of a word or a pair. */
    private Holders read(long key) throws SQLException, IOException {
        long large = key < KeyKind.PAIR.first() ? Long.MAX_VALUE : PostingBlock.bytes(Holders.MOST);
        PreparedStatement statement = database.statement(
                "SELECT id, length(packed), CASE WHEN length(packed) <= ? THEN packed END FROM block"
                        + " WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT 1",
                large,
                segment.block(0),
                segment.block(key));
        try (ResultSet row = statement.executeQuery()) {
            if (!row.next()) {
                return NOBODY;
            }
            byte[] packed = row.getBytes(3);
            return packed == null
                    ? Holders.tooMany(PostingBlock.postings(row.getLong(2)))
                    : holders(PostingBlock.unpack(packed, Segment.key(row.getLong(1))), key);
        }
    }

    private void remember(long key, Holders holders) {
        remembered.put(key, holders);
        documents += cost(holders);
        Iterator<Holders> oldest = remembered.values().iterator();
        while (documents > REMEMBERED) {
            documents -= cost(oldest.next());
            oldest.remove();
        }
    }

    /** What an entry costs beside its documents is more than they do, for most keys. */
    private static int cost(Holders holders) {
        return 32 + (holders.areKnown() ? holders.count() : 0);
    }
}
