package io.kindred.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.LayoutEdits;
import io.kindred.corpus.Prose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The same prose laid out otherwise has the same chunks. */
@ExtendWith(Seeds.class)
class ParagraphLayoutTest {
    @RepeatedTest(20)
    void widthDoesNotMatter(Random random) {
        String text = prose(random);
        for (int width = 20; width <= 140; width += 1 + random.nextInt(15)) {
            assertThat(words(LayoutEdits.rewrap(width).apply(text, random)))
                    .as("width %d", width)
                    .isEqualTo(paragraphs(text));
        }
    }

    @RepeatedTest(20)
    void whiteSpaceDoesNotMatter(Random random) {
        String text = prose(random);
        assertThat(words(LayoutEdits.respace().apply(text, random))).isEqualTo(paragraphs(text));
    }

    @RepeatedTest(20)
    void lineEndsDoNotMatter(Random random) {
        String text = LayoutEdits.rewrap(72).apply(prose(random), random);
        for (String lineEnd : List.of("\r\n", "\r", "\u0085", "\u2028")) {
            assertThat(words(text.replace("\n", lineEnd))).isEqualTo(paragraphs(text));
        }
    }

    @RepeatedTest(20)
    void paragraphsMayBeLines(Random random) {
        String text = prose(random);
        assertThat(words(text.replace("\n\n", "\n"))).isEqualTo(paragraphs(text));
    }

    @RepeatedTest(20)
    void paragraphsMayBeMarkedByIndentsAlone(Random random) {
        String text = LayoutEdits.rewrap(68).apply(prose(random), random);
        assertThat(words("    " + text.replace("\n\n", "\n    "))).isEqualTo(paragraphs(text));
    }

    @RepeatedTest(20)
    void linesMayBeDoubleSpaced(Random random) {
        String text = LayoutEdits.rewrap(65).apply(prose(random), random);
        assertThat(words(text.replace("\n", "\n\n"))).isEqualTo(paragraphs(text));
    }

    @RepeatedTest(20)
    void changedParagraphLeavesTheOthers(Random random) {
        List<String> before = new ArrayList<>(paragraphs(prose(random)));
        List<String> after = new ArrayList<>(before);
        after.set(random.nextInt(after.size()), new Prose(random).paragraph(1 + random.nextInt(9)));
        String text = LayoutEdits.rewrap(72).apply(String.join("\n\n", after), random);
        assertThat(words(text)).isEqualTo(after);
    }

    @Test
    void giantParagraphIsCutAlikeAtEveryWidth(Random random) {
        String text = new Prose(random).paragraph(3_000);
        List<String> cut = words(text);
        assertThat(cut).hasSizeBetween(10, 60).allMatch(piece -> piece.endsWith("."));
        assertThat(words(LayoutEdits.rewrap(50).apply(text, random))).isEqualTo(cut);
    }

    private static String prose(Random random) {
        return new Prose(random).paragraphs(5 + random.nextInt(40));
    }

    private static List<String> paragraphs(String text) {
        return Arrays.stream(text.split("\n\n", -1))
                .map(ParagraphLayoutTest::spaced)
                .toList();
    }

    private static List<String> words(String text) {
        return new ParagraphChunker()
                .chunk(text).stream()
                        .map(chunk -> spaced(chunk.span().in(text)))
                        .toList();
    }

    private static String spaced(String text) {
        return text.strip().replaceAll("[\\s\u0085\u2028]+", " ");
    }
}
