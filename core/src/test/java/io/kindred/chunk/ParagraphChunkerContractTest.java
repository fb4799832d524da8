package io.kindred.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParagraphChunkerContractTest extends ChunkerContract {
    @Override
    Chunker chunker() {
        return new ParagraphChunker();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "a", ".(", ">", "#", "|", "a\n"})
    void tenMillionCharactersAreCut(String piece) {
        String text = piece.repeat(10_000_000 / piece.length());
        assertThat(chunker().chunk(text)).hasSizeBetween(piece.isBlank() ? 0 : 100, 20_000);
    }
}
