package io.kindred.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ten million characters of one kind: anything slower than linear would not come back in time. */
@Timeout(30)
class PathologicalTextTest {
    private static final int SIZE = 10_000_000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "I",
                "\u00DF",
                "\u6F22",
                "\u0301",
                "\u0301\u0323",
                "e\u0301",
                "\uFB01",
                "-\n",
                "a-\n",
                "\u00AD",
                "\u00AD\n",
                "a\u200B",
                "\uFB01\u200B",
                " ",
                "\n",
                "\uFDFA",
                "\u314F",
                "\uD83D\uDE00",
                "\uD834\uDD65",
                "\uD83D",
                "\u0000",
                "a'",
                "1.",
                "_",
                "\u0E01\u0E31"
            })
    void tenMillionCharactersTakeLinearTime(String piece) {
        String text = piece.repeat(SIZE / piece.length());
        NormalizedText normalized = new FoldingNormalizer().normalize(text);
        assertThat(normalized.text().length()).isLessThanOrEqualTo(2 * SIZE);
        assertThat(normalized.original(Span.of(0, normalized.text().length())).to())
                .isLessThanOrEqualTo(SIZE);
    }
}
