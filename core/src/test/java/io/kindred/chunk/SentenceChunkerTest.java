package io.kindred.chunk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.kindred.Seeds;
import io.kindred.text.Document;
import io.kindred.text.Span;
import io.kindred.text.TextPieces;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(Seeds.class)
@Timeout(value = 30, threadMode = ThreadMode.SEPARATE_THREAD)
class SentenceChunkerTest {
    private final Chunker chunker = new SentenceChunker();

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
                arguments("It ends with Mr.", List.of("It ends with Mr.")));
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
    void chunksAreInOrderTrimmedAndComplete(Random random) {
        for (int i = 0; i < 10_000; i++) {
            String text = TextPieces.of(random) + "End. " + TextPieces.of(random);
            int at = 0;
            List<Chunk> chunks = chunker.chunk(text);
            for (int k = 0; k < chunks.size(); k++) {
                Span span = chunks.get(k).span();
                assertThat(chunks.get(k).number()).isEqualTo(k);
                assertThat(span.from()).isGreaterThanOrEqualTo(at);
                assertThat(span.in(text)).isNotEmpty().isEqualTo(trimmed(span.in(text)));
                assertThat(trimmed(text.substring(at, span.from()))).isEmpty();
                assertThat(splitsPair(text, span.to())).isFalse();
                at = span.to();
            }
            assertThat(trimmed(text.substring(at))).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a", " ", "\n", "a\n\n", "a. ", "A. ", "Mr. X ", ".", ". (", ".(", ".-", "A.- ", "\u0301", "\"",
                "\u3002", "? ", "Go.\" "
            })
    void tenMillionCharactersAreCut(String piece) {
        String text = piece.repeat(10_000_000 / piece.length());
        assertThat(chunker.chunk(text).size()).isBetween(piece.isBlank() ? 0 : 1, text.length() / 2);
    }

    @Test
    void spaceBeforeInitialsIsReadOnce() {
        String text = " ".repeat(1_000_000) + "A. ".repeat(1_000_000);
        assertThat(chunker.chunk(text)).containsExactly(new Chunk(0, Span.of(1_000_000, text.length() - 1)));
    }

    @Test
    void chunkHasNumberAndSpan() {
        assertThatThrownBy(() -> new Chunk(-1, Span.of(0, 1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Chunk(0, null)).isInstanceOf(NullPointerException.class);
    }

    private static String trimmed(String text) {
        return Blanks.trim(text, 0, text.length()).in(text);
    }

    private static boolean splitsPair(String text, int at) {
        return at > 0 && at < text.length() && Character.isSurrogatePair(text.charAt(at - 1), text.charAt(at));
    }
}
