package io.kindred.lab.joins;

import io.kindred.index.SimilarPair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Signatures cut into bands; the sets whose signatures share a band are compared. */
public final class Banding {
    private Banding() {}

    /** The pairs of sets, of elements in any order, that share a band of so many rows and are at least so similar. */
    public static List<SimilarPair> similar(long[][] given, int[][] signatures, int bands, int rows, double threshold) {
        long[][] sets = Arrays.stream(given)
                .map(set -> Arrays.stream(set).sorted().distinct().toArray())
                .toArray(long[][]::new);
        List<SimilarPair> pairs = new ArrayList<>();
        for (long pair : candidates(signatures, bands, rows)) {
            int left = (int) (pair >>> Integer.SIZE);
            int right = (int) pair;
            double similarity = WordRuns.similarity(sets[left], sets[right]);
            if (similarity >= threshold) {
                pairs.add(new SimilarPair(left, right, similarity));
            }
        }
        return pairs;
    }

    private static Set<Long> candidates(int[][] signatures, int bands, int rows) {
        Set<Long> candidates = new HashSet<>();
        for (int band = 0; band < bands; band++) {
            Map<Integer, List<Integer>> buckets = new HashMap<>();
            for (int i = 0; i < signatures.length; i++) {
                int[] part = Arrays.copyOfRange(signatures[i], band * rows, (band + 1) * rows);
                buckets.computeIfAbsent(Arrays.hashCode(part), key -> new ArrayList<>())
                        .add(i);
            }
            buckets.values().forEach(bucket -> addPairs(bucket, candidates));
        }
        return candidates;
    }

    private static void addPairs(List<Integer> bucket, Set<Long> to) {
        for (int i = 0; i < bucket.size(); i++) {
            for (int j = i + 1; j < bucket.size(); j++) {
                to.add((long) bucket.get(i) << Integer.SIZE | bucket.get(j));
            }
        }
    }
}
