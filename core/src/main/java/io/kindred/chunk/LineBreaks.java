package io.kindred.chunk;

import java.util.BitSet;
import java.util.function.IntPredicate;

/** What the line ends of a text have in common; nothing is counted before it is asked for. */
final class LineBreaks {
    private static final int WIDEST = 1000;

    private final Lines lines;

    /** The lines after them. */
    private final BitSet breaks;

    private final int count;
    private final int width;

    private LineBreaks(Lines lines, BitSet breaks, int[] widths) {
        this.lines = lines;
        this.breaks = breaks;
        this.count = breaks.cardinality();
        this.width = width(widths, count);
    }

    /** Those with {@code gap} blank lines after them. */
    static LineBreaks of(Lines lines, BitSet furniture, int gap) {
        BitSet breaks = new BitSet();
        int[] widths = new int[WIDEST + 1];
        for (int line = 1; line < lines.size(); line++) {
            if (lines.gap(line) == gap && !lines.startsPage(line) && !furniture.get(line) && !furniture.get(line - 1)) {
                breaks.set(line);
                widths[Math.min(lines.edge(line - 1), WIDEST)]++;
            }
        }
        return new LineBreaks(lines, breaks, widths);
    }

    /** The width that nine lines of ten keep to. */
    private static int width(int[] widths, int count) {
        int below = 0;
        int width = 0;
        while (width < WIDEST && below + widths[width] < 0.9 * count) {
            below += widths[width++];
        }
        return width;
    }

    /** The column at which a line would end if it held the first word of the next one too. */
    static int edgeWith(Lines lines, int line) {
        return lines.edge(line) + 1 + lines.firstWord(line + 1);
    }

    /** The column beyond which a line counts as full, since not every text is wrapped strictly. */
    static int fullFrom(int width) {
        return width * 4 / 5;
    }

    /** How many there are. */
    int count() {
        return count;
    }

    /** The width that most lines keep to. */
    int width() {
        return width;
    }

    /** The share of those after a line with no room for the next word. */
    double full() {
        return share(line -> edgeWith(lines, line - 1) > fullFrom(width));
    }

    /** The share of those where a sentence ends. */
    double ended() {
        return share(line -> lines.endsSentence(line - 1));
    }

    /** The share of those after a line in which a sentence ends before its end. */
    double several() {
        return share(line -> lines.hasInnerEnd(line - 1));
    }

    /** The share of those before a small letter. */
    double small() {
        return share(lines::startsSmall);
    }

    /** The mean length of the lines before them. */
    double meanLength() {
        long length = 0;
        for (int line = breaks.nextSetBit(0); line > 0; line = breaks.nextSetBit(line + 1)) {
            length += lines.length(line - 1);
        }
        return count == 0 ? 0 : (double) length / count;
    }

    private double share(IntPredicate counts) {
        int part = 0;
        for (int line = breaks.nextSetBit(0); line > 0; line = breaks.nextSetBit(line + 1)) {
            part += counts.test(line) ? 1 : 0;
        }
        return count == 0 ? 0 : (double) part / count;
    }
}
