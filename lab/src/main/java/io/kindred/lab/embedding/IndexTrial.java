package io.kindred.lab.embedding;

import io.kindred.lab.report.Table;
import io.kindred.semantics.embedding.ByteVector;
import io.kindred.semantics.embedding.VectorIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;

/** How many of the nearest vectors an index finds, how fast, and in how much memory. */
public final class IndexTrial {
    private static final int NEAREST = 10;
    private static final int QUERIES = 200;
    private static final double NOISE = 0.6;

    private IndexTrial() {}

    /** An index of real vectors and of made ones near to them, asked for the neighbours of some of the real ones. */
    public static Table run(List<ByteVector> real, int size) {
        List<ByteVector> vectors = grown(real, size);
        long before = used();
        VectorIndex index = VectorIndex.of(vectors);
        double megabytes = (used() - before) / 1e6;
        long found = 0;
        long wanted = 0;
        long fast = 0;
        long slow = 0;
        for (int query = 0; query < Math.min(QUERIES, real.size()); query++) {
            ByteVector one = real.get(query);
            long start = System.nanoTime();
            int[] near = index.nearest(one, NEAREST);
            long middle = System.nanoTime();
            List<Integer> truth = nearest(vectors, one);
            fast += middle - start;
            slow += System.nanoTime() - middle;
            wanted += truth.size();
            found += IntStream.of(near).filter(truth::contains).count();
        }
        return new Table(
                "An index of " + String.format(Locale.ROOT, "%,d", size) + " vectors, " + real.size() + " of them real",
                1,
                List.of("what", "figure"),
                List.of(
                        List.of("of the 10 nearest, found", figure("%.4f", (double) found / wanted)),
                        List.of("times as fast as comparing all", figure("%.1f", (double) slow / fast)),
                        List.of("memory, MB", figure("%.0f", megabytes))));
    }

    private static List<Integer> nearest(List<ByteVector> vectors, ByteVector query) {
        double[] cosines = vectors.stream().mapToDouble(query::cosine).toArray();
        double[] sorted = cosines.clone();
        Arrays.sort(sorted);
        double least = sorted[sorted.length - NEAREST];
        return IntStream.range(0, cosines.length)
                .filter(i -> cosines[i] >= least)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -cosines[i]))
                .limit(NEAREST)
                .toList();
    }

    private static List<ByteVector> grown(List<ByteVector> real, int size) {
        Random random = new Random(1);
        List<ByteVector> vectors = new ArrayList<>(real);
        while (vectors.size() < size) {
            ByteVector one = real.get(random.nextInt(real.size()));
            ByteVector other = real.get(random.nextInt(real.size()));
            float[] mixed = new float[one.dimensions()];
            for (int i = 0; i < mixed.length; i++) {
                mixed[i] = (float) (one.at(i) + NOISE * other.at(i));
            }
            vectors.add(ByteVector.of(mixed));
        }
        return vectors;
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static String figure(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
