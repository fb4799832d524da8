package io.kindred.lab.paper.upc2018;

import io.kindred.fingerprint.paper.HashFamily;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.ShingleSet;
import io.kindred.fingerprint.shingle.Shingling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Texts as sets of runs of characters, the sets as signatures, and pairs that share a band (sections 3 to 5). */
final class Sets {
    private Sets() {}

    /** The distinct runs of k characters of each text, by their hashes, ascending. */
    static long[][] of(List<String> texts, int k) {
        return texts.stream()
                .map(text ->
                        ShingleSet.of(text, Shingling.chars(k), HashKey.PUBLIC).hashes())
                .toArray(long[][]::new);
    }

    /** The least value of each of the first hash functions of a family, for each set. */
    static int[][] signatures(long[][] sets, HashFamily family, int functions) {
        IntUnaryOperator[] all =
                IntStream.range(0, functions).mapToObj(family::function).toArray(IntUnaryOperator[]::new);
        return Arrays.stream(sets).map(set -> signature(set, all)).toArray(int[][]::new);
    }

    private static int[] signature(long[] set, IntUnaryOperator[] functions) {
        int[] least = new int[functions.length];
        Arrays.fill(least, -1);
        for (long element : set) {
            for (int i = 0; i < least.length; i++) {
                int hash = functions[i].applyAsInt((int) element);
                least[i] = Integer.compareUnsigned(hash, least[i]) < 0 ? hash : least[i];
            }
        }
        return least;
    }

    /** The share of the first rows in which two signatures agree. */
    static double estimate(int[] one, int[] other, int rows) {
        int equal = 0;
        for (int i = 0; i < rows; i++) {
            equal += one[i] == other[i] ? 1 : 0;
        }
        return (double) equal / rows;
    }

    /** The pairs, {@code lower << 32 | higher}, that agree in all rows of a band, each once, ascending. */
    static long[] candidates(int[][] signatures, int bands, int rows) {
        List<long[]> found = new ArrayList<>();
        for (int band = 0; band < bands; band++) {
            Map<Integer, List<Integer>> buckets = new HashMap<>();
            for (int i = 0; i < signatures.length; i++) {
                int key = Arrays.hashCode(Arrays.copyOfRange(signatures[i], band * rows, (band + 1) * rows));
                buckets.computeIfAbsent(key, each -> new ArrayList<>()).add(i);
            }
            buckets.values().stream()
                    .filter(bucket -> bucket.size() > 1)
                    .map(Sets::pairs)
                    .forEach(found::add);
        }
        return found.stream().flatMapToLong(Arrays::stream).sorted().distinct().toArray();
    }

    private static long[] pairs(List<Integer> bucket) {
        return IntStream.range(0, bucket.size())
                .boxed()
                .flatMapToLong(i -> IntStream.range(i + 1, bucket.size())
                        .mapToLong(j -> (long) bucket.get(i) << Integer.SIZE | bucket.get(j)))
                .toArray();
    }
}
