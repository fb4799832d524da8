package io.kindred.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BlankLineChunkerTest extends ChunkerContract {
    @Override
    Chunker chunker() {
        return new BlankLineChunker();
    }

    @Test
    void chunksStandBetweenBlankLines() {
        String text = "One\nand more. Yes.\r\n \t\r\n\r\nTwo\n\nThree";
        assertThat(chunker().chunk(text))
                .extracting(chunk -> chunk.span().in(text))
                .containsExactly("One\nand more. Yes.", "Two", "Three");
    }
}
