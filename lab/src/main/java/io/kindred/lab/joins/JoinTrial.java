package io.kindred.lab.joins;

import io.kindred.fingerprint.SimHasher;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.index.CodeGroups;
import io.kindred.index.HammingJoin;
import io.kindred.index.JaccardJoin;
import io.kindred.index.SimilarPair;
import io.kindred.lab.report.Table;
import io.kindred.text.FoldingNormalizer;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Joins codes and sets with themselves, in several ways, and counts seconds of processor and the share of pairs found. */
public final class JoinTrial {
    private static final long SEED = 20139;
    private static final int[] RADII = {3, 7, 10};
    private static final int MOST_FOR_ALL_PAIRS = 50_000;
    private static final int WARM = 20_000;

    private final Consumer<String> progress;
    private final List<List<String>> rows = new ArrayList<>();

    public JoinTrial(Consumer<String> progress) {
        this.progress = progress;
    }

    /** Codes of which a thousandth are near another. */
    public static long[] randomCodes(int count) {
        Random random = new Random(SEED);
        long[] codes = random.longs(count).toArray();
        for (int i = 0; i < count / 1000; i++) {
            long difference = 0;
            int bits = random.nextInt(12);
            while (Long.bitCount(difference) < bits) {
                difference |= 1L << random.nextInt(Long.SIZE);
            }
            codes[random.nextInt(count)] = codes[random.nextInt(count)] ^ difference;
        }
        return codes;
    }

    /** The SimHashes of paragraphs. */
    static long[] simHashes(List<String> paragraphs) {
        SimHasher hasher = new SimHasher(Long.SIZE, Shingling.chars(6), true, HashKey.PUBLIC);
        return paragraphs.parallelStream()
                .mapToLong(each -> hasher.fingerprint(new FoldingNormalizer().normalize(each))
                        .word(0))
                .toArray();
    }

    /** Joins codes within each radius. */
    public void codes(String name, long[] all) {
        allPairs(Arrays.copyOf(all, Math.min(all.length, WARM)), 0);
        long[] codes = CodeGroups.of(all).codes();
        long[] few = Arrays.copyOf(codes, Math.min(codes.length, MOST_FOR_ALL_PAIRS));
        for (int radius : RADII) {
            String what = String.format(Locale.ROOT, "%,d %s codes, radius %d", codes.length, name, radius);
            progress.accept(what);
            Timed<long[]> exact = timed(() -> new HammingJoin(codes, radius).pairs());
            int found = exact.result().length;
            add(what, "kindred", exact, found, 1);
            Timed<Set<Long>> rotated = timed(() -> SortAndRotate.pairs(codes, radius));
            add(
                    what,
                    "sort and rotate",
                    rotated,
                    rotated.result().size(),
                    share(rotated.result().size(), found));
            double square = Math.pow((double) codes.length / few.length, 2);
            Timed<Long> compared = timed(() -> allPairs(few, radius));
            add(
                    what,
                    few.length == codes.length ? "all pairs" : "all pairs, from " + few.length + " by the square",
                    new Timed<>(compared.result(), compared.seconds() * square, compared.processor() * square),
                    -1,
                    1);
        }
    }

    private static long allPairs(long[] codes, int radius) {
        long pairs = 0;
        for (int i = 0; i < codes.length; i++) {
            for (int j = i + 1; j < codes.length; j++) {
                pairs += Long.bitCount(codes[i] ^ codes[j]) <= radius ? 1 : 0;
            }
        }
        return pairs;
    }

    /** Joins paragraphs of the files below a folder, by their codes, and as sets of runs of three words at a threshold. */
    public void paragraphs(Path folder, int most, double threshold) throws IOException {
        progress.accept("reading " + folder);
        List<String> paragraphs = Paragraphs.below(folder, most);
        codes("paragraph", simHashes(paragraphs));
        String what = String.format(Locale.ROOT, "%,d paragraphs, Jaccard %.1f", paragraphs.size(), threshold);
        progress.accept(what);
        sets(paragraphs);
        Timed<List<SimilarPair>> exact = timed(() -> JaccardJoin.pairs(sets(paragraphs), threshold));
        add(what, "kindred", exact, exact.result().size(), 1);
        Timed<List<SimilarPair>> lsh = timed(() -> JavaLsh.pairs(sets(paragraphs), threshold));
        Set<SimilarPair> truth = new HashSet<>(exact.result());
        long right = lsh.result().stream().filter(truth::contains).count();
        add(what, "java-lsh, 25 bands of 5", lsh, lsh.result().size(), share(right, truth.size()));
    }

    private static long[][] sets(List<String> paragraphs) {
        long[][] sets = new long[paragraphs.size()][];
        IntStream.range(0, sets.length).parallel().forEach(i -> sets[i] = set(paragraphs.get(i)));
        return sets;
    }

    private static long[] set(String paragraph) {
        return WordRuns.of(new FoldingNormalizer().normalize(paragraph).text());
    }

    /** What was measured. */
    public Table table() {
        return new Table(
                "All pairs that are near",
                2,
                List.of("among", "by", "seconds", "of processor", "pairs", "share of all"),
                rows);
    }

    private void add(String what, String how, Timed<?> timed, long pairs, double share) {
        rows.add(List.of(
                what,
                how,
                String.format(Locale.ROOT, "%.2f", timed.seconds()),
                String.format(Locale.ROOT, "%.2f", timed.processor()),
                pairs < 0 ? "" : Long.toString(pairs),
                String.format(Locale.ROOT, "%.3f", share)));
    }

    private static double share(long part, long whole) {
        return whole == 0 ? 1 : (double) part / whole;
    }

    private static <T> Timed<T> timed(Supplier<T> work) {
        long start = System.nanoTime();
        long processor = processor();
        T result = work.get();
        return new Timed<>(result, (System.nanoTime() - start) / 1e9, (processor() - processor) / 1e9);
    }

    /** The time that all threads of this process took, collecting garbage and compiling included. */
    private static long processor() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }

    private record Timed<T>(T result, double seconds, double processor) {}
}
