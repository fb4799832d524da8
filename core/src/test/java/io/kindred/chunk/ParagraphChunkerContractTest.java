package io.kindred.chunk;

class ParagraphChunkerContractTest extends ChunkerContract {
    @Override
    Chunker chunker() {
        return new ParagraphChunker();
    }
}
