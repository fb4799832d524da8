package io.kindred.clean;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a plan, made for people: a line for each file, whose first word they may change.
 *
 * <p>A line is {@code action hash bytes "path" # reason}. Lines that begin with {@code #} are comments. The file a line tells
 * of is known by its path and hash; bytes and reason are for people alone.
 */
public final class PlanFile {
    private static final String HEAD = "kindred-plan 1";
    private static final Pattern LINE =
            Pattern.compile("(\\S+)\\s+([0-9a-fA-F]{" + Order.MARK + "})\\s+(\\d[\\d,]*)\\s+(?=\")");
    private static final Pattern FIELD = Pattern.compile("(catalog|folder)\\s+(?=\")");
    private static final int LONGEST_ALIGNED = 60;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private PlanFile() {}

    /** The text of a plan. */
    public static String text(Plan plan) {
        StringBuilder text = new StringBuilder(introduction(plan));
        text.append(HEAD).append('\n');
        text.append("catalog  ").append(Quoted.of(plan.catalog().toString())).append('\n');
        text.append("folder   ").append(Quoted.of(plan.folder().toString())).append('\n');
        int width = width(plan);
        for (Plan.Group group : plan.groups()) {
            text.append('\n').append(title(group)).append('\n');
            int paths = group.files().stream()
                    .mapToInt(file -> Quoted.of(file.path()).length())
                    .filter(length -> length <= LONGEST_ALIGNED)
                    .max()
                    .orElse(1);
            group.files().forEach(file -> text.append(line(file, width, paths)).append('\n'));
        }
        return text.toString();
    }

    private static String introduction(Plan plan) {
        return """
                # A plan to clean up. Nothing has been touched yet.
                #
                # Each line below tells of one file, and its first word what becomes of it:
                #
                #   keep     it stays where it is
                #   archive  it is set aside; a file that stays is a later version of it
                #   delete   it goes to the trash; a file that stays has the same bytes
                #
                # Change first words as you like and leave the rest of the line as it is. A line that
                # you remove is a file that stays. Then:
                #
                #   kindred clean --apply FILE    does what this file says, after another look at everything
                #   kindred clean --undo          takes that back
                #
                # The last copy of anything stays, whatever you write. Sizes are in bytes.
                # %s

                """.formatted(plan.rules());
    }

    private static String title(Plan.Group group) {
        long go = group.files().stream().filter(Proposal::goes).count();
        return String.format(
                Locale.ROOT,
                "# %,d files, of which %,d could go: %,d bytes",
                group.files().size(),
                go,
                group.bytes());
    }

    private static int width(Plan plan) {
        return plan.files().mapToInt(file -> bytes(file).length()).max().orElse(1);
    }

    private static String bytes(Proposal file) {
        return String.format(Locale.ROOT, "%,d", file.bytes());
    }

    private static String line(Proposal file, int width, int paths) {
        return String.format(
                Locale.ROOT,
                "%-7s  %s  %" + width + "s  %-" + paths + "s  # %s",
                file.action(),
                file.mark(),
                bytes(file),
                Quoted.of(file.path()),
                file.reason());
    }

    /**
     * What a text says.
     *
     * @throws PlanException if any line of it is not understood
     */
    public static Orders read(String text) throws PlanException {
        return new Reader().read(text);
    }

    /** Reads line by line, and notes all that is wrong. */
    private static final class Reader {
        private final Map<String, String> fields = new HashMap<>();
        private final Map<String, Order> orders = new HashMap<>();
        private final List<Order> files = new ArrayList<>();
        private final List<String> findings = new ArrayList<>();
        private boolean headed;

        Orders read(String text) throws PlanException {
            String[] lines =
                    (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text).split("\r\n|\n|\r", /* limit= */ -1);
            for (int i = 0; i < lines.length; i++) {
                String line = lines[i].strip();
                if (!line.isEmpty() && !line.startsWith("#")) {
                    take(i + 1, line);
                }
            }
            if (!headed || !fields.keySet().containsAll(List.of("catalog", "folder"))) {
                throw new PlanException("this is no plan, or its head is missing");
            }
            if (!findings.isEmpty()) {
                throw new PlanException(findings);
            }
            return new Orders(fields.get("catalog"), fields.get("folder"), files);
        }

        private void take(int number, String line) {
            Matcher field = FIELD.matcher(line);
            if (!headed) {
                headed = line.equals(HEAD);
            } else if (files.isEmpty() && field.lookingAt()) {
                Quoted.at(line, field.end()).ifPresent(read -> fields.putIfAbsent(field.group(1), read.name()));
            } else {
                order(number, line);
            }
        }

        private void order(int number, String line) {
            Matcher head = LINE.matcher(line);
            Optional<Quoted.Read> path = head.lookingAt() ? Quoted.at(line, head.end()) : Optional.empty();
            if (path.isEmpty() || !isEnd(line.substring(path.get().end()))) {
                findings.add(
                        "line " + number + ": not understood; it should read: action hash bytes \"path\" # reason");
                return;
            }
            Optional<Action> action = Action.named(head.group(1));
            if (action.isEmpty()) {
                findings.add("line " + number + ": " + head.group(1) + " is none of keep, archive, delete");
                return;
            }
            Order order = new Order(
                    number, action.get(), path.get().name(), head.group(2).toLowerCase(Locale.ROOT));
            Order before = orders.putIfAbsent(order.path(), order);
            if (before != null) {
                findings.add("line " + number + ": the same file as in line " + before.line());
            }
            files.add(order);
        }

        private static boolean isEnd(String rest) {
            return rest.isBlank() || rest.strip().startsWith("#");
        }
    }
}
