package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.kindred.cli.ConsoleBlock.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConsoleBlockTest {
    @Test
    void isFoundAmongOtherBlocks() {
        List<String> markdown = """
                Text
                ```sh
                mvn verify
                ```
                ```console
                $ ./kindred --version
                kindred 1
                $ ./kindred scan
                a

                b
                ```
                """.lines().toList();
        assertThat(ConsoleBlock.in(markdown))
                .containsExactly(new ConsoleBlock(
                        5,
                        List.of(
                                new Step("./kindred --version", List.of("kindred 1")),
                                new Step("./kindred scan", List.of("a", "", "b")))));
    }

    @Test
    void beginsWithACommand() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ConsoleBlock.in(List.of("```console", "stray", "```")))
                .withMessageContaining("stray");
    }

    @Test
    void matchesLineByLineButForWhiteSpaceAtTheEnds() {
        Step step = new Step("", List.of("a ", "", "b"));
        assertThat(step.matches(List.of("a", " ", "b"))).isTrue();
        assertThat(step.matches(List.of("a", "b"))).isFalse();
        assertThat(step.matches(List.of("a", "", "b", "c"))).isFalse();
        assertThat(step.matches(List.of("a", ""))).isFalse();
        assertThat(step.matches(List.of(" a", "", "b"))).isFalse();
    }

    @Test
    void letsDotsStandForAnyLines() {
        Step step = new Step("", List.of("a", "...", "b", "..."));
        assertThat(step.matches(List.of("a", "b"))).isTrue();
        assertThat(step.matches(List.of("a", "b", "x", "b", "y"))).isTrue();
        assertThat(step.matches(List.of("a", "x"))).isFalse();
        assertThat(step.matches(List.of("x", "a", "b"))).isFalse();
    }
}
