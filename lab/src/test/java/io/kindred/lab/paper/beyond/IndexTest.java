package io.kindred.lab.paper.beyond;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No line of the papers vanishes, and what is said to show one is there. */
class IndexTest {
    private static final Path ROOT = Path.of("..");

    /** Lines of which a part is missing. Take them out when they are shown. */
    private static final List<String> PARTLY = List.of("R2.5");

    @Test
    void everyLineIsThereOnce() {
        assertThat(Line.all().stream().map(Line::id))
                .containsExactlyElementsOf(Stream.of(ids("W", 26), ids("R1.", 6), ids("R2.", 6), ids("U", 6))
                        .flatMap(List::stream)
                        .toList());
    }

    private static List<String> ids(String prefix, int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> prefix + number)
                .toList();
    }

    @Test
    void everyLineIsShownOrSaysWhatIsMissing() {
        for (Line line : Line.all()) {
            assertThat(line.shownBy()).as(line.id()).isNotEmpty();
            assertThat(line.state()).as(line.id()).matches(PARTLY.contains(line.id()) ? "partly: .+" : "shown");
        }
    }

    @Test
    void whatShowsALineIsThere() throws IOException {
        for (Line line : Line.all()) {
            for (String shown : line.shownBy()) {
                assertThat(line.isCommand(shown) ? isCommand(shown) : isTest(shown))
                        .as(line.id() + ": " + shown)
                        .isTrue();
            }
        }
    }

    private static boolean isCommand(String shown) throws IOException {
        String[] words = shown.split(" ", -1);
        Path sources = ROOT.resolve(
                words[0].equals("./kindred-lab")
                        ? "lab/src/main/java/io/kindred/lab"
                        : "cli/src/main/java/io/kindred/cli");
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .anyMatch(file -> contains(file, "name = \"" + words[1] + "\"")
                            || contains(file, "NAME = \"" + words[1] + "\""));
        }
    }

    private static boolean isTest(String shown) {
        int method = shown.indexOf('#');
        Path file = ROOT.resolve(method < 0 ? shown : shown.substring(0, method));
        return Files.exists(file) && (method < 0 || contains(file, "void " + shown.substring(method + 1) + "("));
    }

    private static boolean contains(Path file, String text) {
        try {
            return Files.readString(file).contains(text);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void pageIsWhatTheLinesSay() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/papers/index.md"));
        assertThat(page).contains(Beyond.index().markdown());
    }

    @Test
    void pagesOfThePapersAreThere() {
        for (String page : List.of("roth-2011", "roth-2013", "waikato-2013", "upc-2018", "beyond")) {
            assertThat(ROOT.resolve("docs/papers/" + page + ".md")).isNotEmptyFile();
        }
    }

    @Test
    void openCasesAreSolved() {
        assertThat(OpenCase.all()).hasSize(8).allSatisfy(each -> {
            switch (each.wanted()) {
                case "a version, high" -> assertThat(each.kindred()).isBetween(0.8, 1.0);
                case "a version, below 1" -> {
                    assertThat(each.naive()).isEqualTo(1);
                    assertThat(each.kindred()).isBetween(0.5, 0.99);
                }
                default -> {
                    assertThat(each.naive()).isGreaterThanOrEqualTo(0.5);
                    assertThat(each.kindred()).isLessThan(0.5);
                }
            }
        });
    }
}
