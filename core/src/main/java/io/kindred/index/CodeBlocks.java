package io.kindred.index;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How codes of 64 bits are cut into blocks, so that two codes that differ in few bits differ in even fewer in one block.
 *
 * @param radius in how many bits two codes may differ
 * @param count how many blocks there are
 */
record CodeBlocks(int radius, int count) {
    /*
     * If two codes differ in at most r bits and are cut into m blocks, then, with r = q m + a, they differ in at most q bits in
     * one of the first a + 1 blocks, or in at most q - 1 in one of the others: otherwise they would differ in at least
     * (a + 1)(q + 1) + (m - a - 1) q = r + 1 bits. So it is enough to look into each block for values that are that near [1].
     * More blocks mean fewer values to look for and more codes that have them; what is best depends on the number of codes,
     * and is found by adding up both for every number of blocks.
     *
     * [1] M. Norouzi, A. Punjani, D. Fleet, Fast exact search in Hamming space with multi-index hashing, TPAMI 36, 2014.
     */
    private static final int FEWEST = 3;
    private static final int MOST = 10;
    private static final double VALUE = 4;

    /** Up to how many codes it is faster to look at all. */
    private static final int FEW = 2_000;

    /** A table may have so many values for each code. */
    private static final long VALUES = 16;

    /** A radius, if codes can differ in so many bits. */
    static int checked(int radius) {
        if (radius < 0 || radius > Long.SIZE) {
            throw new IllegalArgumentException("codes differ in 0 to 64 bits, not " + radius);
        }
        return radius;
    }

    /** The blocks that cost least for so many codes, or none if it costs less to look at all codes. */
    static Optional<CodeBlocks> best(int codes, int radius) {
        return IntStream.rangeClosed(FEWEST, MOST)
                .mapToObj(count -> new CodeBlocks(radius, count))
                .filter(blocks -> codes > FEW && 1L << blocks.width(blocks.count() - 1) <= VALUES * codes)
                .filter(blocks -> blocks.cost(codes) < codes)
                .min(Comparator.comparingDouble(blocks -> blocks.cost(codes)));
    }

    /** About what it costs to look for one code among so many. */
    private double cost(int codes) {
        double cost = 0;
        for (int block = 0; block < count; block++) {
            double values = values(width(block), radius(block));
            cost += values * (VALUE + codes / Math.pow(2, width(block)));
        }
        return cost;
    }

    /** How many values of so many bits differ from one in at most {@code radius} of them. */
    private static double values(int bits, int radius) {
        double values = 0;
        double choices = 1;
        for (int i = 0; i <= radius; i++) {
            values += choices;
            choices = choices * (bits - i) / (i + 1);
        }
        return values;
    }

    /** In how many bits a block may differ; less than 0 if it need not be looked at. */
    int radius(int block) {
        return block <= radius % count ? radius / count : radius / count - 1;
    }

    int width(int block) {
        return shift(block + 1) - shift(block);
    }

    /** Where a block begins, counted from the lowest bit. */
    int shift(int block) {
        return block * Long.SIZE / count;
    }

    /** The value of a block of a code. */
    int value(long code, int block) {
        return (int) ((code >>> shift(block)) & ((1L << width(block)) - 1));
    }

    /** Whether an earlier block would have led from one code to the other; what differs between them is {@code difference}. */
    boolean isKnownBefore(long difference, int block) {
        for (int earlier = 0; earlier < block; earlier++) {
            if (Integer.bitCount(value(difference, earlier)) <= radius(earlier)) {
                return true;
            }
        }
        return false;
    }

    /** The differences that a block may have, ascending. */
    int[] masks(int block) {
        int[] masks = new int[(int) values(width(block), radius(block))];
        int count = 0;
        for (int bits = 0; bits <= radius(block); bits++) {
            count = addMasks(masks, count, bits, width(block));
        }
        Arrays.sort(masks);
        return masks;
    }

    /** Adds all numbers of so many bits set, each the next larger one (Gosper's step). */
    private static int addMasks(int[] masks, int from, int bits, int width) {
        int count = from;
        long mask = (1L << bits) - 1;
        while (mask < 1L << width) {
            masks[count++] = (int) mask;
            if (mask == 0) {
                break;
            }
            long lowest = mask & -mask;
            long ripple = mask + lowest;
            mask = ((mask ^ ripple) >>> 2) / lowest | ripple;
        }
        return count;
    }
}
