package io.kindred.cli;

import io.kindred.clean.Action;
import io.kindred.clean.Plan;
import io.kindred.clean.Proposal;
import io.kindred.clean.Run;
import io.kindred.report.Printable;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What {@code kindred clean} shows people: one screen. */
final class CleanText {
    private static final int GROUPS = 5;
    private static final int FILES = 4;

    private final PrintWriter out;
    private final String where;

    /**
     * A screen.
     *
     * @param where where further commands find the catalog
     */
    CleanText(PrintWriter out, String where) {
        this.out = out;
        this.where = where;
    }

    /** The files of a plan as rows. */
    static void rows(Plan plan, Format format, PrintWriter out) throws IOException {
        List<String> columns = List.of("action", "path", "bytes", "content", "kin", "reason");
        try (RowWriter rows = format.rows(out, columns, null)) {
            for (Proposal file : plan.files().toList()) {
                rows.write(new Row()
                        .with("action", file.action().toString())
                        .with("path", file.path())
                        .with("bytes", file.bytes())
                        .with("content", file.entry().file().content().hex())
                        .with("kin", file.kin().orElse(null))
                        .with("reason", file.reason()));
            }
        }
    }

    /**
     * What a plan says.
     *
     * @param file where it is
     * @param named what to give to {@code --apply}; nothing if it is at its usual place
     * @param former where the plan is that was there before
     */
    void plan(Plan plan, String file, String named, Optional<String> former) {
        if (plan.groups().isEmpty()) {
            out.println("Nothing could go. " + plan.rules());
            notAsScanned(plan);
            return;
        }
        long bytes = plan.bytes(Action.DELETE) + plan.bytes(Action.ARCHIVE);
        long count = plan.count(Action.DELETE) + plan.count(Action.ARCHIVE);
        out.println(number(count, "file") + " could go, " + Size.of(bytes) + "; nothing has been touched");
        out.println();
        count(plan, Action.DELETE, "a copy with the same bytes stays");
        count(plan, Action.ARCHIVE, "a newer version stays");
        notAsScanned(plan);
        out.println();
        plan.groups().stream().limit(GROUPS).forEach(this::group);
        int more = plan.groups().size() - GROUPS;
        if (more > 0) {
            out.println("  and " + number(more, "group") + " more");
            out.println();
        }
        out.println("The plan is " + Printable.of(file) + "; read it, and change first words as you like.");
        former.ifPresent(
                old -> out.println("The plan that was there is " + Printable.of(old) + ", in case you had edited it."));
        out.println("Next" + where + ": kindred clean --apply" + named
                + " does what it says, kindred clean --undo takes it back.");
    }

    private void count(Plan plan, Action action, String why) {
        if (plan.count(action) > 0) {
            out.println(String.format(
                    Locale.ROOT,
                    "  %-7s  %s, %s: %s",
                    action,
                    number(plan.count(action), "file"),
                    Size.of(plan.bytes(action)),
                    why));
        }
    }

    private void notAsScanned(Plan plan) {
        if (plan.notAsScanned() > 0) {
            out.println("  " + number(plan.notAsScanned(), "file")
                    + " passed over: gone or changed since the last scan; scan again to include them");
        }
    }

    private void group(Plan.Group group) {
        group.files().stream()
                .limit(FILES)
                .forEach(file -> out.println(String.format(
                        Locale.ROOT,
                        "  %-7s  %9s  %s",
                        file.action(),
                        Size.of(file.bytes()),
                        Printable.of(file.path()))));
        int more = group.files().size() - FILES;
        if (more > 0) {
            out.println("           and " + number(more, "file") + " more");
        }
        out.println();
    }

    void applied(CleanReport report, Optional<String> run) {
        if (report.count() + report.problems() == 0) {
            out.println("The plan moves nothing.");
            return;
        }
        if (report.count() > 0) {
            out.println();
        }
        out.println(number(report.count(), "file") + " moved, " + Size.of(report.bytes())
                + (report.problems() > 0 ? "; " + number(report.problems(), "file") + " left alone" : ""));
        run.ifPresent(folder -> {
            out.println("Now in " + Printable.of(folder) + "; the space is free once you delete that folder.");
            out.println("Next" + where + ": kindred clean --undo brings all back, kindred scan updates the catalog.");
        });
    }

    void undone(CleanReport report, List<Run> before, List<Run> now) {
        if (before.isEmpty()) {
            out.println("There is nothing to undo.");
            return;
        }
        if (report.count() > 0) {
            out.println();
        }
        out.println(number(report.count(), "file") + " restored, " + Size.of(report.bytes())
                + (report.problems() > 0 ? "; " + number(report.problems(), "problem") : ""));
        if (!now.isEmpty()) {
            String numbers = String.join(
                    ", ",
                    now.stream().map(run -> Integer.toString(run.number())).toList());
            out.println("Still in the trash: clean-up " + numbers + "; kindred clean --undo NUMBER brings one back.");
        }
    }

    private static String number(long count, String unit) {
        return String.format(Locale.ROOT, "%,d %s%s", count, unit, count == 1 ? "" : "s");
    }
}
