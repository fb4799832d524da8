package io.kindred.chunk;

import java.util.BitSet;

/**
 * How a text is laid out in lines.
 *
 * @param width the width its lines were wrapped to, or 0 if they were not
 * @param doubled whether a blank line follows every line, and so means nothing
 * @param perLine whether every line is a paragraph
 * @param capitals whether capitals are rare enough to set something off
 */
record Layout(int width, boolean doubled, boolean perLine, boolean capitals) {
    /*
     * Whether a line end ends a paragraph cannot be told from one line. What can be told from all line ends together:
     * lines wrapped to a width leave no room for the first word of the next line; lines that are paragraphs end with a
     * sentence and often hold several; and where lines are neither, only blank lines can be meant. These counts are the
     * only thing about a text that its chunks depend on as a whole, and a change of one paragraph hardly moves them.
     */
    private static final int WIDEST = 250;
    private static final int LONG_LINE = 120;
    private static final int FEW = 8;

    static Layout of(Lines lines, BitSet furniture) {
        LineBreaks doubleBreaks = LineBreaks.of(lines, furniture, 1);
        LineBreaks singleBreaks = LineBreaks.of(lines, furniture, 0);
        boolean doubled = isDoubled(singleBreaks, doubleBreaks);
        LineBreaks breaks = doubled ? doubleBreaks : singleBreaks;
        boolean perLine = !doubled && isPerLine(breaks, lines.size());
        boolean wrapped =
                !perLine && breaks.count() > 2 && breaks.share(breaks.full()) >= 0.6 && breaks.width() <= WIDEST;
        return new Layout(wrapped ? breaks.width() : 0, doubled, perLine, capitalsAreRare(lines.text()));
    }

    private static boolean isDoubled(LineBreaks single, LineBreaks twice) {
        return twice.count() > FEW
                && twice.count() > 4 * single.count()
                && twice.share(twice.full()) >= 0.6
                && twice.share(twice.ended()) < 0.5
                && twice.share(twice.small()) >= 0.3;
    }

    private static boolean isPerLine(LineBreaks breaks, int lines) {
        if (breaks.count() == 0 || breaks.share(breaks.ended()) < 0.5) {
            return false;
        }
        if (breaks.share(breaks.several()) >= 0.4 && breaks.meanLength() > LONG_LINE) {
            return true;
        }
        boolean wrapped = breaks.share(breaks.full()) >= 0.9 && breaks.width() <= LONG_LINE;
        int blocks = lines - breaks.count();
        return !wrapped && breaks.count() >= FEW && (breaks.share(breaks.several()) >= 0.4 || lines >= FEW * blocks);
    }

    private static boolean capitalsAreRare(char[] text) {
        long capitals = 0;
        long small = 0;
        for (int at = 0; at < text.length; at++) {
            char c = text[at];
            if (c < '\u0080') {
                capitals += c >= 'A' && c <= 'Z' ? 1 : 0;
                small += c >= 'a' && c <= 'z' ? 1 : 0;
            } else {
                capitals += Character.isUpperCase(c) ? 1 : 0;
                small += Character.isLowerCase(c) ? 1 : 0;
            }
        }
        return capitals < small;
    }

    /** Whether there is white space before a line that parts it from what comes before. */
    boolean isApart(Lines lines, int line) {
        return lines.gap(line) > (doubled ? 1 : 0) || lines.startsPage(line);
    }

    /** Whether a paragraph ends with the line before {@code line}, though no blank line stands between. */
    boolean endsBefore(Lines lines, int line) {
        boolean goesOn = lines.startsSmall(line);
        if (perLine) {
            return lines.endsSentence(line - 1) || !goesOn;
        }
        if (width == 0 || goesOn || !lines.endsSentence(line - 1)) {
            return false;
        }
        return isShort(lines, line - 1) || lines.indent(line) > lines.indent(line - 1) + 1;
    }

    /** Whether a line could have held the first word of the next one, in a text that fills its lines. */
    boolean isShort(Lines lines, int line) {
        return width > 0 && LineBreaks.edgeWith(lines, line) <= LineBreaks.fullFrom(width);
    }
}
