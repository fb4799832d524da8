package io.kindred.lab.accuracy;

import io.kindred.lab.contestant.MinHashContestant;
import io.kindred.lab.contestant.Sketching;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** The errors of all MinHashes on the same pairs of texts with known resemblance from 0.1 to 0.9. */
public final class MinHashErrors {
    private static final long SEED = 7;
    private static final int SHARES = 4;
    private static final double LEAST = 0.1;
    private static final double RANGE = 0.8;

    private MinHashErrors() {}

    /** Compares so many pairs of texts of so many shingles. */
    public static Map<MinHashContestant, Errors> measure(int pairs, int shingles) {
        Map<MinHashContestant, Errors> errors = new EnumMap<>(MinHashContestant.class);
        for (MinHashContestant contestant : MinHashContestant.values()) {
            Errors all = new Errors();
            IntStream.range(0, SHARES)
                    .parallel()
                    .mapToObj(share -> measure(contestant.make(), share, pairs, shingles))
                    .toList()
                    .forEach(all::add);
            errors.put(contestant, all);
        }
        return errors;
    }

    private static Errors measure(Sketching<?> sketching, int share, int pairs, int shingles) {
        Errors errors = new Errors();
        for (int i = share; i < pairs; i += SHARES) {
            double resemblance = LEAST + RANGE * i / Math.max(1, pairs - 1);
            KinTexts texts = KinTexts.of(shingles, resemblance, new Random(SEED + i));
            errors.add(sketching.resemblance(texts.one(), texts.other()), texts.resemblance());
        }
        return errors;
    }
}
