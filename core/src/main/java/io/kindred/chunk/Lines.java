package io.kindred.chunk;

import java.util.Arrays;
import java.util.BitSet;

/** The lines of a text that are not blank, each without the white space at its ends. */
final class Lines {
    private static final int TAB = 8;

    private final String text;
    private final BitSet pageStarts = new BitSet();
    private int[] froms = new int[16];
    private int[] tos = new int[16];
    private int[] rows = new int[16];
    private byte[] indents = new byte[16];
    private int size;

    Lines(String text) {
        this.text = text;
        int row = 0;
        int from = 0;
        boolean newPage = false;
        while (from < text.length()) {
            int to = from;
            while (to < text.length() && !Blanks.endsLine(text.charAt(to))) {
                to++;
            }
            newPage = !add(from, to, row, newPage) && newPage;
            newPage |= to < text.length() && text.charAt(to) == '\f';
            from = Blanks.afterLineEnd(text, to);
            row++;
        }
    }

    /** Keeps the line unless it is blank, and says whether it did. */
    private boolean add(int lineFrom, int lineTo, int row, boolean newPage) {
        int from = lineFrom;
        int indent = 0;
        while (from < lineTo && Blanks.isBlank(text.charAt(from))) {
            indent = text.charAt(from) == '\t' ? (indent / TAB + 1) * TAB : indent + 1;
            from++;
        }
        if (from == lineTo) {
            return false;
        }
        int to = lineTo;
        while (Blanks.isBlank(text.charAt(to - 1))) {
            to--;
        }
        grow();
        froms[size] = from;
        tos[size] = to;
        rows[size] = row;
        indents[size] = (byte) Math.min(indent, Byte.MAX_VALUE);
        pageStarts.set(size, newPage);
        size++;
        return true;
    }

    private void grow() {
        if (size == froms.length) {
            int length = size + (size >> 1);
            froms = Arrays.copyOf(froms, length);
            tos = Arrays.copyOf(tos, length);
            rows = Arrays.copyOf(rows, length);
            indents = Arrays.copyOf(indents, length);
        }
    }

    String text() {
        return text;
    }

    int size() {
        return size;
    }

    /** The offset of the first character of a line that is no white space. */
    int from(int line) {
        return froms[line];
    }

    int to(int line) {
        return tos[line];
    }

    int length(int line) {
        return tos[line] - froms[line];
    }

    /** The number of the line when blank lines are counted too. */
    int row(int line) {
        return rows[line];
    }

    /** The column of the first character. */
    int indent(int line) {
        return indents[line];
    }

    /** The column after the last character. */
    int edge(int line) {
        return indents[line] + length(line);
    }

    /** Whether a line is the first on its page, but not on the first page. */
    boolean startsPage(int line) {
        return pageStarts.get(line);
    }

    BitSet pageStarts() {
        return pageStarts;
    }

    /** The blank lines between a line and the one before it. */
    int gap(int line) {
        return line == 0 ? 0 : rows[line] - rows[line - 1] - 1;
    }

    /** The first character after the signs that mark a line as quoted. */
    int content(int line) {
        int at = froms[line];
        if (text.charAt(at) != '>') {
            return at;
        }
        while (at < tos[line] && (text.charAt(at) == '>' || Blanks.isBlank(text.charAt(at)))) {
            at++;
        }
        return at;
    }

    /** How often a line is quoted. */
    int quotes(int line) {
        int content = content(line);
        int count = 0;
        for (int at = froms[line]; at < content; at++) {
            count += text.charAt(at) == '>' ? 1 : 0;
        }
        return count;
    }

    /** Whether a line ends as a sentence does. */
    boolean endsSentence(int line) {
        return SentenceEnds.endsAt(text, froms[line], tos[line]);
    }

    /** Whether a line begins with a small letter. */
    boolean startsSmall(int line) {
        int content = content(line);
        return content < tos[line] && Character.isLowerCase(text.codePointAt(content));
    }

    /** The length of the first word of a line, as far as it matters for wrapping. */
    int firstWord(int line) {
        int from = content(line);
        int at = from;
        int end = Math.min(tos[line], from + 40);
        while (at < end && !Blanks.isBlank(text.charAt(at))) {
            if (Character.isIdeographic(text.charAt(at))) {
                return at - from + 1;
            }
            at++;
        }
        return at - from;
    }
}
