package io.kindred.chunk;

import java.util.BitSet;

/** The lines of a text that are rows of tables. */
final class Tables {
    private static final int MOST_COLUMNS = 8;
    private static final int FARTHEST = 300;
    private static final int WIDE = 3;
    private static final int NONE = -1;
    private static final int SURE_ROWS = 8;
    private static final int MANY_ROWS = 16;

    private final Lines lines;
    private final boolean tabs;
    private final boolean bars;
    private final BitSet rows = new BitSet();

    private Tables(Lines lines) {
        this.lines = lines;
        this.tabs = lines.have('\t');
        this.bars = lines.have('|');
    }

    static BitSet in(Lines lines) {
        Tables tables = new Tables(lines);
        tables.findLikely();
        tables.dropUnlikely();
        return tables.rows;
    }

    /** Takes every line that has signs of a column, or has one in common with a neighbour. */
    private void findLikely() {
        int[] above = new int[MOST_COLUMNS];
        int[] here = new int[MOST_COLUMNS];
        for (int line = 0; line < lines.size(); line++) {
            here[0] = NONE;
            if (mayHaveColumns(line)) {
                columns(line, here);
            }
            if (line > 0 && lines.gap(line) == 0 && (shares(above, here) || isRowAfter(line))) {
                rows.set(line - 1, line + 1);
            }
            int[] free = above;
            above = here;
            here = free;
        }
    }

    private boolean isRowAfter(int line) {
        return (hasBars(line) && hasBars(line - 1)) || (rows.get(line - 1) && isRule(line));
    }

    private boolean isRule(int line) {
        return Marks.isRule(lines.text(), lines.from(line), lines.to(line));
    }

    /** Whether a line begins with a bar, or has two inside. */
    private boolean hasBars(int line) {
        char first = lines.text()[lines.from(line)];
        if (first == '|' || first == '\u2502') {
            return lines.length(line) > 1 && !lines.isQuoted(line);
        }
        if (first == '+') {
            return isRule(line);
        }
        return bars && countBars(line) > 1;
    }

    private int countBars(int line) {
        char[] text = lines.text();
        int count = 0;
        int end = Math.min(lines.to(line), lines.from(line) + FARTHEST);
        for (int at = lines.from(line); at < end; at++) {
            count += text[at] == '|' ? 1 : 0;
        }
        return count;
    }

    /** Drops runs of rows that are too few to be a table, and columns that prose has by chance. */
    private void dropUnlikely() {
        int blockFrom = 0;
        for (int line = 1; line <= lines.size(); line++) {
            if (line == lines.size() || lines.gap(line) > 0) {
                dropUnlikely(blockFrom, line);
                blockFrom = line;
            }
        }
    }

    private void dropUnlikely(int blockFrom, int blockTo) {
        int from = rows.nextSetBit(blockFrom);
        while (from >= 0 && from < blockTo) {
            int to = Math.min(rows.nextClearBit(from), blockTo);
            if (!hasBars(from) && mayBeChance(from, to, blockFrom, blockTo)) {
                rows.clear(from, to);
            }
            from = rows.nextSetBit(to);
        }
    }

    /** Whether prose whose white space is wide by chance can look like these rows. */
    private boolean mayBeChance(int from, int to, int blockFrom, int blockTo) {
        int count = to - from;
        boolean mostOfBlock = count >= WIDE && 10 * count >= 6 * (blockTo - blockFrom);
        return count < (mostOfBlock ? WIDE : SURE_ROWS) || (count < MANY_ROWS && runsOn(from, to, blockFrom, blockTo));
    }

    /** Whether sentences go on as if there were no rows: into the first or out of the last, or over one and ending inside. */
    private boolean runsOn(int from, int to, int blockFrom, int blockTo) {
        if ((from > blockFrom && isWithinSentence(from)) || (to < blockTo && isWithinSentence(to))) {
            return true;
        }
        boolean goesOver = false;
        boolean endsInside = false;
        for (int line = from; line < to; line++) {
            goesOver |= line > from && isWithinSentence(line);
            endsInside |= lines.hasInnerEnd(line);
        }
        return goesOver && endsInside;
    }

    /** Whether a line goes on with the sentence of the line before it. */
    private boolean isWithinSentence(int line) {
        return lines.startsSmall(line) && !lines.endsSentence(line - 1);
    }

    private boolean mayHaveColumns(int line) {
        return (tabs && hasTab(line)) || hasWideBlank(line);
    }

    private boolean hasTab(int line) {
        char[] text = lines.text();
        int at = lines.from(line);
        int end = lines.to(line);
        while (at < end && text[at] != '\t') {
            at++;
        }
        return at < end;
    }

    /** Whether {@link #WIDE} characters in a row are white space: one of those looked at is, and so are two beside it. */
    private boolean hasWideBlank(int line) {
        char[] text = lines.text();
        int end = lines.to(line);
        for (int at = lines.from(line) + WIDE - 1; at < end; at += WIDE) {
            if (Blanks.isBlank(text[at]) && isWithinBlanks(text, at)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWithinBlanks(char[] text, int at) {
        if (Blanks.isBlank(text[at - 1])) {
            return Blanks.isBlank(text[at - 2]) || Blanks.isBlank(text[at + 1]);
        }
        return Blanks.isBlank(text[at + 1]) && Blanks.isBlank(text[at + 2]);
    }

    /** Puts into {@code columns} where text begins again after wide white space, and {@link #NONE} after the last. */
    private void columns(int line, int[] columns) {
        char[] text = lines.text();
        int count = 0;
        int from = lines.content(line);
        int column = lines.indent(line) + from - lines.from(line);
        int blanks = 0;
        int end = Math.min(lines.to(line), from + FARTHEST);
        for (int at = from; at < end && count < MOST_COLUMNS; at++) {
            char c = text[at];
            if (c == '\t') {
                int next = (column / 8 + 1) * 8;
                blanks += Math.max(WIDE, next - column);
                column = next;
                continue;
            }
            if (!Blanks.isBlank(c) && blanks >= WIDE) {
                columns[count++] = column;
            }
            blanks = Blanks.isBlank(c) ? blanks + 1 : 0;
            column++;
        }
        if (count < MOST_COLUMNS) {
            columns[count] = NONE;
        }
    }

    private static boolean shares(int[] left, int[] right) {
        int l = 0;
        int r = 0;
        while (l < MOST_COLUMNS && r < MOST_COLUMNS && left[l] >= 0 && right[r] >= 0) {
            if (left[l] == right[r]) {
                return true;
            }
            if (left[l] < right[r]) {
                l++;
            } else {
                r++;
            }
        }
        return false;
    }
}
