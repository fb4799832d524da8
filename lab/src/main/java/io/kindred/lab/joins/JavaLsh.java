package io.kindred.lab.joins;

import info.debatty.java.lsh.MinHash;
import io.kindred.index.SimilarPair;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongToIntFunction;

/** MinHash signatures of java-lsh, cut into bands; the pairs that share a band are compared. */
public final class JavaLsh {
    private static final int BANDS = 25;
    private static final int ROWS = 5;
    private static final long SEED = 42;

    private JavaLsh() {}

    /** The pairs it finds of sets of hashes that are at least so similar. */
    public static List<SimilarPair> pairs(long[][] sets, double threshold) {
        return pairs(sets, threshold, hash -> (int) (hash >>> 33));
    }

    /** The same with another way to make of an element the number that java-lsh takes. */
    public static List<SimilarPair> pairs(long[][] sets, double threshold, LongToIntFunction number) {
        MinHash hasher = new MinHash(BANDS * ROWS, Integer.MAX_VALUE, SEED);
        int[][] signatures = new int[sets.length][];
        for (int i = 0; i < sets.length; i++) {
            Set<Integer> elements = new HashSet<>();
            for (long element : sets[i]) {
                elements.add(number.applyAsInt(element));
            }
            signatures[i] = elements.isEmpty() ? new int[BANDS * ROWS] : hasher.signature(elements);
        }
        return Banding.similar(sets, signatures, BANDS, ROWS, threshold);
    }
}
