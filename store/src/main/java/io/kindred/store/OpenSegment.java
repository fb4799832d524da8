package io.kindred.store;

import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.index.Holders;
import io.kindred.index.RecentHolders;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Optional;

/** Looks up keys in one segment, and remembers what it found: a segment never changes. Used by many connections at once. */
final class OpenSegment {
    /*
     * A block is read for each key, until the blocks that were read would have been half of all: from then on the segment is kept
     * in memory, unless it is large; one that is small always is. So who asks once does not read it whole, and who asks often
     * pays at most half as much again as if he had known.
     */

    /** A segment of fewer postings is read whole as fast as a few of its blocks. */
    static final int SMALL = 1 << 15;

    /** A segment of so many postings is never kept whole: it would take more than this part of the memory. */
    static final long LARGE = Math.max(1 << 17, Runtime.getRuntime().maxMemory() / Long.BYTES / 64);

    /** How many documents are remembered, all keys taken together, those of the keys that were asked for last. */
    private static final long REMEMBERED =
            Math.max(1 << 20, Runtime.getRuntime().maxMemory() / Integer.BYTES / 16);

    private static final Holders NOBODY = Holders.of();

    private final RecentHolders remembered = new RecentHolders(REMEMBERED);
    private long blocksRead;
    private volatile KeptPostings postings;

    /** A segment of which nothing is known yet. */
    OpenSegment() {}

    /** A segment that is kept in memory. */
    OpenSegment(KeptPostings postings) {
        this.postings = postings;
    }

    /** All postings, if they are kept in memory. */
    Optional<KeptPostings> kept() {
        return Optional.ofNullable(postings);
    }

    /** The documents of a segment that hold a key, those among them that were removed. */
    Holders holders(Database database, Segment segment, long key) throws SQLException, IOException {
        KeptPostings all = postings;
        if (all != null) {
            return all.holders(key);
        }
        Optional<Holders> known = remembered.of(key);
        if (known.isPresent()) {
            return known.get();
        }
        if (isWorthKeeping(segment)) {
            return kept(database, segment).holders(key);
        }
        Holders read = read(database, segment, key);
        remember(key, read);
        return read;
    }

    private synchronized boolean isWorthKeeping(Segment segment) {
        return segment.postings() < SMALL
                || (segment.postings() < LARGE && 2 * blocksRead * Segments.BLOCK > segment.postings());
    }

    private synchronized KeptPostings kept(Database database, Segment segment) throws SQLException, IOException {
        if (postings == null) {
            postings = KeptPostings.of(all(database, segment));
            remembered.clear();
        }
        return postings;
    }

    private static long[] all(Database database, Segment segment) throws SQLException, IOException {
        SegmentReader reader = new SegmentReader(database, segment, /* consume= */ false);
        long[] all = new long[Math.toIntExact(segment.postings())];
        int size = 0;
        while (size < all.length && reader.next()) {
            all[size++] = reader.posting();
        }
        return Arrays.copyOf(all, size);
    }

    /** Reads the block of a key, unless it is large and of a word or a pair. */
    private static Holders read(Database database, Segment segment, long key) throws SQLException, IOException {
        long large = key < KeyKind.PAIR.first()
                ? Long.MAX_VALUE
                : PostingBlock.bytes(KeyKind.of(key).telling());
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
            if (packed == null) {
                return Holders.tooMany(PostingBlock.postings(row.getLong(2)));
            }
            return Holders.of(PostingBlock.holders(packed, Segment.key(row.getLong(1)), key));
        }
    }

    private synchronized void remember(long key, Holders holders) {
        blocksRead++;
        if (postings == null) {
            remembered.put(key, holders);
        }
    }
}
