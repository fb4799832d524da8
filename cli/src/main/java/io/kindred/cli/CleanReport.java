package io.kindred.cli;

import io.kindred.clean.Action;
import io.kindred.clean.Outcome;
import io.kindred.report.Printable;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What a clean-up does, or what is taken back of one, told file by file and counted. */
final class CleanReport implements AutoCloseable {
    private final RowWriter rows;
    private final Problems problems;
    private final String done;
    private final Map<Action, Integer> counts = new EnumMap<>(Action.class);
    private final Map<Action, Long> bytes = new EnumMap<>(Action.class);

    /**
     * A report.
     *
     * @param done what is said of a file when all is well
     */
    CleanReport(Format format, PrintWriter out, Problems problems, String done) {
        this.rows = format.rows(
                out, List.of("path", "action", "bytes", "outcome", "reason"), TextRows.of(row -> text(out, row)));
        this.problems = problems;
        this.done = done;
    }

    void take(Outcome outcome) {
        if (outcome.done()) {
            counts.merge(outcome.action(), 1, Integer::sum);
            bytes.merge(outcome.action(), outcome.bytes(), Long::sum);
        } else {
            problems.tell(outcome.path(), "left alone: " + outcome.reason());
        }
        try {
            rows.write(new Row()
                    .with("path", outcome.path())
                    .with("action", outcome.action().toString())
                    .with("bytes", outcome.bytes())
                    .with("outcome", outcome.done() ? done : "refused")
                    .with("reason", outcome.reason()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void text(PrintWriter out, Row row) {
        if (row.values().get("outcome").equals(done)) {
            String reason = (String) row.values().get("reason");
            out.println(done + "  " + Printable.of((String) row.values().get("path"))
                    + (reason.isEmpty() ? "" : " (" + Printable.of(reason) + ")"));
        }
    }

    int count(Action action) {
        return counts.getOrDefault(action, 0);
    }

    int count() {
        return count(Action.ARCHIVE) + count(Action.DELETE);
    }

    long bytes() {
        return bytes.values().stream().mapToLong(Long::longValue).sum();
    }

    int problems() {
        return problems.count();
    }

    @Override
    public void close() throws IOException {
        rows.close();
    }
}
