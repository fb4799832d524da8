package io.kindred.lab.joins;

import io.kindred.fingerprint.SimHasher;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.index.CodeGroups;
import io.kindred.index.HammingJoin;
import io.kindred.text.FoldingNormalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/** Joins codes with themselves, in several ways. */
public final class CodeTrial {
    private static final long SEED = 20139;
    private static final int[] RADII = {3, 7, 10};
    private static final int MOST_FOR_ALL_PAIRS = 50_000;
    private static final int WARM = 20_000;
    private static final int THREADS = 2;

    private final JoinRows rows;
    private final Consumer<String> progress;

    public CodeTrial(JoinRows rows, Consumer<String> progress) {
        this.rows = rows;
        this.progress = progress;
    }

    /** Codes of which a thousandth are near another. */
    public static long[] random(int count) {
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
    public static long[] simHashes(List<String> paragraphs) {
        SimHasher hasher = new SimHasher(Long.SIZE, Shingling.chars(6), true, HashKey.PUBLIC);
        return paragraphs.parallelStream()
                .mapToLong(each -> hasher.fingerprint(new FoldingNormalizer().normalize(each))
                        .word(0))
                .toArray();
    }

    /** Joins codes within each radius. */
    public void join(String name, long[] all) {
        long[] codes = CodeGroups.of(all).codes();
        warm(codes);
        for (int radius : RADII) {
            String what = String.format(Locale.ROOT, "%,d %s codes, radius %d", codes.length, name, radius);
            progress.accept(what);
            Timed<long[]> exact = Timed.on(THREADS, () -> new HammingJoin(codes, radius).pairs());
            int found = exact.result().length;
            rows.add(what, "kindred", THREADS, exact, found, 1);
            Timed<Set<Long>> rotated = Timed.on(1, () -> SortAndRotate.pairs(codes, radius));
            int sorted = rotated.result().size();
            rows.add(what, "sort and rotate", 1, rotated, sorted, found == 0 ? 1 : (double) sorted / found);
            compareAll(what, codes, radius, found);
        }
    }

    private void compareAll(String what, long[] codes, int radius, int found) {
        long[] few = Arrays.copyOf(codes, Math.min(codes.length, MOST_FOR_ALL_PAIRS));
        double square = Math.pow((double) codes.length / few.length, 2);
        Timed<Long> compared = Timed.on(1, () -> allPairs(few, radius));
        String how = few.length == codes.length ? "all pairs" : "all pairs, from " + few.length + " by the square";
        rows.add(what, how, 1, compared.times(square), found, 1);
    }

    private static void warm(long[] codes) {
        long[] few = Arrays.copyOf(codes, Math.min(codes.length, WARM));
        allPairs(few, 0);
        for (int radius : RADII) {
            Timed.on(THREADS, () -> new HammingJoin(few, radius).pairs());
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
}
