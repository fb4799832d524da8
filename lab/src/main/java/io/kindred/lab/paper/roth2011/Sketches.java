package io.kindred.lab.paper.roth2011;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** The ways to keep some of many fingerprints (section 3.3). */
final class Sketches {
    private static final int DIVISOR = 25;
    private static final int EXTREME = 400;
    private static final int SHARE = 3;
    private static final int FREQUENT = 200;

    private Sketches() {}

    static int[] divisible(int[] hashes) {
        return Arrays.stream(hashes).filter(hash -> hash % DIVISOR == 0).toArray();
    }

    /** The least hash of each window of w, the last of equal ones, once for each place it stands at. */
    static int[] winnowed(int[] hashes, int w) {
        ArrayDeque<Integer> window = new ArrayDeque<>();
        IntStream.Builder kept = IntStream.builder();
        int last = -1;
        for (int i = 0; i < hashes.length; i++) {
            while (!window.isEmpty() && hashes[window.peekLast()] >= hashes[i]) {
                window.removeLast();
            }
            window.addLast(i);
            if (window.peekFirst() <= i - w) {
                window.removeFirst();
            }
            if (i >= Math.min(w, hashes.length) - 1 && window.peekFirst() != last) {
                last = window.peekFirst();
                kept.add(hashes[last]);
            }
        }
        return kept.build().toArray();
    }

    static int[] lowest(int[] hashes) {
        return Arrays.stream(hashes).sorted().limit(EXTREME).toArray();
    }

    static int[] highest(int[] hashes) {
        int[] sorted = Arrays.stream(hashes).sorted().toArray();
        return Arrays.copyOfRange(sorted, Math.max(0, sorted.length - EXTREME), sorted.length);
    }

    /** A third of them by chance, another third for each seed. */
    static int[] third(int[] hashes, long seed) {
        Random random = new Random(seed);
        return Arrays.stream(hashes).filter(hash -> random.nextInt(SHARE) == 0).toArray();
    }

    /** The hashes of the 200 most frequent tokens; of those as frequent the first. */
    static int[] frequent(List<String> tokens) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        tokens.forEach(token -> counts.merge(token, 1, Integer::sum));
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .limit(FREQUENT)
                .mapToInt(entry -> entry.getKey().hashCode())
                .toArray();
    }
}
