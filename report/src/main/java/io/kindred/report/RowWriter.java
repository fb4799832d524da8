package io.kindred.report;

import java.io.IOException;

/** Writes the rows of an answer one after the other; closing it completes the answer but leaves the stream open. */
public interface RowWriter extends AutoCloseable {
    void write(Row row) throws IOException;

    @Override
    void close() throws IOException;
}
