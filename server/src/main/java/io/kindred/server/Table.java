package io.kindred.server;

import io.kindred.report.Row;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/**
 * What a view shows, as it is exported: all of it, one row below the other.
 *
 * @param name what the file is called, without its ending
 * @param parameters the query parameters that may be given
 * @param columns the columns of a sheet; a row may have more for those who want all of it
 * @param rows the rows that a call wants
 */
record Table(String name, Set<String> parameters, List<String> columns, Rows rows) {
    Table {
        parameters = Set.copyOf(parameters);
        columns = List.copyOf(columns);
    }

    /** The rows that a call wants. */
    @FunctionalInterface
    interface Rows {
        List<Row> of(Call call) throws IOException;
    }
}
