package io.kindred.semantics.embedding;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class WordPieceTest {
    private static WordPiece words;

    @BeforeAll
    static void readVocabulary() throws IOException {
        words = WordPiece.parse(EmbeddingModel.MINILM.vocabulary().bytes());
    }

    /** The numbers were made by the tokenizer that the model was trained with (tokenizers 0.21 through DJL 0.36.0). */
    @TestFactory
    List<DynamicTest> piecesAreThoseOfTheModel() throws IOException {
        try (InputStream golden = WordPieceTest.class.getResourceAsStream("word-pieces.tsv")) {
            return new String(golden.readAllBytes(), UTF_8)
                    .lines()
                    .map(line -> line.split("\t", 2))
                    .map(line -> DynamicTest.dynamicTest(
                            line[1],
                            () -> assertThat(words.pieces(line[1].translateEscapes(), 512))
                                    .containsExactly(Arrays.stream(line[0].split(" "))
                                            .mapToLong(Long::parseLong)
                                            .toArray())))
                    .toList();
        }
    }

    @Test
    void longTextEndsWithTheWindow() {
        long[] pieces = words.pieces("the harbour ".repeat(1000), 256);
        assertThat(pieces).hasSize(256).startsWith(101).endsWith(102);
    }

    @Test
    void emptyTextHasOnlyItsMarks() {
        assertThat(words.pieces("", 256)).containsExactly(101, 102);
        assertThat(words.pieces(" \t\u0000 ", 256)).containsExactly(101, 102);
    }
}
