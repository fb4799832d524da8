package io.kindred.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FoldingNormalizerTest {
    private final Normalizer normalizer = new FoldingNormalizer();

    static List<Arguments> examples() {
        return List.of(
                arguments("", ""),
                arguments("a", "a"),
                arguments("Hello, World!", "hello, world!"),
                arguments("  two \t words \u00A0 ", "two words"),
                arguments("one\r\ntwo\rthree\u2028four\u0085five", "one two three four five"),
                arguments("\u3000\u1680", ""),
                // composition, also over what is invisible
                arguments("e\u0301 \u00E9 E\u0301 \u00C9", "\u00E9 \u00E9 \u00E9 \u00E9"),
                arguments("e\u200D\u0301", "\u00E9"),
                arguments("e\u00AD\u0301", "\u00E9"),
                arguments("q\u0323\u0307 q\u0307\u0323", "q\u0323\u0307 q\u0323\u0307"),
                arguments("\u1100\u1161\u11A8 \uAC00\u11A8 \uAC01", "\uAC01 \uAC01 \uAC01"),
                arguments("\u3131\u314F", "\uAC00"),
                arguments("\u30AB\u3099 \uFF76\uFF9E \u30AC", "\u30AC \u30AC \u30AC"),
                arguments("\u0301a", "\u0301a"),
                arguments("a \u0301", "a \u0301"),
                // compatibility
                arguments("\uFB01ne e\uFB03cient", "fine efficient"),
                arguments("\uFF21\uFF22\uFF23\u3000\uFF11", "abc 1"),
                arguments("x\u00B2 \u00BD \u2122", "x2 1\u20442 tm"),
                arguments("\uD835\uDC00\uD835\uDC01", "ab"),
                arguments("a\u00A8b", "a \u0308b"),
                arguments("\uFDFA", "\uFDFA"),
                arguments("\u33C2 \u3316", "a.m. \u3316"),
                // case
                arguments("STRASSE Stra\u00DFe STRA\u1E9EE", "strasse strasse strasse"),
                arguments(
                        "\u039F\u0394\u039F\u03A3 \u03BF\u03B4\u03BF\u03C2",
                        "\u03BF\u03B4\u03BF\u03C3 \u03BF\u03B4\u03BF\u03C3"),
                arguments("TITLE \u0130I\u0131i I\u0307", "title iiii i"),
                arguments("\u017F\u212A\u212B\u01C5", "sk\u00E5d\u017E"),
                arguments("\uD801\uDC00", "\uD801\uDC28"),
                // what nobody sees
                arguments("z\u200Be\u2060r\uFEFFo", "zero"),
                arguments("\u202Eabc\u202C\u200F\u061C\u2066", "abc"),
                arguments("a\u0000b\u0007c\u009Fd", "abcd"),
                arguments("hy\u00ADphen", "hyphen"),
                arguments("\u2764\uFE0F", "\u2764"),
                arguments("\uD83D\uDC68\u200D\uD83D\uDC69", "\uD83D\uDC68\uD83D\uDC69"),
                // divided words
                arguments("exam-\nple", "example"),
                arguments("exam- \r\n  ple", "example"),
                arguments("exam\u2010\nple exam\u00AD\nple", "example example"),
                arguments("caf\u00E9-\nteria cafe\u0301-\nteria", "caf\u00E9teria caf\u00E9teria"),
                arguments("Franco-\nPrussian", "franco- prussian"),
                arguments("page 3-\nfive, x-\n5", "page 3- five, x- 5"),
                arguments("exam-\n\nple", "exam- ple"),
                arguments("dash --\nthen", "dash -- then"),
                arguments("dash -\nthen", "dash - then"),
                arguments("well-known - yes", "well-known - yes"));
    }

    @ParameterizedTest(name = "{0} becomes {1}")
    @MethodSource("examples")
    void becomes(String text, String normalized) {
        assertThat(normalizer.normalize(text == null ? "" : text).text())
                .isEqualTo(normalized == null ? "" : normalized);
    }

    @Test
    void loneSurrogatesStay() {
        assertThat(normalizer.normalize("a\uD83D b\uDE00").text()).isEqualTo("a\uD83D b\uDE00");
    }

    @Test
    void halvesOfPairDoNotMeet() {
        assertThat(normalizer.normalize("\uD83D\u200B\uDE00").text()).isEqualTo("\uD83D \uDE00");
    }

    @Test
    void marksBeyondAnyWritingAreKeptUnsorted() {
        String marks = "\u0301\u0323".repeat(20);
        assertThat(normalizer.normalize("E" + marks).text()).isEqualTo("e" + marks);
    }

    @Test
    void localeDoesNotMatter() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            assertThat(normalizer.normalize("TITLE").text()).isEqualTo("title");
        } finally {
            Locale.setDefault(before);
        }
    }

    static List<Arguments> origins() {
        return List.of(
                arguments("The End", "end", "End"),
                arguments("  a \r\n\r\n b  ", "a b", "a \r\n\r\n b"),
                arguments("  a  ", "a", "a"),
                arguments("an exam-\nple here", "example", "exam-\nple"),
                arguments("x cafe\u0301 y", "caf\u00E9", "cafe\u0301"),
                arguments("of\uFB01ce", "i", "\uFB01"),
                arguments("of\uFB01ce", "off", "of\uFB01"),
                arguments("of\uFB01ce", "ce", "ce"),
                arguments("so\u200Bme text", "some", "so\u200Bme"),
                arguments("Stra\u00DFe 1", "strasse", "Stra\u00DFe"),
                arguments("x \uD835\uDC00\uD835\uDC01 y", "ab", "\uD835\uDC00\uD835\uDC01"));
    }

    @ParameterizedTest(name = "{1} in the normalised form of {0} comes from {2}")
    @MethodSource("origins")
    void comesFrom(String text, String part, String original) {
        NormalizedText normalized = normalizer.normalize(text);
        int from = normalized.text().indexOf(part);
        Span span = normalized.original(Span.of(from, from + part.length()));
        assertThat(span.in(normalized.original())).isEqualTo(original);
    }

    @Test
    void emptyStretchComesFromEmptyStretch() {
        NormalizedText normalized = normalizer.normalize("  ab  ");
        assertThat(normalized.original(Span.of(1, 1))).isEqualTo(Span.of(3, 3));
        assertThat(normalized.original(Span.of(2, 2))).isEqualTo(Span.of(4, 4));
        assertThat(normalizer.normalize("").original(Span.of(0, 0))).isEqualTo(Span.of(0, 0));
    }
}
