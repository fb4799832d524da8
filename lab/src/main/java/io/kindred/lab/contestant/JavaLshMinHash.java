package io.kindred.lab.contestant;

import info.debatty.java.lsh.MinHash;
import java.util.HashSet;
import java.util.Set;

/** The MinHash of java-lsh, over the 4-grams as a set of ints. */
final class JavaLshMinHash implements Sketching<int[]> {
    private static final long SEED = 42;

    private final MinHash hasher = new MinHash(COMPONENTS, Integer.MAX_VALUE, SEED);
    private final Grams grams = new Grams();

    @Override
    public int[] sketch(String text) {
        int count = grams.packDistinct(text);
        Set<Integer> set = new HashSet<>(2 * count);
        for (int i = 0; i < count; i++) {
            set.add((int) (Scatter.scatter(grams.packed()[i]) >>> 33));
        }
        return hasher.signature(set);
    }

    @Override
    public double resemblance(int[] one, int[] other) {
        return hasher.similarity(one, other);
    }
}
