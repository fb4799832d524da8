package io.kindred.chunk;

import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.List;

/** A chunker whose chunks stand between blank lines. */
public final class BlankLineChunker implements Chunker {
    @Override
    public List<Chunk> chunk(String text) {
        char[] characters = text.toCharArray();
        List<Chunk> chunks = new ArrayList<>();
        int from = 0;
        while (from < characters.length) {
            int to = Blanks.endOfBlock(characters, from);
            Span block = Blanks.trim(characters, from, to);
            if (block.length() > 0) {
                chunks.add(new Chunk(chunks.size(), block));
            }
            from = to;
        }
        return List.copyOf(chunks);
    }
}
