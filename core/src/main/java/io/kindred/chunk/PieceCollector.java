package io.kindred.chunk;

import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Makes chunks of pieces of text: gathers crumbs, cuts what is too long. */
final class PieceCollector {
    /*
     * Crumbs are what is left of text when it was taken out of a page badly: a letter here, half a word there, blank lines
     * between. Alone they would be chunks that are found in every document; several in a row make one chunk.
     */
    private static final int LONGEST_CRUMB_LINE = 20;
    private static final int MOST_CRUMB_LINES = 6;
    private static final int MANY_CRUMBS = 4;

    /** A long paragraph of so many lines that were not wrapped is a list. */
    private static final int MANY_LINES = 50;

    private static final SteadyCut PARAGRAPHS = new SteadyCut(5_000, 10_000);
    private static final SteadyCut TABLES = new SteadyCut(750, 1_500);

    private final Lines lines;
    private final boolean wrapped;
    private final char[] text;
    private final List<Chunk> chunks = new ArrayList<>();
    private final List<Piece> crumbs = new ArrayList<>();
    private int crumbLines;

    private record Piece(int from, int to, ChunkRole role) {}

    PieceCollector(Lines lines, Layout layout) {
        this.lines = lines;
        this.wrapped = layout.width() > 0;
        this.text = lines.text();
    }

    /** Takes the lines from {@code from} up to {@code to}. */
    void add(int from, int to, ChunkRole role) {
        boolean written = PageMarks.isWritten(text, lines.from(from), lines.to(to - 1));
        Piece piece = new Piece(from, to, written ? role : ChunkRole.FURNITURE);
        if (isCrumb(piece)) {
            crumbs.add(piece);
            crumbLines += to - from;
        } else {
            sweep();
            cut(piece);
        }
    }

    /** The chunks of all pieces taken. */
    List<Chunk> chunks() {
        sweep();
        return List.copyOf(chunks);
    }

    private boolean isCrumb(Piece piece) {
        boolean small = piece.to - piece.from <= MOST_CRUMB_LINES
                && (piece.role == ChunkRole.PROSE || piece.role == ChunkRole.HEADING)
                && !lines.endsSentence(piece.to - 1)
                && lines.content(piece.from) == lines.from(piece.from);
        for (int line = piece.from; small && line < piece.to; line++) {
            small = lines.length(line) <= LONGEST_CRUMB_LINE && hasTwoWordsAtMost(line);
        }
        return small && Marks.title(text, lines.from(piece.from), lines.to(piece.from)) == 0;
    }

    private boolean hasTwoWordsAtMost(int line) {
        int gaps = 0;
        for (int at = lines.from(line) + 1; at < lines.to(line); at++) {
            gaps += Blanks.isBlank(text[at]) && !Blanks.isBlank(text[at - 1]) ? 1 : 0;
        }
        return gaps < 2;
    }

    private void sweep() {
        int count = crumbs.size();
        if (count >= MANY_CRUMBS || (count > 2 && crumbLines > count)) {
            cutRows(new Piece(crumbs.get(0).from, crumbs.get(count - 1).to, ChunkRole.PROSE));
        } else {
            crumbs.forEach(this::cut);
        }
        crumbs.clear();
        crumbLines = 0;
    }

    private void cut(Piece piece) {
        switch (piece.role) {
            case TABLE, FURNITURE -> cutRows(piece);
            case PROSE, HEADING, ITEM -> cutParagraph(piece);
        }
    }

    private void cutRows(Piece piece) {
        int start = lines.from(piece.from);
        if (!TABLES.mayCut(lines.to(piece.to - 1) - start)) {
            keep(piece);
            return;
        }
        BitSet rows = new BitSet();
        for (int line = piece.from; line < piece.to; line++) {
            rows.set(lines.from(line) - start);
        }
        cut(piece, TABLES, rows);
    }

    private void cutParagraph(Piece piece) {
        int start = lines.from(piece.from);
        int end = lines.to(piece.to - 1);
        if (!PARAGRAPHS.mayCut(end - start)) {
            keep(piece);
        } else if (!wrapped && piece.to - piece.from >= MANY_LINES) {
            cutRows(piece);
        } else {
            cut(piece, PARAGRAPHS, sentences(start, end));
        }
    }

    /** Where sentences begin but the first, from {@code start} on. */
    private BitSet sentences(int start, int end) {
        BitSet sentences = new BitSet();
        for (int at = SentenceEnds.next(text, start, end); at < end; at = SentenceEnds.next(text, at, end)) {
            sentences.set(Blanks.skip(text, at, end) - start);
        }
        return sentences;
    }

    private void keep(Piece piece) {
        chunks.add(new Chunk(chunks.size(), Span.of(lines.from(piece.from), lines.to(piece.to - 1)), piece.role));
    }

    private void cut(Piece piece, SteadyCut cut, BitSet goodCuts) {
        int start = lines.from(piece.from);
        int end = lines.to(piece.to - 1);
        int from = start;
        while (from < end) {
            int to = cut.next(
                    text, from, end, at -> goodCuts.get(at - start) ? SteadyCut.BEST : SteadyCut.rank(text, at));
            Span span = Blanks.trim(text, from, to);
            chunks.add(new Chunk(chunks.size(), span, piece.role));
            from = to;
        }
    }
}
