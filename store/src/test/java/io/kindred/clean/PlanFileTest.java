package io.kindred.clean;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.kindred.Seeds;
import io.kindred.store.Entry;
import io.kindred.store.FileState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class PlanFileTest {
    private static final String HEAD = """
            kindred-plan 1
            catalog  "/c/catalog.db"
            folder   "/c"
            """;
    private static final String MARK = "0123456789abcdef";

    @Test
    void strangeNamesSurviveThePlanAndItsEditing(Random random) throws IOException {
        for (int round = 0; round < 50; round++) {
            TreeSet<String> names =
                    new TreeSet<>(List.of(" a", "a ", "a\nb", "\r", "\\n", "\"", "#", "a  # b", "\u2028", "é"));
            for (int i = 0; i < 20; i++) {
                names.add(name(random));
            }
            Plan plan = plan(List.copyOf(names));
            byte[] saved = PlanFile.text(plan).getBytes(StandardCharsets.UTF_8);
            String text = edited(new String(saved, StandardCharsets.UTF_8), random);
            Orders orders = PlanFile.read(text);
            assertThat(orders.files().stream().map(Order::path)).containsExactlyElementsOf(names);
            assertThat(orders.files()).allMatch(order -> order.action() == Action.ARCHIVE);
            assertThat(orders.folder()).isEqualTo("/strange \"folder\"\n");
        }
    }

    private static String name(Random random) {
        return random.ints(1 + random.nextInt(12), 1, 0x3000)
                .map(c -> random.nextInt(3) == 0 ? "\n\r\t \\\"#'\u0000\ud800\u202e".charAt(random.nextInt(11)) : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** What people and editors do: another action, other line ends, no blanks at the ends of lines, a mark at the beginning. */
    private static String edited(String text, Random random) {
        String lineEnd = List.of("\n", "\r\n", "\r").get(random.nextInt(3));
        String changed = text.lines()
                .map(line -> line.replaceFirst("^delete", random.nextBoolean() ? "archive" : "  ARCHIVE \t")
                        .stripTrailing())
                .collect(Collectors.joining(lineEnd));
        return (random.nextBoolean() ? "\uFEFF" : "") + changed;
    }

    private static Plan plan(List<String> names) throws IOException {
        List<Proposal> files = new ArrayList<>();
        for (String name : names) {
            FileState file = new FileState(name, 12_345, 0, Shelf.content(new byte[] {1}));
            files.add(new Proposal(
                    Action.DELETE, new Entry(1, file, file.content(), 1, false), Optional.empty(), "no # reason"));
        }
        return new Plan(
                Path.of("/catalog.db"),
                Path.of("/strange \"folder\"\n"),
                "No rules.",
                List.of(new Plan.Group(files)),
                0);
    }

    @Test
    void removedLinesAndReasonsAreNotMissed() throws IOException {
        Orders orders = PlanFile.read(HEAD + "\n# a comment\ndelete " + MARK.toUpperCase(Locale.ROOT) + " 1 \"a\"\n");
        assertThat(orders)
                .isEqualTo(new Orders("/c/catalog.db", "/c", List.of(new Order(6, Action.DELETE, "a", MARK))));
    }

    @Test
    void everyLineThatIsNotUnderstoodIsNamed() {
        String text = HEAD + "delet " + MARK + " 1 \"a\"\ndelete " + MARK + " 1 a\ndelete " + MARK + " 1 \"b\\x\"\n"
                + "keep " + MARK + " 1 \"c\" d\nkeep " + MARK + " 1 \"e\"\ndelete " + MARK + " 1 \"e\"\nnonsense\n";
        PlanException refused = catchThrowableOfType(PlanException.class, () -> PlanFile.read(text));
        assertThat(refused.findings())
                .extracting(finding -> finding.replaceFirst(";.*", ""))
                .containsExactly(
                        "line 4: delet is none of keep, archive, delete",
                        "line 5: not understood",
                        "line 6: not understood",
                        "line 7: not understood",
                        "line 9: the same file as in line 8",
                        "line 10: not understood");
    }

    @Test
    void otherFilesAreNoPlans() {
        for (String text : List.of("", "# kindred-plan 1\n", "kindred-plan 2\n", "kindred-plan 1\n", "hello")) {
            assertThat(catchThrowableOfType(PlanException.class, () -> PlanFile.read(text)))
                    .as(text)
                    .hasMessageContaining("no plan");
        }
    }
}
