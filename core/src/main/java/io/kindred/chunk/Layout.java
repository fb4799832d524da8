package io.kindred.chunk;

import io.kindred.text.Capitals;
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
        boolean wrapped = !perLine && breaks.count() > 2 && breaks.width() <= WIDEST && breaks.full() >= 0.6;
        return new Layout(wrapped ? breaks.width() : 0, doubled, perLine, Capitals.areRare(lines.text(), 1));
    }

    private static boolean isDoubled(LineBreaks single, LineBreaks twice) {
        return twice.count() > FEW
                && twice.count() > 4 * single.count()
                && twice.full() >= 0.6
                && twice.ended() < 0.5
                && twice.small() >= 0.3;
    }

    private static boolean isPerLine(LineBreaks breaks, int lines) {
        if (breaks.count() == 0 || breaks.ended() < 0.5) {
            return false;
        }
        boolean wrapped = breaks.width() <= LONG_LINE && breaks.full() >= 0.9;
        boolean many = !wrapped && breaks.count() >= FEW;
        int blocks = lines - breaks.count();
        if (many && lines >= FEW * blocks) {
            return true;
        }
        return (many || breaks.meanLength() > LONG_LINE) && breaks.several() >= 0.4;
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
