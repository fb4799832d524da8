package io.kindred.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Millions of characters of one kind: anything slower than linear would not come back in time. */
@Timeout(value = 30, threadMode = ThreadMode.SEPARATE_THREAD)
class PathologicalTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "I",
                "\u6F22",
                "\u0301",
                "\u0301\u0323",
                "-\n",
                "a-\n",
                "\u00AD",
                "\u00AD\n",
                "a\u200B",
                " ",
                "\n",
                "\uFDFA",
                "\u314F",
                "\uD83D",
                "\u0000",
                "a'",
                "1.",
                "_",
                "a_"
            })
    void tenMillionCharactersAreRead(String piece) {
        read(piece, 10_000_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "e\u0301",
                "\u00DF",
                "\uFB01",
                "\uFB01\u200B",
                "\uD83D\uDE00",
                "\uD834\uDD65",
                "\u0E01\u0E31",
                "\u1100\u1161\u11A8"
            })
    void millionCharactersThatMergeOrGrowAreRead(String piece) {
        read(piece, 1_000_000);
    }

    private static void read(String piece, int size) {
        String text = piece.repeat(size / piece.length());
        NormalizedText normalized = new FoldingNormalizer().normalize(text);
        assertThat(normalized.text().length()).isLessThanOrEqualTo(2 * size);
        assertThat(normalized.original(Span.of(0, normalized.text().length())).to())
                .isLessThanOrEqualTo(size);
        assertThat(new Tokenizer().tokenize(text).size()).isLessThanOrEqualTo(size);
    }
}
