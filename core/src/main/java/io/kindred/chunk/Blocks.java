package io.kindred.chunk;

import java.util.BitSet;

/** Cuts blocks, lines without a blank line between them, into paragraphs, headings, items and tables. */
final class Blocks {
    private final Lines lines;
    private final Layout layout;
    private final PieceCollector pieces;
    private final Headings headings;
    private final BitSet rows;
    private final char[] text;

    Blocks(Lines lines, Layout layout, PieceCollector pieces) {
        this.lines = lines;
        this.layout = layout;
        this.pieces = pieces;
        this.headings = new Headings(lines, layout);
        this.rows = Tables.in(lines);
        this.text = lines.text();
    }

    void cut(int from, int to) {
        int line = from;
        while (line < to) {
            line = cutPiece(line, from, to);
        }
    }

    /** Collects the piece that begins with a line, and says where the next one begins. */
    private int cutPiece(int line, int blockFrom, int blockTo) {
        int heading = headings.end(line, blockFrom, blockTo);
        ChunkRole role;
        int end;
        if (rows.get(line)) {
            role = ChunkRole.TABLE;
            end = Math.min(rows.nextClearBit(line), blockTo);
        } else if (heading > line) {
            role = ChunkRole.HEADING;
            end = heading;
        } else if (isRule(line)) {
            role = ChunkRole.FURNITURE;
            end = endOfRules(line, blockTo);
        } else {
            role = isItem(line) ? ChunkRole.ITEM : ChunkRole.PROSE;
            end = endOfParagraph(line, blockFrom, blockTo);
        }
        pieces.add(line, end, role);
        return end;
    }

    private int endOfRules(int first, int blockTo) {
        int end = first + 1;
        while (end < blockTo && isRule(end) && !rows.get(end)) {
            end++;
        }
        return end;
    }

    private int endOfParagraph(int first, int blockFrom, int blockTo) {
        int end = first + 1;
        while (end < blockTo && isEmptyQuote(end - 1)) {
            end++;
        }
        while (end < blockTo && !beginsAnew(end, first, blockFrom, blockTo)) {
            end++;
        }
        return end;
    }

    private boolean beginsAnew(int line, int first, int blockFrom, int blockTo) {
        if (isEmptyQuote(line)) {
            return false;
        }
        if (rows.get(line) || isRule(line) || isEmptyQuote(line - 1) || beginsItem(line, first)) {
            return true;
        }
        boolean itemGoesOn = isItem(first) && !lines.endsSentence(line - 1);
        if (lines.quotes(line) != lines.quotes(line - 1) || (!itemGoesOn && layout.endsBefore(lines, line))) {
            return true;
        }
        boolean mayEnd = lines.endsSentence(line - 1) || layout.isShort(lines, line - 1) || isMarkedTitle(line);
        return mayEnd && headings.end(line, blockFrom, blockTo) > line;
    }

    /** Whether an item begins, and not just a wrapped line with a dash or a number. */
    private boolean beginsItem(int line, int first) {
        if (!isItem(line)) {
            return false;
        }
        boolean mayEnd = lines.endsSentence(line - 1) || layout.isShort(lines, line - 1) || layout.perLine();
        return mayEnd
                || ",;:".indexOf(text[lines.to(line - 1) - 1]) >= 0
                || (isItem(first) && (hasBullet(line) || !hasBullet(first)));
    }

    private boolean isItem(int line) {
        int content = lines.content(line);
        return Marks.item(text, content, lines.to(line)) > content;
    }

    private boolean hasBullet(int item) {
        char mark = text[lines.content(item)];
        return mark != '(' && !Character.isLetterOrDigit(mark);
    }

    private boolean isMarkedTitle(int line) {
        return lines.content(line) == lines.from(line) && Marks.title(text, lines.from(line), lines.to(line)) > 0;
    }

    private boolean isRule(int line) {
        return Marks.isRule(text, lines.from(line), lines.to(line));
    }

    /** Whether a line is nothing but signs of quoting: a blank line of what is quoted. */
    private boolean isEmptyQuote(int line) {
        return lines.content(line) == lines.to(line);
    }
}
