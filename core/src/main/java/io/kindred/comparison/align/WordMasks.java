package io.kindred.comparison.align;

/** Rows of words as masks that tell at once how many words two rows have in common at most. */
final class WordMasks {
    /*
     * Each word sets one of 128 bits. A bit that one row has and the other has not stands for at least one word that the
     * other has not; so what is in common is at most the length of a row less its bits alone. Rows of up to some fifty words
     * that share little are told apart by that.
     */
    private static final int LONGS = 2;

    private final int[][] rows;
    private final long[] masks;

    WordMasks(int[][] rows) {
        this.rows = rows;
        this.masks = new long[LONGS * rows.length];
        for (int row = 0; row < rows.length; row++) {
            for (int word : rows[row]) {
                int bit = (word * 0x9E3779B1) >>> 25;
                masks[LONGS * row + (bit >>> 6)] |= 1L << bit;
            }
        }
    }

    /** How many words a row has in common with a row of another at most, however they are ordered. */
    int mostCommon(int row, WordMasks others, int other) {
        int alone = 0;
        int otherAlone = 0;
        for (int i = 0; i < LONGS; i++) {
            long ours = masks[LONGS * row + i];
            long theirs = others.masks[LONGS * other + i];
            alone += Long.bitCount(ours & ~theirs);
            otherAlone += Long.bitCount(theirs & ~ours);
        }
        return Math.min(rows[row].length - alone, others.rows[other].length - otherAlone);
    }
}
