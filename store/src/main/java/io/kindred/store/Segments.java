package io.kindred.store;

import io.kindred.index.Holders;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Which documents hold which keys, packed in segments. */
final class Segments {
    /*
     * A row for each posting would take some 20 bytes, more than the text it stands for. So postings are written as a
     * log-structured merge tree [1] is: every batch of documents becomes one segment of sorted postings, packed in blocks;
     * four segments of one level are merged into one of the next. A posting is written anew once for each level, and a
     * key is looked up in at most three segments of each, unless they are large. New documents have the highest numbers, so
     * that segments are runs of numbers, the older the higher their level. Removed documents are only noted; when a third of
     * a segment is dead it is written anew.
     *
     * Large segments wait until they are many, because whoever adds a document waits for a merge, and one of millions of
     * postings takes as long as a hundred documents. A scan of many documents merges them all in the end.
     *
     * All of it happens in the transaction of the documents themselves. A merge deletes what it has read before it writes
     * more, and so needs no room for both. What is kept in memory of the merged segments is taken from there, and then what
     * they become is kept too.
     *
     * [1] P. O'Neil et al., The log-structured merge-tree, Acta Informatica 33, 1996.
     */
    private static final int FAN = 4;

    /** So many segments are merged even if they are large. */
    private static final int MANY = 32;

    /** How many postings make a merge a large one. */
    private static final int LARGE = 1 << 20;

    /** How many postings a block has, unless one key has more holders: small, since a whole block is read for a key. */
    static final int BLOCK = 256;

    private static final int SCATTERED = 5;

    private final Database database;
    private final SegmentCache cache;
    private List<Segment> known;
    private List<SegmentCache.Part> looked;
    private BitSet dead;

    Segments(Database database, SegmentCache cache) {
        this.database = database;
        this.cache = cache;
    }

    /** Forgets what a change that was undone had written. */
    void undo() {
        cache.clear();
        renew();
    }

    /** Forgets which segments there are; what is in them has not changed. */
    void renew() {
        known = null;
        looked = null;
        dead = null;
    }

    /** The living documents that hold a key. */
    Holders holders(long key) throws SQLException, IOException {
        List<Holders> parts = new ArrayList<>();
        for (SegmentCache.Part part : looked()) {
            Holders holders = part.open().holders(database, part.segment(), key);
            if (!holders.areKnown()) {
                return holders;
            }
            if (holders.count() > 0) {
                parts.add(holders);
            }
        }
        Holders all = parts.size() == 1 ? parts.get(0) : new JoinedHolders(parts);
        return dead.isEmpty() ? all : living(all);
    }

    /** The segments in the parts in which keys are looked up. */
    private List<SegmentCache.Part> looked() throws SQLException {
        if (looked == null) {
            looked = cache.parts(all());
        }
        return looked;
    }

    private Holders living(Holders all) {
        return Holders.of(Arrays.stream(all.toArray())
                .filter(document -> !dead.get(document))
                .toArray());
    }

    /** How many postings of living documents there are. */
    long count() throws SQLException {
        return all().stream()
                .mapToLong(segment -> segment.postings() - segment.dead())
                .sum();
    }

    /** All postings of living documents, ascending by key, then by document. */
    long[] postings() throws SQLException, IOException {
        long[] postings = new long[Math.toIntExact(count())];
        PostingStream stream = stream(all(), false);
        int size = 0;
        while (stream.next()) {
            if (size == postings.length) {
                throw new DamageException("there are more postings than the segments say");
            }
            postings[size++] = stream.posting();
        }
        return size == postings.length ? postings : Arrays.copyOf(postings, size);
    }

    private PostingStream stream(List<Segment> segments, boolean consume) throws SQLException, IOException {
        List<SegmentReader> readers = segments.stream()
                .map(segment -> new SegmentReader(database, segment, consume))
                .toList();
        return new MergedStream(readers, dead());
    }

    /** Adds the sorted postings of new documents, the numbers of which are higher than all before. */
    void add(int first, int last, long[] postings) throws SQLException, IOException {
        if (postings.length > 0) {
            Segment written = write(0, first, last, PostingStream.of(postings));
            if (postings.length < OpenSegment.SMALL) {
                cache.put(written, postings);
            }
            renew();
        }
    }

    /** Notes that a document with so many keys was removed. */
    void bury(int document, int keys) throws SQLException {
        if (keys > 0) {
            database.update("INSERT INTO dead VALUES (?)", document);
            database.update(
                    "UPDATE segment SET dead = dead + ? WHERE first <= ? AND last >= ?", keys, document, document);
            renew();
        }
    }

    /** Merges what is due. */
    void tidy() throws SQLException, IOException {
        for (int level = 0;
                level <= all().stream().mapToInt(Segment::level).max().orElse(0);
                level++) {
            int same = level;
            List<Segment> peers =
                    all().stream().filter(segment -> segment.level() == same).toList();
            if (peers.size() >= (postings(peers) < LARGE ? FAN : MANY)) {
                merge(peers, level + 1);
            }
        }
        for (Segment segment : all()) {
            if (segment.isDecayed()) {
                merge(List.of(segment), segment.level());
            }
        }
    }

    /** Whether more than a fifth of the postings are outside of the largest segment: merging all then costs little more. */
    boolean areScattered() throws SQLException {
        long all = postings(all());
        long largest = all().stream().mapToLong(Segment::postings).max().orElse(0);
        return SCATTERED * (all - largest) > all;
    }

    private static long postings(List<Segment> segments) {
        return segments.stream().mapToLong(Segment::postings).sum();
    }

    /** Merges all into one segment. */
    void compact() throws SQLException, IOException {
        List<Segment> segments = all();
        if (segments.size() > 1 || segments.stream().anyMatch(segment -> segment.dead() > 0)) {
            merge(
                    segments,
                    Math.max(segments.stream().mapToInt(Segment::level).max().orElse(0), levelOf(segments)));
        }
    }

    /** The level that as many documents would have come to one by one: nearly as many more must come until they are merged again. */
    private static int levelOf(List<Segment> segments) {
        long documents =
                1L + segments.get(segments.size() - 1).last() - segments.get(0).first();
        int level = 0;
        for (long merged = 1; merged < documents; merged *= FAN) {
            level++;
        }
        return level;
    }

    private void merge(List<Segment> segments, int level) throws SQLException, IOException {
        int first = segments.get(0).first();
        int last = segments.get(segments.size() - 1).last();
        Taken merged = new Taken(merging(segments), capacity(segments));
        for (Segment segment : segments) {
            database.update("UPDATE segment SET first = -first WHERE id = ?", segment.id());
        }
        Segment written = write(level, first, last, merged);
        for (Segment segment : segments) {
            database.update("DELETE FROM segment WHERE id = ?", segment.id());
        }
        database.update("DELETE FROM dead WHERE document BETWEEN ? AND ?", first, last);
        cache.remove(segments);
        merged.postings().ifPresent(postings -> cache.put(written, postings));
        renew();
    }

    /** The postings of segments that are to be merged, from memory where they are kept there. */
    private PostingStream merging(List<Segment> segments) throws SQLException, IOException {
        List<PostingStream> streams = new ArrayList<>();
        for (Segment segment : segments) {
            Optional<KeptPostings> kept = cache.of(segment).kept();
            if (kept.isPresent()) {
                database.update("DELETE FROM block WHERE id >= ? AND id < ?", segment.block(0), segment.end());
            }
            streams.add(kept.map(KeptPostings::stream)
                    .orElseGet(() -> new SegmentReader(database, segment, /* consume= */ true)));
        }
        return new MergedStream(streams, dead());
    }

    /** How many postings of a merged segment are to be kept in memory: all if those it is made of are, else none. */
    private int capacity(List<Segment> segments) {
        boolean kept =
                segments.stream().allMatch(segment -> cache.of(segment).kept().isPresent());
        return kept && postings(segments) < OpenSegment.LARGE ? Math.toIntExact(postings(segments)) : 0;
    }

    private Segment write(int level, int first, int last, PostingStream stream) throws SQLException, IOException {
        Segment segment = new Segment(freeId(), level, first, last, 0, 0);
        long[] block = new long[BLOCK];
        int size = 0;
        long count = 0;
        while (stream.next()) {
            long posting = stream.posting();
            if (size >= BLOCK && PostingBlock.key(block[size - 1]) != PostingBlock.key(posting)) {
                write(segment, block, size);
                size = 0;
            }
            if (size == block.length) {
                block = Arrays.copyOf(block, 2 * size);
            }
            block[size++] = posting;
            count++;
        }
        if (count > 0) {
            write(segment, block, size);
            database.update(
                    "INSERT INTO segment (id, level, first, last, postings) VALUES (?, ?, ?, ?, ?)",
                    segment.id(),
                    level,
                    first,
                    last,
                    count);
        }
        return new Segment(segment.id(), level, first, last, count, 0);
    }

    private void write(Segment segment, long[] block, int size) throws SQLException {
        PreparedStatement insert = database.statement("INSERT INTO block (id, packed) VALUES (?, ?)");
        insert.setLong(1, segment.block(PostingBlock.key(block[0])));
        insert.setBytes(2, PostingBlock.pack(block, size));
        insert.executeUpdate();
    }

    private int freeId() throws SQLException {
        var taken = all().stream().map(Segment::id).collect(Collectors.toSet());
        return IntStream.iterate(1, id -> id + 1)
                .filter(id -> !taken.contains(id))
                .findFirst()
                .orElseThrow();
    }

    List<Segment> all() throws SQLException {
        if (known == null) {
            List<Segment> segments = new ArrayList<>();
            PreparedStatement statement =
                    database.statement("SELECT id, level, first, last, postings, dead FROM segment ORDER BY first");
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    segments.add(new Segment(
                            rows.getInt(1),
                            rows.getInt(2),
                            rows.getInt(3),
                            rows.getInt(4),
                            rows.getLong(5),
                            rows.getLong(6)));
                }
            }
            dead();
            known = List.copyOf(segments);
        }
        return known;
    }

    BitSet dead() throws SQLException {
        if (dead == null) {
            dead = new BitSet();
            try (ResultSet rows =
                    database.statement("SELECT document FROM dead").executeQuery()) {
                while (rows.next()) {
                    dead.set(rows.getInt(1));
                }
            }
        }
        return dead;
    }

    /** A stream of which a copy is taken, if it is not longer than there is room for. */
    private static final class Taken implements PostingStream {
        private final PostingStream stream;
        private final long[] postings;
        private int size;

        Taken(PostingStream stream, int room) {
            this.stream = stream;
            this.postings = new long[room];
        }

        @Override
        public boolean next() throws SQLException, IOException {
            boolean more = stream.next();
            if (more && postings.length > 0) {
                postings[size++] = stream.posting();
            }
            return more;
        }

        @Override
        public long posting() {
            return stream.posting();
        }

        /** All postings, if there was room. */
        Optional<long[]> postings() {
            return postings.length > 0 ? Optional.of(Arrays.copyOf(postings, size)) : Optional.empty();
        }
    }
}
