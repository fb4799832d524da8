package io.kindred.store;

import java.io.IOException;
import java.sql.SQLException;
import java.util.BitSet;
import java.util.List;

/** Several streams as one, without the postings of some documents. */
final class MergedStream implements PostingStream {
    private final PostingStream[] streams;
    private final BitSet dead;

    /** Where each stream stands, with the sign turned, so that the order of signed numbers does. */
    private final long[] heads;

    private int open;
    private int current = -1;

    MergedStream(List<? extends PostingStream> streams, BitSet dead) throws SQLException, IOException {
        this.streams = streams.toArray(PostingStream[]::new);
        this.dead = dead;
        this.open = this.streams.length;
        this.heads = new long[open];
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
        for (int i = 1; i < open; i++) {
            if (heads[i] < heads[current]) {
                current = i;
            }
        }
        return true;
    }

    @Override
    public long posting() {
        return heads[current] ^ Long.MIN_VALUE;
    }

    /** Takes a stream to its next living posting; a stream that ends gives its place to the last one. */
    private void advance(int i) throws SQLException, IOException {
        PostingStream stream = streams[i];
        long posting;
        do {
            if (!stream.next()) {
                open--;
                streams[i] = streams[open];
                heads[i] = heads[open];
                return;
            }
            posting = stream.posting();
        } while (dead.get(PostingBlock.document(posting)));
        heads[i] = posting ^ Long.MIN_VALUE;
    }
}
