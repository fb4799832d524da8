package io.kindred.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.NastyText;
import io.kindred.corpus.Prose;
import io.kindred.text.Span;
import io.kindred.text.TextPieces;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every chunker must do. */
@ExtendWith(Seeds.class)
@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
abstract class ChunkerContract {
    private static final List<String> SIGNS = List.of(
            "- ",
            "* ",
            "1. ",
            "(a) ",
            "# ",
            "> ",
            ">",
            "| ",
            "|",
            "   ",
            "\t",
            "\f",
            "=====",
            "-----",
            "3.2 Title",
            "TITLE",
            "[Page 3]",
            "A",
            "ii) ",
            "\r",
            "\n",
            "\n",
            "\n\n",
            "\r\n",
            "Word. ",
            "word ");

    abstract Chunker chunker();

    @Test
    void piecesOfTextKeepTheContract(Random random) {
        for (int i = 0; i < 3_000; i++) {
            keepsContract(TextPieces.of(random) + "End. " + TextPieces.of(random));
        }
    }

    @Test
    void nastyTextKeepsTheContract(Random random) {
        for (int i = 0; i < 3_000; i++) {
            keepsContract(NastyText.next(random, 2_000));
        }
    }

    @Test
    void rowsOfSignsKeepTheContract(Random random) {
        for (int i = 0; i < 3_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int left = random.nextInt(120); left > 0; left--) {
                text.append(SIGNS.get(random.nextInt(SIGNS.size())));
            }
            keepsContract(text.toString());
        }
    }

    @Test
    void proseKeepsTheContract(Random random) {
        keepsContract(new Prose(random).document(20_000));
        keepsContract(new Prose(random).paragraph(2_000));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                " ",
                "\n",
                "\r\n",
                "a\n",
                "a\n\n",
                "a\f",
                "a. ",
                "1. ",
                "1.\n",
                "Mr. X ",
                ".",
                ".(",
                ".(\n",
                "A.- ",
                ">",
                ">\n",
                "> ",
                "#",
                "# ",
                "#\n",
                "|",
                "|\n",
                "| |\n",
                "-",
                "- ",
                "- \n",
                "-----\n",
                "a\n---\n",
                "A\n",
                "A  B    C\n",
                "\t",
                "a\t",
                "\"",
                "\u0301",
                "\u3002",
                "3.2 A\n",
                "[Page 3]\n\n",
                "\uD83D\uDE00"
            })
    void endlessRowsAreCut(String piece) {
        String text = piece.repeat(2_000_000 / piece.length());
        assertThat(chunker().chunk(text).size()).isBetween(piece.isBlank() ? 0 : 1, text.length());
    }

    @Test
    void everyTextHasTheSameChunksTwice(Random random) {
        String text = NastyText.next(random, 20_000);
        assertThat(chunker().chunk(text)).isEqualTo(chunker().chunk(text));
    }

    private void keepsContract(String text) {
        int at = 0;
        int number = 0;
        for (Chunk chunk : chunker().chunk(text)) {
            Span span = chunk.span();
            assertThat(chunk.number()).isEqualTo(number++);
            assertThat(span.from()).isGreaterThanOrEqualTo(at);
            assertThat(span.in(text)).isNotEmpty().isEqualTo(trimmed(span.in(text)));
            assertThat(trimmed(text.substring(at, span.from()))).isEmpty();
            assertThat(splitsPair(text, span.to())).isFalse();
            at = span.to();
        }
        assertThat(trimmed(text.substring(at))).isEmpty();
    }

    private static String trimmed(String text) {
        return Blanks.trim(text.toCharArray(), 0, text.length()).in(text);
    }

    private static boolean splitsPair(String text, int at) {
        return at > 0 && at < text.length() && Character.isSurrogatePair(text.charAt(at - 1), text.charAt(at));
    }
}
