package io.kindred.store;

import java.io.IOException;
import java.sql.SQLException;
import java.util.BitSet;
import java.util.List;

/** Several streams as one, without the postings of some documents. */
final class MergedStream implements PostingStream {
    private final PostingStream[] streams;
    private final BitSet dead;
    private int open;
    private int current = -1;

    MergedStream(List<? extends PostingStream> streams, BitSet dead) throws SQLException, IOException {
        this.streams = streams.toArray(PostingStream[]::new);
        this.dead = dead;
        this.open = this.streams.length;
        for (int i = open - 1; i >= 0; i--) {
            advance(i);
        }
    }

    @Override
    public boolean next() throws SQLException, IOException {
        if (current >= 0) {
            advance(current);
        }
        if (open == 0) {
            return false;
        }
        current = 0;
        long least = streams[0].posting();
        for (int i = 1; i < open; i++) {
            long posting = streams[i].posting();
            if (Long.compareUnsigned(posting, least) < 0) {
                least = posting;
                current = i;
            }
        }
        return true;
    }

    @Override
    public long posting() {
        return streams[current].posting();
    }

    /** Takes a stream to its next living posting; a stream that ends gives its place to the last one. */
    private void advance(int i) throws SQLException, IOException {
        do {
            if (!streams[i].next()) {
                streams[i] = streams[--open];
                return;
            }
        } while (dead.get(PostingBlock.document(streams[i].posting())));
    }
}
