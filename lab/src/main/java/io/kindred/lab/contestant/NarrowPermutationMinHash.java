package io.kindred.lab.contestant;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The textbook MinHash modulo 2^32, of which 31 bits are kept, in a loop that Java 17 turns into vector instructions.
 *
 * <p>It does so neither with products of 64 bits nor with {@link Math#min}; hence the minimum by a difference and a mask.
 */
final class NarrowPermutationMinHash implements Sketching<int[]> {
    private static final long SEED = 42;

    private final int[] multipliers = new int[COMPONENTS];
    private final int[] summands = new int[COMPONENTS];
    private final Grams grams = new Grams();
    private final boolean set;

    /** A MinHash over the distinct shingles, or over all of them, which gives the same. */
    NarrowPermutationMinHash(boolean set) {
        this.set = set;
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < COMPONENTS; i++) {
            multipliers[i] = random.nextInt() | 1;
            summands[i] = random.nextInt();
        }
    }

    @Override
    public int[] sketch(String text) {
        int count = set ? grams.packDistinct(text) : grams.pack(text);
        int[] least = new int[COMPONENTS];
        Arrays.fill(least, Integer.MAX_VALUE);
        for (int i = 0; i < count; i++) {
            keepLeast((int) Scatter.scatter(grams.packed()[i]), least, multipliers, summands);
        }
        return least;
    }

    private static void keepLeast(int element, int[] least, int[] multipliers, int[] summands) {
        for (int i = 0; i < COMPONENTS; i++) {
            int difference = ((multipliers[i] * element + summands[i]) >>> 1) - least[i];
            least[i] += difference & (difference >> 31);
        }
    }

    @Override
    public double resemblance(int[] one, int[] other) {
        int equal = 0;
        for (int i = 0; i < COMPONENTS; i++) {
            equal += one[i] == other[i] ? 1 : 0;
        }
        return (double) equal / COMPONENTS;
    }
}
