package io.kindred.store;

import java.io.IOException;
import java.util.List;

/** Takes the answer to a query. */
public interface Rows {
    /** Takes the names of the columns, before any row. */
    void columns(List<String> names) throws IOException;

    /** Takes a row: for each column a {@link Long}, {@link Double}, {@link String}, byte array or null. */
    void row(List<Object> values) throws IOException;
}
