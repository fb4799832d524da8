package io.kindred.store;

import java.io.IOException;
import java.sql.SQLException;

/** Postings, one after the other in ascending order of their key and document. */
interface PostingStream {
    /** Goes to the next posting, if there is one. */
    boolean next() throws SQLException, IOException;

    /** The posting it stands at. */
    long posting();

    /** The postings of an array. */
    static PostingStream of(long... postings) {
        return new PostingStream() {
            private int at = -1;

            @Override
            public boolean next() {
                return ++at < postings.length;
            }

            @Override
            public long posting() {
                return postings[at];
            }
        };
    }
}
