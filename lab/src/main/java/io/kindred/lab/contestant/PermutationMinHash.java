package io.kindred.lab.contestant;

import java.util.Arrays;
import java.util.SplittableRandom;

/** The textbook MinHash: 128 functions {@code a x + b} modulo 2^64, and the least value of each. */
final class PermutationMinHash implements Sketching<long[]> {
    private static final long SEED = 42;

    private final long[] multipliers = new long[COMPONENTS];
    private final long[] summands = new long[COMPONENTS];
    private final Grams grams = new Grams();

    PermutationMinHash() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < COMPONENTS; i++) {
            multipliers[i] = random.nextLong() | 1;
            summands[i] = random.nextLong();
        }
    }

    @Override
    public long[] sketch(String text) {
        int count = grams.pack(text);
        long[] least = new long[COMPONENTS];
        Arrays.fill(least, Long.MAX_VALUE);
        for (int i = 0; i < count; i++) {
            keepLeast(Scatter.scatter(grams.packed()[i]), least, multipliers, summands);
        }
        return least;
    }

    private static void keepLeast(long element, long[] least, long[] multipliers, long[] summands) {
        for (int i = 0; i < COMPONENTS; i++) {
            least[i] = Math.min(least[i], multipliers[i] * element + summands[i]);
        }
    }

    @Override
    public double resemblance(long[] one, long[] other) {
        int equal = 0;
        for (int i = 0; i < COMPONENTS; i++) {
            equal += one[i] == other[i] ? 1 : 0;
        }
        return (double) equal / COMPONENTS;
    }
}
