package io.kindred.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.kindred.Seeds;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(Seeds.class)
class TokenizerTest {
    private final Tokenizer tokenizer = new Tokenizer();

    static List<Arguments> examples() {
        return List.of(
                arguments("", List.of()),
                arguments("a", List.of("a")),
                arguments("the quick, brown fox.", List.of("the", "quick", "brown", "fox")),
                arguments(" \t\n!?", List.of()),
                // signs inside words
                arguments("don't we'll 'quoted' rock'n'roll", List.of("don't", "we'll", "quoted", "rock'n'roll")),
                arguments("l\u2019homme dogs\u2019", List.of("l\u2019homme", "dogs")),
                arguments("a''b", List.of("a", "b")),
                arguments("snake_case a__b _emphasis_ ____", List.of("snake_case", "a__b", "emphasis")),
                arguments("well-known and/or", List.of("well", "known", "and", "or")),
                arguments("e.g. U.S.A.", List.of("e", "g", "U", "S", "A")),
                arguments("kindred.io", List.of("kindred", "io")),
                // numbers
                arguments("3.14 1,000,000.5 2026.", List.of("3.14", "1,000,000.5", "2026")),
                arguments("1.,2 .5 v1.2 x.1", List.of("1", "2", "5", "v1.2", "x", "1")),
                arguments("\u0663\u0664 x2", List.of("\u0663\u0664", "x2")),
                // marks
                arguments("q\u0301q \u0301 \u0301a", List.of("q\u0301q", "a")),
                arguments("\u0939\u093F\u0928\u094D\u0926\u0940", List.of("\u0939\u093F\u0928\u094D\u0926\u0940")),
                // scripts with spaces
                arguments("\u043F\u0440\u0438\u0432\u0435\u0442", List.of("\u043F\u0440\u0438\u0432\u0435\u0442")),
                arguments("\uD55C\uAD6D\uC5B4 \uAE00", List.of("\uD55C\uAD6D\uC5B4", "\uAE00")),
                arguments("\u05E9\u05DC\u05D5\u05DD", List.of("\u05E9\u05DC\u05D5\u05DD")),
                // scripts without
                arguments("\u6F22\u5B57abc\u3002", List.of("\u6F22", "\u5B57", "abc")),
                arguments("\u30B3\u30FC\u30D2\u30FC", List.of("\u30B3", "\u30FC", "\u30D2", "\u30FC")),
                arguments("\u0E17\u0E35\u0E48\u0E19", List.of("\u0E17\u0E35\u0E48", "\u0E19")),
                arguments("\u6F22'\u5B57", List.of("\u6F22", "\u5B57")),
                arguments("\uD842\uDFB7\u91CE", List.of("\uD842\uDFB7", "\u91CE")),
                // no words
                arguments("a\uD83D\uDE00b \u2764", List.of("a", "b")),
                arguments("a\uD83Db \uDE00", List.of("a", "b")));
    }

    @ParameterizedTest(name = "{0} has the words {1}")
    @MethodSource("examples")
    void words(String text, List<String> words) {
        Tokens tokens = tokenizer.tokenize(text);
        assertThat(IntStream.range(0, tokens.size()).mapToObj(tokens::text).toList())
                .isEqualTo(words);
    }

    @Test
    void wordKnowsWhereItStands() {
        Tokens tokens = tokenizer.tokenize("the end.");
        assertThat(tokens.from(1)).isEqualTo(4);
        assertThat(tokens.to(1)).isEqualTo(7);
        assertThat(tokens.span(1)).isEqualTo(Span.of(4, 7));
        assertThat(tokens.text()).isEqualTo("the end.");
    }

    @Test
    void everyLetterAndDigitIsInExactlyOneWord(Random random) {
        for (int i = 0; i < 10_000; i++) {
            String text = TextPieces.of(random);
            Tokens tokens = tokenizer.tokenize(text);
            int at = 0;
            for (int k = 0; k < tokens.size(); k++) {
                assertThat(tokens.from(k)).isGreaterThanOrEqualTo(at).isLessThan(tokens.to(k));
                assertThat(hasLetter(text.substring(at, tokens.from(k)))).isFalse();
                assertThat(hasLetter(tokens.text(k)) || hasNumber(tokens.text(k)))
                        .isTrue();
                at = tokens.to(k);
            }
            assertThat(hasLetter(text.substring(at))).isFalse();
        }
    }

    @Test
    void sumOfWordIsThatOfItsCharacters(Random random) {
        WordSum sum = new WordSum(random.nextLong(), random.nextLong() | 1);
        for (int i = 0; i < 10_000; i++) {
            Tokens tokens = new Tokenizer(sum).tokenize(TextPieces.of(random));
            for (int k = 0; k < tokens.size(); k++) {
                char[] word = tokens.text(k).toCharArray();
                assertThat(tokens.sum(k)).isEqualTo(sum.of(word, 0, word.length));
            }
        }
    }

    @Test
    void wordOfNormalizedTextComesFromTextThatHoldsThatWord(Random random) {
        Normalizer normalizer = new FoldingNormalizer();
        for (int i = 0; i < 10_000; i++) {
            NormalizedText normalized = normalizer.normalize(someWords(random));
            Tokens tokens = tokenizer.tokenize(normalized.text());
            for (int k = 0; k < tokens.size(); k++) {
                String original = normalized.original(tokens.span(k)).in(normalized.original());
                assertThat(normalizer.normalize(original).text()).isEqualTo(tokens.text(k));
            }
        }
    }

    private static String someWords(Random random) {
        List<String> words = List.of(
                "The",
                "E\u0301cole",
                "of\uFB01ce",
                "Stra\u00DFe",
                "so\u00ADft",
                "exam-\nple",
                "\uFF21\uFF22",
                "\u1100\u1161",
                "z\u200Bw",
                "\u6F22\u5B57",
                "\uD835\uDC00",
                "\u0130zmir",
                "don't",
                "3.14",
                "\u0E17\u0E35\u0E48");
        List<String> gaps = List.of(" ", "  ", "\r\n", ", ", ".\n\n", " \u00A0", "\u200B ", " - ");
        StringBuilder text = new StringBuilder(gaps.get(random.nextInt(gaps.size())));
        for (int i = random.nextInt(20); i >= 0; i--) {
            text.append(words.get(random.nextInt(words.size()))).append(gaps.get(random.nextInt(gaps.size())));
        }
        return text.toString();
    }

    private static boolean hasLetter(String text) {
        return text.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    private static boolean hasNumber(String text) {
        return text.codePoints()
                .map(Character::getType)
                .anyMatch(type -> type == Character.LETTER_NUMBER || type == Character.OTHER_NUMBER);
    }
}
