package io.kindred.fingerprint;

import java.util.Arrays;

/**
 * Counts, for each of 64 bit positions, how many of many words have the bit set.
 *
 * <p>Not for use by two threads at once.
 */
public final class BitCounters {
    /*
     * Sixty-four counters side by side, one bit of each to a long.
     *
     * The textbook loop adds +1 or -1 to an int per bit: 64 branches or additions a word. Here plane p holds bit p of all
     * 64 counts, and a word is added to all of them at once by the logic of a hardware adder [1]. A full adder takes three
     * bits of one weight and gives back one of that weight and one of twice the weight, in five operations on longs. A
     * tree of seven of them (Harley and Seal's carry-save adder [2, 3]) swallows eight words into three planes and hands
     * on a single word of eight times the weight. The words handed on by a block are added in the same way to the next
     * three planes, and so on: five operations a word in all, without branches. The counts are never unpacked either:
     * which of them exceed half of the total is found by comparing the planes with the bits of that half from the top.
     *
     * Zeros count for nothing, so blocks are padded with them to whole trees.
     *
     * [1] Klarqvist, Mula, Lemire: Efficient computation of positional population counts using SIMD instructions, 2019.
     * [2] Seal, in Warren: Hacker's Delight, second edition, 2012, section 5-1.
     * [3] Mula, Kurz, Lemire: Faster population counts using AVX2 instructions, 2018.
     */
    private static final int TREE = 8;
    private static final int PLANES = 48;

    private final long[] planes = new long[PLANES];
    private final long[][] carries;

    /** Counters for words that come in blocks of up to so many. */
    public BitCounters(int block) {
        int levels = 1;
        for (int words = trees(block); words > 1; words = trees(words)) {
            levels++;
        }
        carries = new long[levels][];
        int words = block;
        for (int level = 0; level < levels; level++) {
            words = trees(words);
            carries[level] = new long[padded(words)];
        }
    }

    /** Sets all counts to 0. */
    public void reset() {
        Arrays.fill(planes, 0);
    }

    /** Counts the first words of a block; what follows them up to the next multiple of 8 is overwritten. */
    public void add(long[] words, int count) {
        if (count > 0) { // without trees the carries of the block before would be counted again
            add(words, count, 0);
        }
    }

    /** The length a block needs to hold so many words and the padding. */
    public static int padded(int count) {
        return trees(count) * TREE;
    }

    private static int trees(int count) {
        return (count + TREE - 1) / TREE;
    }

    private void add(long[] words, int count, int level) {
        if (level == carries.length) {
            ripple(words[0], 3 * level);
            return;
        }
        Arrays.fill(words, count, padded(count), 0);
        addTrees(words, trees(count), 3 * level, carries[level]);
        add(carries[level], trees(count), level + 1);
    }

    /** Adds words to the plane of their weight and the two above it, and writes what carries beyond, a word a tree. */
    private void addTrees(long[] words, int trees, int plane, long[] carried) {
        long ones = planes[plane];
        long twos = planes[plane + 1];
        long fours = planes[plane + 2];
        for (int i = 0; i < trees; i++) {
            int at = TREE * i;
            long twosA = carry(ones, words[at], words[at + 1]);
            ones = ones ^ words[at] ^ words[at + 1];
            long twosB = carry(ones, words[at + 2], words[at + 3]);
            ones = ones ^ words[at + 2] ^ words[at + 3];
            long foursA = carry(twos, twosA, twosB);
            twos = twos ^ twosA ^ twosB;
            twosA = carry(ones, words[at + 4], words[at + 5]);
            ones = ones ^ words[at + 4] ^ words[at + 5];
            twosB = carry(ones, words[at + 6], words[at + 7]);
            ones = ones ^ words[at + 6] ^ words[at + 7];
            long foursB = carry(twos, twosA, twosB);
            twos = twos ^ twosA ^ twosB;
            carried[i] = carry(fours, foursA, foursB);
            fours = fours ^ foursA ^ foursB;
        }
        planes[plane] = ones;
        planes[plane + 1] = twos;
        planes[plane + 2] = fours;
    }

    private void ripple(long word, int lowest) {
        long carry = word;
        for (int plane = lowest; carry != 0; plane++) {
            long sum = planes[plane] ^ carry;
            carry &= planes[plane];
            planes[plane] = sum;
        }
    }

    /** The upper bit of the sum of three bits, in all 64 positions; the lower is their exclusive or. */
    private static long carry(long a, long b, long c) {
        return (a & b) | ((a ^ b) & c);
    }

    /** A word whose bits tell which counts are greater than half of the number of words counted. */
    public long majority(long total) {
        long greater = 0;
        long equal = -1;
        for (int plane = Long.SIZE - Long.numberOfLeadingZeros(total) - 1; plane >= 0; plane--) {
            long bit = -((total >>> (plane + 1)) & 1);
            greater |= equal & planes[plane] & ~bit;
            equal &= ~(planes[plane] ^ bit);
        }
        return greater;
    }
}
