package io.kindred.chunk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class DelimiterChunkerTest extends ChunkerContract {
    @Override
    Chunker chunker() {
        return new DelimiterChunker("a");
    }

    @Test
    void delimiterEndsItsChunk() {
        assertThat(cut("One\n\nmore ~ two.~three ", "~")).containsExactly("One\n\nmore ~", "two.~", "three");
    }

    @Test
    void emptySectionsMakeNoChunk() {
        assertThat(cut(" %% one %%\n%% %% two %%", "%%")).containsExactly("%% one %%\n%% %%", "two %%");
    }

    @Test
    void delimiterMayBeBlank() {
        assertThat(cut("one\ftwo\n\f\fthree", "\f")).containsExactly("one", "two", "three");
    }

    @Test
    void delimiterIsNotEmpty() {
        assertThatThrownBy(() -> new DelimiterChunker("")).isInstanceOf(IllegalArgumentException.class);
    }

    private static List<String> cut(String text, String delimiter) {
        return new DelimiterChunker(delimiter)
                .chunk(text).stream().map(chunk -> chunk.span().in(text)).toList();
    }
}
