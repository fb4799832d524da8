package io.kindred.lab.joins;

import io.kindred.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What joins took and found. */
public final class JoinRows {
    private final List<List<String>> rows = new ArrayList<>();

    /** Adds a join that found this share of all pairs. */
    void add(String among, String by, int threads, Timed<?> timed, int pairs, double share) {
        rows.add(List.of(
                among,
                by,
                Integer.toString(threads),
                decimals(2, timed.seconds()),
                decimals(2, timed.processor()),
                decimals(2, timed.busiest()),
                Integer.toString(pairs),
                decimals(4, share)));
    }

    private static String decimals(int count, double number) {
        return String.format(Locale.ROOT, "%." + count + "f", number);
    }

    /** All of them. */
    public Table table() {
        return new Table(
                "All pairs that are near",
                2,
                List.of("among", "by", "threads", "seconds", "of processor", "busiest", "pairs", "share of all"),
                rows);
    }
}
