package io.kindred.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LayoutEditsTest {
    @Test
    void rewrappingKeepsWordsAndParagraphsInShortLines() {
        ManySeeds.check((text, random) -> {
            String edited = LayoutEdits.rewrap(50).apply(text, random);
            assertThat(lines(edited)).isEqualTo(lines(text));
            assertThat(edited.lines()).allMatch(line -> line.length() <= 50).anyMatch(line -> line.length() > 40);
        });
    }

    @Test
    void longWordHasItsOwnLine() {
        assertThat(LayoutEdits.rewrap(5).apply("a considerable b c", new Random(1)))
                .isEqualTo("a\nconsiderable\nb c");
    }

    @Test
    void respacingKeepsWordsAndParagraphs() {
        ManySeeds.check((text, random) -> {
            String edited = LayoutEdits.respace().apply(text, random);
            assertThat(lines(edited)).isEqualTo(lines(text));
            assertThat(edited).isNotEqualTo(text).contains("\t").contains("  ");
        });
    }

    @Test
    void respacingChangesEvenTwoWords() {
        for (int seed = 0; seed < 100; seed++) {
            assertThat(LayoutEdits.respace().apply("two words", new Random(seed)))
                    .as("seed %d", seed)
                    .isNotEqualTo("two words")
                    .matches("two\\s+words");
        }
    }

    private static List<String> lines(String text) {
        return Pieces.paragraphs(text).stream()
                .map(p -> String.join(" ", Pieces.words(p)))
                .toList();
    }
}
