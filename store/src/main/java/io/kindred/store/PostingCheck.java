package io.kindred.store;

import java.io.IOException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Counts the postings of every document, and collects those of some. */
final class PostingCheck {
    private static final int GONE = -1;

    private final Database database;
    private final Consumer<String> findings;
    private final int[] counts = new int[1 << PostingBlock.DOCUMENT_BITS];
    private final Map<Integer, long[]> keys = new HashMap<>();
    private final BitSet gone = new BitSet();

    PostingCheck(Database database, Consumer<String> findings) {
        this.database = database;
        this.findings = findings;
    }

    /** Reads all segments; the keys of the sampled documents can be asked for then. */
    void run(Segments all, List<Entry> entries, List<Entry> sample) throws SQLException, IOException {
        Arrays.fill(counts, GONE);
        entries.forEach(entry -> counts[entry.id()] = 0);
        sample.forEach(entry -> keys.put(entry.id(), new long[16]));
        int end = 0;
        for (Segment segment : all.all()) {
            if (segment.first() <= end || segment.last() < segment.first()) {
                findings.accept("segments of postings overlap");
            }
            end = segment.last();
            read(segment);
        }
        if (!gone.equals(all.dead())) {
            findings.accept("removed documents are not those whose postings are left");
        }
        for (Entry entry : entries) {
            long expected = database.number("SELECT keys FROM document WHERE id = ?", entry.id());
            if (counts[entry.id()] != expected) {
                findings.accept(entry.path() + ": has " + counts[entry.id()] + " postings, not " + expected);
            }
        }
    }

    /** The keys of a sampled document. */
    long[] keys(int document) {
        return Arrays.copyOf(keys.get(document), counts[document]);
    }

    private void read(Segment segment) throws SQLException, IOException {
        SegmentReader postings = new SegmentReader(database, segment, false);
        long count = 0;
        long dead = 0;
        long before = 0;
        boolean ordered = true;
        while (postings.next()) {
            long posting = postings.posting();
            int document = PostingBlock.document(posting);
            ordered &= document >= segment.first() && document <= segment.last();
            ordered &= count == 0 || Long.compareUnsigned(before, posting) < 0;
            before = posting;
            count++;
            if (counts[document] == GONE) {
                gone.set(document);
                dead++;
            } else {
                add(document, PostingBlock.key(posting));
            }
        }
        if (!ordered || count != segment.postings() || dead != segment.dead()) {
            findings.accept("segment " + segment.id() + " has " + count + " postings, " + dead + " of them dead, not "
                    + segment.postings() + " and " + segment.dead() + (ordered ? "" : ", in disorder"));
        }
    }

    private void add(int document, long key) {
        int count = counts[document]++;
        long[] some = keys.get(document);
        if (some != null) {
            if (count == some.length) {
                some = Arrays.copyOf(some, 2 * count);
                keys.put(document, some);
            }
            some[count] = key;
        }
    }
}
