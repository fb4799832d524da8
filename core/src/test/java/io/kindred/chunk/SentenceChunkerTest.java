package io.kindred.chunk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.kindred.corpus.Prose;
import io.kindred.text.Document;
import io.kindred.text.Span;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SentenceChunkerTest extends ChunkerContract {
    private final Chunker chunker = new SentenceChunker();

    @Override
    Chunker chunker() {
        return chunker;
    }

    static List<Arguments> examples() {
        return List.of(
                arguments("", List.of()),
                arguments(" \n\n\t\u00A0", List.of()),
                arguments("x", List.of("x")),
                arguments("One here. Two there?  Three!", List.of("One here.", "Two there?", "Three!")),
                arguments("  It goes\non. Then\r\nends.\n", List.of("It goes\non.", "Then\r\nends.")),
                arguments("He said \"Go.\" Then he left.", List.of("He said \"Go.\"", "Then he left.")),
                arguments(
                        "\"Why?\" he asked. (See there.) Ok... Fine.",
                        List.of("\"Why?\" he asked.", "(See there.)", "Ok...", "Fine.")),
                arguments("Wait!? Never. 5 came. - So what", List.of("Wait!?", "Never. 5 came.", "- So what")),
                arguments("Version 1.2 is out. Take it.", List.of("Version 1.2 is out.", "Take it.")),
                arguments("\u3053\u308C\u3002\u305D\u308C\u3002", List.of("\u3053\u308C\u3002", "\u305D\u308C\u3002")),
                arguments("\u3042\uFF1F\uFF01\u300D\u3044", List.of("\u3042\uFF1F\uFF01\u300D", "\u3044")),
                // blank lines
                arguments("A title\n\nIts text\n \t\r\nMore", List.of("A title", "Its text", "More")),
                arguments("A title\r\nin two lines\r\n\r\nText", List.of("A title\r\nin two lines", "Text")),
                arguments("Seen by Mr.\n\nNext", List.of("Seen by Mr.", "Next")),
                // abbreviations
                arguments("Mr. Smith met Dr. Jones. They spoke.", List.of("Mr. Smith met Dr. Jones.", "They spoke.")),
                arguments(
                        "Cities, e.g. Rome, are old. See No. 5.", List.of("Cities, e.g. Rome, are old.", "See No. 5.")),
                arguments("Is it? No. It is not.", List.of("Is it?", "No.", "It is not.")),
                arguments(
                        "J. R. R. Tolkien and C.S. Lewis. So do I. Yes.",
                        List.of("J. R. R. Tolkien and C.S. Lewis.", "So do I.", "Yes.")),
                arguments("It was room 1A. Then we left.", List.of("It was room 1A.", "Then we left.")),
                arguments("It ends with Mr.", List.of("It ends with Mr.")),
                arguments(
                        "Das gilt z. B. F\u00FCr Art. 3 Abs. 2. Nun.",
                        List.of("Das gilt z. B. F\u00FCr Art. 3 Abs. 2.", "Nun.")),
                arguments("Es war am 3. M\u00E4rz so. Gut.", List.of("Es war am 3. M\u00E4rz so.", "Gut.")),
                arguments("Mme. Duval et M. Roux. Voil\u00E0.", List.of("Mme. Duval et M. Roux.", "Voil\u00E0.")),
                arguments(
                        "La Sra. D\u00EDaz vino. \u00BFY Ud. Lo vio?",
                        List.of("La Sra. D\u00EDaz vino.", "\u00BFY Ud. Lo vio?")),
                // numbers, ellipses, quotes
                arguments("3.2. Scope of it. All.", List.of("3.2. Scope of it.", "All.")),
                arguments("It rose by 3.5. Then it fell.", List.of("It rose by 3.5.", "Then it fell.")),
                arguments("And so . . . It went. On", List.of("And so . . .", "It went.", "On")),
                arguments("Wait\u2026 what? Yes.", List.of("Wait\u2026 what?", "Yes.")),
                arguments(
                        "\u201EGeh.\u201C Er ging. \u00BBJa.\u00AB Gut.",
                        List.of("\u201EGeh.\u201C", "Er ging.", "\u00BBJa.\u00AB", "Gut.")),
                arguments("\u0915\u0964\u0916\u0964", List.of("\u0915\u0964", "\u0916\u0964")));
    }

    @ParameterizedTest(name = "{0} has the sentences {1}")
    @MethodSource("examples")
    void sentences(String text, List<String> sentences) {
        Document document = new Document("a.txt", "A", text, Map.of());
        assertThat(chunker.chunk(text))
                .extracting(chunk -> chunk.text(document))
                .isEqualTo(sentences);
    }

    @Test
    void spaceBeforeInitialsIsReadOnce() {
        String text = " ".repeat(1_000_000) + "A. ".repeat(1_000_000);
        assertThat(new SentenceChunker(Integer.MAX_VALUE).chunk(text))
                .containsExactly(new Chunk(0, Span.of(1_000_000, text.length() - 1)));
    }

    @Test
    void longSentencesAreCutBetweenClauses() {
        String clause = "and then the harbour office read the soundings once more, ";
        assertThat(chunker.chunk(clause.repeat(40)))
                .hasSizeBetween(4, 8)
                .allSatisfy(chunk -> assertThat((chunk.span().length() + 1) % clause.length())
                        .isZero());
    }

    @Test
    void thaiIsCutAtItsSpaces(Random random) {
        StringBuilder thai = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            random.ints(5 + random.nextInt(40), 0x0E01, 0x0E2F).forEach(thai::appendCodePoint);
            thai.append(' ');
        }
        String text = thai.toString();
        assertThat(chunker.chunk(text))
                .allSatisfy(chunk -> assertThat(chunk.span().length()).isLessThan(600))
                .allSatisfy(chunk -> assertThat(text.charAt(chunk.span().to())).isEqualTo(' '));
    }

    @Test
    void changeMovesNoCutFarAway(Random random) {
        String before = new Prose(random).paragraph(400).replace(". ", " ");
        String after = "Here is something new to begin with " + before;
        List<Span> old = spans(before, 20_000, 0);
        assertThat(old).hasSizeGreaterThan(5);
        assertThat(spans(after, 20_000 + after.length() - before.length(), after.length() - before.length()))
                .isEqualTo(old);
    }

    /** The sentences that begin at {@code from} or later, moved back by {@code shift}. */
    private List<Span> spans(String text, int from, int shift) {
        return chunker.chunk(text).stream()
                .map(Chunk::span)
                .filter(span -> span.from() >= from)
                .map(span -> Span.of(span.from() - shift, span.to() - shift))
                .toList();
    }

    @Test
    void chunkHasNumberAndSpan() {
        assertThatThrownBy(() -> new Chunk(-1, Span.of(0, 1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Chunk(0, null)).isInstanceOf(NullPointerException.class);
    }
}
