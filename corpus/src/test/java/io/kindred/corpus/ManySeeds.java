package io.kindred.corpus;

import java.util.Random;
import java.util.function.BiConsumer;

/** Runs a check on many generated texts, and names the seed at which it fails. */
final class ManySeeds {
    private static final int SEEDS = 200;

    private ManySeeds() {}

    /** Hands the check a text of three to eight paragraphs and the generator that goes on from there. */
    static void check(BiConsumer<String, Random> check) {
        for (long seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            String text = new Prose(random).paragraphs(3 + random.nextInt(6));
            try {
                check.accept(text, random);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
            }
        }
    }
}
