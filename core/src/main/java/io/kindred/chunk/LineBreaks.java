package io.kindred.chunk;

import java.util.BitSet;

/**
 * What the line ends of a text have in common.
 *
 * @param count how many there are
 * @param width the width that most lines keep to
 * @param full how many come after a line with no room for the next word
 * @param ended how many come where a sentence ends
 * @param several how many come after a line in which a sentence ends before its end
 * @param small how many come before a small letter
 * @param length the length of all lines before them
 */
record LineBreaks(int count, int width, int full, int ended, int several, int small, long length) {
    private static final int WIDEST = 1000;

    /** Those with {@code gap} blank lines after them. */
    static LineBreaks of(Lines lines, BitSet furniture, int gap) {
        BitSet breaks = new BitSet();
        int[] widths = new int[WIDEST + 1];
        for (int line = 1; line < lines.size(); line++) {
            boolean plain = !furniture.get(line) && !furniture.get(line - 1) && !lines.startsPage(line);
            if (plain && lines.gap(line) == gap) {
                breaks.set(line);
                widths[Math.min(lines.edge(line - 1), WIDEST)]++;
            }
        }
        return counted(lines, breaks, width(widths, breaks.cardinality()));
    }

    private static LineBreaks counted(Lines lines, BitSet breaks, int width) {
        int full = 0;
        int ended = 0;
        int several = 0;
        int small = 0;
        long length = 0;
        for (int line = breaks.nextSetBit(0); line > 0; line = breaks.nextSetBit(line + 1)) {
            full += edgeWith(lines, line - 1) > fullFrom(width) ? 1 : 0;
            ended += lines.endsSentence(line - 1) ? 1 : 0;
            several += hasInnerEnd(lines, line - 1) ? 1 : 0;
            small += lines.startsSmall(line) ? 1 : 0;
            length += lines.length(line - 1);
        }
        return new LineBreaks(breaks.cardinality(), width, full, ended, several, small, length);
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

    private static boolean hasInnerEnd(Lines lines, int line) {
        return SentenceEnds.next(lines.text(), lines.from(line), lines.to(line)) < lines.to(line);
    }

    double share(int part) {
        return count == 0 ? 0 : (double) part / count;
    }

    double meanLength() {
        return count == 0 ? 0 : (double) length / count;
    }
}
