package io.kindred.lab.paper.roth2011;

import java.util.Arrays;

/** The ways to make one number of a sketch (section 3.1.4). */
final class Aggregates {
    /** x^64 + x^4 + x^3 + x + 1 less its leading term: an irreducible polynomial. */
    private static final long MODULUS = 0x1B;

    private static final int MULTIPLIER = 31;

    private Aggregates() {}

    static long sum(int[] sketch) {
        return Arrays.stream(sketch).asLongStream().sum();
    }

    /** The sketch as a polynomial over two elements, modulo an irreducible one of degree 64. */
    static long rabin(int[] sketch) {
        long remainder = 0;
        for (int hash : sketch) {
            for (int bit = Integer.SIZE - 1; bit >= 0; bit--) {
                long overflow = remainder < 0 ? MODULUS : 0;
                remainder = (remainder << 1 | (hash >>> bit & 1)) ^ overflow;
            }
        }
        return remainder;
    }

    /** The hash that is left when runs of k hashes are hashed again and again. */
    static long superShingle(int[] hashes, int k) {
        int[] level = hashes.clone();
        int size = level.length;
        while (size > 1) {
            size = hashRuns(level, size, Math.min(k, size));
        }
        return size == 0 ? 0 : level[0];
    }

    /** Puts the hash of each run of k where the run begins, and says how many there are. */
    private static int hashRuns(int[] level, int size, int k) {
        int power = 1;
        int hash = 0;
        for (int i = 0; i < k; i++) {
            hash = MULTIPLIER * hash + level[i];
            power *= MULTIPLIER;
        }
        int runs = size - k + 1;
        for (int i = 0; i < runs; i++) {
            int leaves = level[i];
            level[i] = hash;
            hash = i + 1 < runs ? MULTIPLIER * hash + level[i + k] - power * leaves : 0;
        }
        return runs;
    }
}
