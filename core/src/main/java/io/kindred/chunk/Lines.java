package io.kindred.chunk;

import java.util.Arrays;
import java.util.BitSet;

/** The lines of a text that are not blank, each without the white space at its ends. */
final class Lines {
    private static final int TAB = 8;

    /** Signs that programs put before every line of a comment. */
    private static final String FRAMES = "*#/;%";

    private static final String QUOTES = ">|";

    private final String source;
    private final char[] text;
    private final BitSet pageStarts = new BitSet();
    private int[] froms = new int[16];
    private int[] tos = new int[16];
    private int[] rows = new int[16];
    private byte[] indents = new byte[16];
    private int size;
    private final char frame;
    private final int[] contents;

    Lines(String source) {
        this.source = source;
        this.text = source.toCharArray();
        int row = 0;
        int from = 0;
        boolean newPage = false;
        while (from < text.length) {
            int to = Blanks.lineEnd(text, from);
            newPage = !add(from, to, row, newPage) && newPage;
            newPage |= to < text.length && text[to] == '\f';
            from = Blanks.afterLineEnd(text, to);
            row++;
        }
        frame = findFrame();
        contents = new int[size];
        for (int line = 0; line < size; line++) {
            contents[line] = findContent(line);
        }
    }

    /** The sign that most lines begin with as a comment does in a program, or 0. */
    private char findFrame() {
        int[] marked = new int[FRAMES.length()];
        for (int line = 0; line < size; line++) {
            int sign = FRAMES.indexOf(text[froms[line]]);
            if (sign >= 0) {
                marked[sign]++;
            }
        }
        for (int sign = 0; sign < marked.length; sign++) {
            boolean most = marked[sign] > 3 && 10L * marked[sign] >= 7L * size;
            if (most && isFrame(FRAMES.charAt(sign), marked[sign])) {
                return FRAMES.charAt(sign);
            }
        }
        return 0;
    }

    /** Whether lines that begin with a sign go on as a comment does, not as a list does. */
    private boolean isFrame(char sign, int marked) {
        int empty = 0;
        int small = 0;
        for (int line = 0; line < size; line++) {
            if (text[froms[line]] == sign) {
                int content = afterSigns(line, String.valueOf(sign));
                empty += content == tos[line] ? 1 : 0;
                small += content < tos[line] && Character.isLowerCase(text[content]) ? 1 : 0;
            }
        }
        return 4L * (small + empty) > marked && small > 0;
    }

    /** Keeps the line unless it is blank, and says whether it did. */
    private boolean add(int lineFrom, int lineTo, int row, boolean newPage) {
        int from = lineFrom;
        int indent = 0;
        while (from < lineTo && Blanks.isBlank(text[from])) {
            indent = text[from] == '\t' ? (indent / TAB + 1) * TAB : indent + 1;
            from++;
        }
        if (from == lineTo) {
            return false;
        }
        int to = lineTo;
        while (Blanks.isBlank(text[to - 1])) {
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

    char[] text() {
        return text;
    }

    /** Whether a character stands anywhere in the text. */
    boolean have(char c) {
        return source.indexOf(c) >= 0;
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

    /** The first character after the signs that mark a line as quoted or as a comment. */
    int content(int line) {
        return contents[line];
    }

    private int findContent(int line) {
        if (isQuoted(line)) {
            return afterSigns(line, QUOTES);
        }
        char first = text[froms[line]];
        return frame != 0 && first == frame ? afterSigns(line, String.valueOf(frame)) : froms[line];
    }

    /** Whether a line is quoted, and not one that a mailbox marks so because it begins with "From". */
    boolean isQuoted(int line) {
        int from = froms[line];
        char first = text[from];
        return (first == '>' && !startsWith(">From ", from)) || (first == '|' && startsWith("|>", from));
    }

    private boolean startsWith(String prefix, int from) {
        int same = 0;
        while (same < prefix.length() && from + same < text.length && text[from + same] == prefix.charAt(same)) {
            same++;
        }
        return same == prefix.length();
    }

    private int afterSigns(int line, String signs) {
        int at = froms[line];
        while (at < tos[line] && (signs.indexOf(text[at]) >= 0 || Blanks.isBlank(text[at]))) {
            at++;
        }
        return at;
    }

    /** How often a line is quoted. */
    int quotes(int line) {
        int count = 0;
        if (contents[line] == froms[line] || !isQuoted(line)) {
            return count;
        }
        for (int at = froms[line]; at < contents[line]; at++) {
            count += text[at] == '>' ? 1 : 0;
        }
        return count;
    }

    /** Whether a line ends as a sentence does. */
    boolean endsSentence(int line) {
        return SentenceEnds.endsAt(text, froms[line], tos[line]);
    }

    /** Whether a sentence ends in a line before its end. */
    boolean hasInnerEnd(int line) {
        return SentenceEnds.next(text, froms[line], tos[line]) < tos[line];
    }

    /** Whether a line begins with a small letter. */
    boolean startsSmall(int line) {
        int content = content(line);
        return content < tos[line] && Character.isLowerCase(Character.codePointAt(text, content));
    }

    /** The length of the first word of a line, as far as it matters for wrapping. */
    int firstWord(int line) {
        int from = content(line);
        int at = from;
        int end = Math.min(tos[line], from + 40);
        while (at < end && !Blanks.isBlank(text[at])) {
            if (text[at] >= '\u0080' && Character.isIdeographic(text[at])) {
                return at - from + 1;
            }
            at++;
        }
        return at - from;
    }
}
