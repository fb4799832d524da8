package io.kindred.server;

import io.kindred.report.Row;
import java.util.List;
import java.util.function.Function;

/** A page of a list. */
final class Paged {
    private Paged() {}

    /** The page that a call asks for; only its items become rows. */
    static <T> Row of(Call call, List<T> all, Function<T, Row> row) {
        return of(new Row(), call.offset(), call.limit(), all, row);
    }

    static <T> Row of(Row head, int offset, int limit, List<T> all, Function<T, Row> row) {
        int from = Math.min(offset, all.size());
        int to = (int) Math.min((long) from + limit, all.size());
        return head.with("total", all.size())
                .with("offset", offset)
                .with("limit", limit)
                .with("items", all.subList(from, to).stream().map(row).toList());
    }
}
