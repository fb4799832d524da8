package io.kindred.lab.joins;

import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.RollingHash;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Sets of shingles of made documents of about 250 words, which repeat each other as documents do: words by Zipf's law, now
 * and then a phrase that many use, of twenty documents three edited from another and one made from a form.
 */
final class MadeDocuments {
    private static final int KINDS = 20;
    private static final int EDITED = 3;

    private static final int WORDS = 257;
    private static final int SPREAD = 100;
    private static final int SHINGLE = 5;
    private static final int VOCABULARY = 200_000;
    private static final int PHRASES = 20_000;
    private static final int PHRASE = 10;
    private static final double PHRASE_SHARE = 0.006;
    private static final int FORMS = 50;
    private static final double FILLED = 0.4;
    private static final double MOST_EDITED = 0.15;

    private final long seed;

    MadeDocuments(long seed) {
        this.seed = seed;
    }

    /** The shingles of so many documents. */
    long[][] sets(int count) {
        long[][] sets = new long[count][];
        IntStream.range(0, count).parallel().forEach(i -> sets[i] = shingles(words(i)));
        return sets;
    }

    private int[] words(int document) {
        SplittableRandom random = random(document);
        int kind = document % KINDS;
        if (kind < EDITED && document >= KINDS) {
            int source = random.nextInt(document / KINDS) * KINDS + EDITED + random.nextInt(KINDS - EDITED);
            return edited(words(source), random, random.nextDouble(MOST_EDITED));
        }
        return kind == EDITED ? filled(random) : text(random);
    }

    private SplittableRandom random(long stream) {
        return new SplittableRandom(HashKey.PUBLIC.mix(seed ^ HashKey.PUBLIC.mix(stream)));
    }

    private int[] text(SplittableRandom random) {
        int[] words = new int[WORDS + random.nextInt(2 * SPREAD) - SPREAD];
        for (int i = 0; i < words.length; i++) {
            words[i] = word(random);
            if (random.nextDouble() < PHRASE_SHARE) {
                i = addPhrase(words, i, zipf(PHRASES, random));
            }
        }
        return words;
    }

    private int addPhrase(int[] words, int from, int phrase) {
        SplittableRandom random = random(-1L - phrase);
        int to = Math.min(words.length, from + PHRASE);
        for (int i = from; i < to; i++) {
            words[i] = word(random);
        }
        return to - 1;
    }

    /** A form, with a share of its words filled in. */
    private int[] filled(SplittableRandom random) {
        int[] form = text(random(Long.MIN_VALUE + random.nextInt(FORMS)));
        int from = 0;
        while (from < form.length) {
            int to = Math.min(form.length, from + PHRASE);
            if (random.nextDouble() < FILLED) {
                for (int i = from; i < to; i++) {
                    form[i] = word(random);
                }
            }
            from = to;
        }
        return form;
    }

    private static int[] edited(int[] words, SplittableRandom random, double share) {
        int[] edited = words.clone();
        for (int i = 0; i < edited.length; i++) {
            edited[i] = random.nextDouble() < share ? word(random) : edited[i];
        }
        return random.nextInt(3) == 0 ? Arrays.copyOf(edited, edited.length * 4 / 5) : edited;
    }

    private static int word(SplittableRandom random) {
        return zipf(VOCABULARY, random);
    }

    /** A number below {@code count}, the n-th about n times as rare as the first. */
    private static int zipf(int count, SplittableRandom random) {
        return (int) Math.pow(count, random.nextDouble()) - 1;
    }

    private static long[] shingles(int[] words) {
        RollingHash rolling = new RollingHash(SHINGLE, HashKey.PUBLIC);
        long[] shingles = new long[words.length - SHINGLE + 1];
        for (int i = 0; i < words.length; i++) {
            rolling.push(HashKey.PUBLIC.mix(words[i]));
            if (i >= SHINGLE - 1) {
                shingles[i - SHINGLE + 1] = rolling.value();
            }
        }
        return shingles;
    }
}
