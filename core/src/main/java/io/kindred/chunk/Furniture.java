package io.kindred.chunk;

import java.util.Arrays;
import java.util.BitSet;

/** The lines of a text that belong to its pages: running heads, running feet, page numbers. */
final class Furniture {
    /*
     * A line is furniture if it says so itself ("[Page 3]"), or if lines of the same shape - digits apart - stand at the
     * edges of many pages or, where a text has lost its form feeds, alone and at regular distances. Lines of one shape are
     * brought together by sorting, shape first and line after it in one long.
     */
    private static final int LINE_BITS = 28;
    private static final int LONGEST = 120;
    private static final int FEWEST_PAGES = 3;
    private static final int FEWEST_ALONE = 4;
    private static final int SHORTEST_PAGE = 20;
    private static final int LONGEST_PAGES = 150;

    private final Lines lines;
    private final BitSet edges = new BitSet();
    private final BitSet found = new BitSet();

    private Furniture(Lines lines) {
        this.lines = lines;
    }

    static BitSet in(Lines lines) {
        Furniture furniture = new Furniture(lines);
        if (lines.size() < 1 << LINE_BITS) {
            furniture.markEdges();
            furniture.find();
        }
        return furniture.found;
    }

    private void markEdges() {
        BitSet starts = lines.pageStarts();
        if (!starts.isEmpty()) {
            markTop(0);
            markBottom(lines.size() - 1);
        }
        for (int line = starts.nextSetBit(0); line >= 0; line = starts.nextSetBit(line + 1)) {
            markTop(line);
            markBottom(line - 1);
        }
    }

    /** Takes the first line of a page, and the second if white space parts it from the rest. */
    private void markTop(int first) {
        edges.set(first);
        if (isPartedBefore(first + 2)) {
            edges.set(first + 1);
        }
    }

    private void markBottom(int last) {
        if (last >= 0) {
            edges.set(last);
        }
        if (last > 0 && isPartedBefore(last - 1)) {
            edges.set(last - 1);
        }
    }

    private boolean isPartedBefore(int line) {
        return line < lines.size() && (lines.gap(line) > 0 || lines.startsPage(line));
    }

    private void find() {
        long[] shapes = new long[16];
        int count = 0;
        for (int line = 0; line < lines.size(); line++) {
            if (lines.length(line) <= LONGEST && (edges.get(line) || isAlone(line))) {
                found.set(line, PageMarks.isMark(lines.text(), lines.from(line), lines.to(line)));
                shapes = count == shapes.length ? Arrays.copyOf(shapes, 2 * count) : shapes;
                shapes[count++] = shape(line) << LINE_BITS | line;
            }
        }
        Arrays.sort(shapes, 0, count);
        int from = 0;
        for (int to = 1; to <= count; to++) {
            if (to == count || shapes[to] >>> LINE_BITS != shapes[from] >>> LINE_BITS) {
                judge(lines(shapes, from, to));
                from = to;
            }
        }
    }

    private boolean isAlone(int line) {
        return (line == 0 || isPartedBefore(line)) && (line + 1 == lines.size() || isPartedBefore(line + 1));
    }

    /** A hash of a line in which all numbers are the same and white space does not count. */
    private long shape(int line) {
        char[] text = lines.text();
        long hash = 0;
        boolean number = false;
        for (int at = lines.from(line); at < lines.to(line); at++) {
            char c = text[at];
            boolean digit = Character.isDigit(c);
            if (!Blanks.isBlank(c) && !(digit && number)) {
                hash = (hash ^ (digit ? '0' : Character.toLowerCase(c))) * 0x9E3779B97F4A7C15L;
                hash ^= hash >>> 29;
            }
            number = digit;
        }
        return hash;
    }

    private static int[] lines(long[] shapes, int from, int to) {
        int[] same = new int[to - from];
        for (int i = from; i < to; i++) {
            same[i - from] = (int) (shapes[i] & ((1 << LINE_BITS) - 1));
        }
        return same;
    }

    /** Finds furniture among lines of one shape. */
    private void judge(int[] same) {
        if (same.length < FEWEST_PAGES || !PageMarks.isWritten(lines.text(), lines.from(same[0]), lines.to(same[0]))) {
            return;
        }
        int[] atEdges = Arrays.stream(same).filter(edges::get).toArray();
        if (atEdges.length >= FEWEST_PAGES
                && 3 * atEdges.length > lines.pageStarts().cardinality()) {
            mark(atEdges);
        } else if (isRegular(same)) {
            mark(same);
        }
    }

    private void mark(int[] same) {
        for (int line : same) {
            found.set(line);
        }
    }

    private boolean isRegular(int[] same) {
        if (same.length < FEWEST_ALONE) {
            return false;
        }
        int[] distances = new int[same.length - 1];
        for (int i = 0; i < distances.length; i++) {
            distances[i] = lines.row(same[i + 1]) - lines.row(same[i]);
        }
        Arrays.sort(distances);
        int middle = distances[distances.length / 2];
        int play = Math.max(2, middle / 16);
        long near = Arrays.stream(distances)
                .filter(distance -> Math.abs(distance - middle) <= play)
                .count();
        return middle >= SHORTEST_PAGE && middle <= LONGEST_PAGES && 10 * near >= 7L * distances.length;
    }
}
