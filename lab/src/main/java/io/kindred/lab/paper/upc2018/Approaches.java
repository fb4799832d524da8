package io.kindred.lab.paper.upc2018;

import io.kindred.fingerprint.paper.HashFamily;
import io.kindred.index.JaccardJoin;
import io.kindred.lab.joins.Timed;
import io.kindred.lab.joins.WordRuns;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * Ways to find the similar pairs of so many texts (Figure 4), each with the seconds of processor it took from the texts on and
 * how many pairs above the threshold of banding it found.
 *
 * @param join Kindred's exact join
 */
record Approaches(int documents, Way exact, Way minHash, Way banding, Way join) {
    /**
     * What one way took and found.
     *
     * @param estimated whether all pairs of fewer texts were compared and the time taken by the square of their number
     */
    record Way(double seconds, long found, boolean estimated) {}

    /** The sizes of signatures. */
    record Setting(int k, int functions, int bands, int rows) {
        /** The similarity at which about every second pair shares a band. */
        double threshold() {
            return Math.pow(1.0 / bands, 1.0 / rows);
        }
    }

    /**
     * How many texts each way is given at most; what more would take is reckoned by the square.
     *
     * @param pairs for comparing pair by pair
     * @param join for the join of Kindred
     */
    record Limits(int pairs, int join) {}

    static Approaches of(List<String> texts, Setting setting, Limits limits) {
        List<String> few = first(texts, limits.pairs());
        List<String> some = first(texts, limits.join());
        return new Approaches(
                texts.size(),
                scaled(() -> exact(few, setting), few, texts),
                scaled(() -> minHash(few, setting), few, texts),
                scaled(() -> banding(texts, setting), texts, texts),
                scaled(
                        () -> (long) JaccardJoin.of(Sets.of(some, setting.k()), setting.threshold())
                                .everyPair()
                                .size(),
                        some,
                        texts));
    }

    private static List<String> first(List<String> texts, int most) {
        return texts.subList(0, Math.min(most, texts.size()));
    }

    private static Way scaled(Supplier<Long> work, List<String> few, List<String> all) {
        Timed<Long> timed = Timed.on(1, work);
        boolean estimated = few.size() < all.size();
        double square = Math.pow((double) all.size() / few.size(), 2);
        return new Way(timed.busiest() * square, estimated ? -1 : timed.result(), estimated);
    }

    private static long exact(List<String> texts, Setting setting) {
        long[][] sets = Sets.of(texts, setting.k());
        long found = 0;
        for (int i = 0; i < sets.length; i++) {
            for (int j = i + 1; j < sets.length; j++) {
                found += WordRuns.similarity(sets[i], sets[j]) >= setting.threshold() ? 1 : 0;
            }
        }
        return found;
    }

    private static int[][] signatures(List<String> texts, Setting setting) {
        return Sets.signatures(Sets.of(texts, setting.k()), HashFamily.MURMUR3, setting.functions());
    }

    private static long minHash(List<String> texts, Setting setting) {
        int[][] signatures = signatures(texts, setting);
        long found = 0;
        for (int i = 0; i < signatures.length; i++) {
            for (int j = i + 1; j < signatures.length; j++) {
                found += isSimilar(signatures[i], signatures[j], setting) ? 1 : 0;
            }
        }
        return found;
    }

    private static boolean isSimilar(int[] one, int[] other, Setting setting) {
        return Sets.estimate(one, other, setting.functions()) >= setting.threshold();
    }

    /** The candidates whose signatures are similar, as the paper checks them. */
    private static long banding(List<String> texts, Setting setting) {
        int[][] signatures = signatures(texts, setting);
        LongStream candidates = Arrays.stream(Sets.candidates(signatures, setting.bands(), setting.rows()));
        return candidates
                .filter(pair -> isSimilar(signatures[(int) (pair >>> Integer.SIZE)], signatures[(int) pair], setting))
                .count();
    }
}
