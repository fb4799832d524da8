package io.kindred.comparison.align;

import java.util.Arrays;

/**
 * How alike one row of words is to others, from 0 to 1: the share of words in any order and, with less weight, the share of
 * words in the same order.
 */
final class Likeness {
    /*
     * The words in order are the longest common subsequence, found for 64 words at a time [1]: of the row, each word has
     * a mask of the places where it stands; each word of the other row costs one addition with carry per 64 places.
     * Both rows are numbers below the size of one vocabulary, so that masks and counts are found by indexing.
     *
     * [1] H. Hyyrö, Bit-parallel LCS-length computation revisited, AWOCA 2004.
     */
    private static final double ORDER = 0.35;

    private final int[] slotOf;
    private int[] row = {};
    private int[] counts = new int[64];
    private long[] masks = new long[64];
    private int slots;
    private int blocks;

    Likeness(int vocabulary) {
        slotOf = new int[vocabulary];
        Arrays.fill(slotOf, -1);
    }

    /** Takes the row that the next rows are compared with. */
    void take(int[] words) {
        for (int word : row) {
            slotOf[word] = -1;
        }
        row = words;
        slots = 0;
        blocks = (words.length + 63) / 64;
        if (counts.length < words.length) {
            counts = new int[words.length];
        }
        if (masks.length < words.length * blocks) {
            masks = new long[words.length * blocks];
        }
        for (int place = 0; place < words.length; place++) {
            int slot = slot(words[place]);
            counts[slot]++;
            masks[slot * blocks + place / 64] |= 1L << place;
        }
    }

    private int slot(int word) {
        int slot = slotOf[word];
        if (slot < 0) {
            slot = slots++;
            slotOf[word] = slot;
            counts[slot] = 0;
            Arrays.fill(masks, slot * blocks, (slot + 1) * blocks, 0);
        }
        return slot;
    }

    /** How alike the row is to another. */
    double of(int[] other) {
        return of(words(other), other);
    }

    /** How alike the row is to another with which it shares so many words in any order. */
    double of(double words, int[] other) {
        return (1 - ORDER) * words + ORDER * order(other);
    }

    /** The share of words in any order. */
    double words(int[] other) {
        int shared = 0;
        for (int word : other) {
            int slot = slotOf[word];
            if (slot >= 0 && --counts[slot] >= 0) {
                shared++;
            }
        }
        for (int word : other) {
            int slot = slotOf[word];
            if (slot >= 0) {
                counts[slot]++;
            }
        }
        return dice(shared, other);
    }

    /** The share of words in the same order. */
    double order(int[] other) {
        long[] free = new long[blocks];
        Arrays.fill(free, -1);
        for (int word : other) {
            int slot = slotOf[word];
            if (slot >= 0) {
                step(free, slot * blocks);
            }
        }
        int common = 0;
        for (int block = 0; block < blocks; block++) {
            int bits = Math.min(64, row.length - block * 64);
            long used = ~free[block];
            common += Long.bitCount(bits == 64 ? used : used & ((1L << bits) - 1));
        }
        return dice(common, other);
    }

    private void step(long[] free, int mask) {
        long carry = 0;
        for (int block = 0; block < free.length; block++) {
            long before = free[block];
            long taken = before & masks[mask + block];
            long sum = before + taken + carry;
            carry = ((before & taken) | ((before | taken) & ~sum)) >>> 63;
            free[block] = sum | (before & ~taken);
        }
    }

    private double dice(int common, int[] other) {
        return 2.0 * common / (row.length + other.length);
    }
}
