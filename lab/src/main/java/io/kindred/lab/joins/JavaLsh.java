package io.kindred.lab.joins;

import info.debatty.java.lsh.MinHash;
import io.kindred.index.SimilarPair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** MinHash signatures of java-lsh, cut into bands; the pairs that share a band are compared. */
final class JavaLsh {
    private static final int BANDS = 25;
    private static final int ROWS = 5;
    private static final long SEED = 42;

    private JavaLsh() {}

    /** The pairs it finds of sets that are at least so similar. */
    static List<SimilarPair> pairs(long[][] sets, double threshold) {
        MinHash hasher = new MinHash(BANDS * ROWS, Integer.MAX_VALUE, SEED);
        int[][] signatures = new int[sets.length][];
        for (int i = 0; i < sets.length; i++) {
            Set<Integer> elements = new HashSet<>();
            for (long element : sets[i]) {
                elements.add((int) (element >>> 33));
            }
            signatures[i] = elements.isEmpty() ? new int[BANDS * ROWS] : hasher.signature(elements);
        }
        List<SimilarPair> pairs = new ArrayList<>();
        for (long pair : candidates(signatures)) {
            int left = (int) (pair >>> Integer.SIZE);
            int right = (int) pair;
            double similarity = WordRuns.similarity(sets[left], sets[right]);
            if (similarity >= threshold) {
                pairs.add(new SimilarPair(left, right, similarity));
            }
        }
        return pairs;
    }

    private static Set<Long> candidates(int[][] signatures) {
        Set<Long> candidates = new HashSet<>();
        for (int band = 0; band < BANDS; band++) {
            Map<Integer, List<Integer>> buckets = new HashMap<>();
            for (int i = 0; i < signatures.length; i++) {
                int[] rows = Arrays.copyOfRange(signatures[i], band * ROWS, (band + 1) * ROWS);
                buckets.computeIfAbsent(Arrays.hashCode(rows), key -> new ArrayList<>())
                        .add(i);
            }
            for (List<Integer> bucket : buckets.values()) {
                for (int i = 0; i < bucket.size(); i++) {
                    for (int j = i + 1; j < bucket.size(); j++) {
                        candidates.add((long) bucket.get(i) << Integer.SIZE | bucket.get(j));
                    }
                }
            }
        }
        return candidates;
    }
}
