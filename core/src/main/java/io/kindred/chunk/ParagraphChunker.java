package io.kindred.chunk;

import java.util.BitSet;
import java.util.List;

/**
 * A chunker whose chunks are what a reader takes for one piece: a paragraph, a heading, an item of a list, a table.
 *
 * <p>It takes text as it comes: with blank lines between paragraphs or without, wrapped or not, quoted, double-spaced, with
 * the heads and feet of pages in between. The same paragraphs laid out otherwise give the same chunks. Paragraphs of more
 * than 10,000 characters, white space not counted, and tables of more than 1,500 are cut.
 */
public final class ParagraphChunker implements Chunker {
    @Override
    public List<Chunk> chunk(String text) {
        Lines lines = new Lines(text);
        BitSet furniture = Furniture.in(lines);
        Layout layout = Layout.of(lines, furniture);
        PieceCollector pieces = new PieceCollector(lines, layout);
        Blocks blocks = new Blocks(lines, layout, pieces);
        int from = 0;
        while (from < lines.size()) {
            boolean drawn = furniture.get(from);
            int to = from + 1;
            while (to < lines.size() && furniture.get(to) == drawn && (drawn || !layout.isApart(lines, to))) {
                to++;
            }
            if (drawn) {
                pieces.add(from, to, ChunkRole.FURNITURE);
            } else {
                blocks.cut(from, to);
            }
            from = to;
        }
        return pieces.chunks();
    }
}
