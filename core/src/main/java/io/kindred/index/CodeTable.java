package io.kindred.index;

/** Codes in the order of the value that one block of them has. */
final class CodeTable {
    private final int[] starts;
    private final long[] codes;
    private final int[] places;

    /** Sorts codes by their value in a block. */
    CodeTable(long[] all, CodeBlocks blocks, int block) {
        starts = new int[(1 << blocks.width(block)) + 1];
        for (long code : all) {
            starts[blocks.value(code, block) + 1]++;
        }
        for (int value = 1; value < starts.length; value++) {
            starts[value] += starts[value - 1];
        }
        int[] next = starts.clone();
        codes = new long[all.length];
        places = new int[all.length];
        for (int i = 0; i < all.length; i++) {
            int place = next[blocks.value(all[i], block)]++;
            codes[place] = all[i];
            places[place] = i;
        }
    }

    /** How many values a block may have. */
    int values() {
        return starts.length - 1;
    }

    /** The first row with a value; for the number of values, the number of rows. */
    int start(int value) {
        return starts[value];
    }

    long code(int row) {
        return codes[row];
    }

    /** Where the code of a row stands among all. */
    int place(int row) {
        return places[row];
    }
}
