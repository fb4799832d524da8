package io.kindred.lab.joins;

import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.RollingHash;
import io.kindred.fingerprint.shingle.Unit;
import io.kindred.fingerprint.shingle.WordHashes;
import io.kindred.text.FoldingNormalizer;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Texts as sets of runs of three words. */
final class Shingles {
    private static final int WORDS = 3;
    private static final int SIGN = 33;

    private Shingles() {}

    /** The hashes of the runs of each text. */
    static long[][] sets(List<String> texts) {
        return all(texts, Shingles::set);
    }

    /** The hashes of the runs of each text, each run put together as a string first, as one would without a library. */
    static long[][] strings(List<String> texts) {
        return all(texts, Shingles::strings);
    }

    private static long[][] all(List<String> texts, Function<String, long[]> set) {
        return texts.parallelStream().map(set).toArray(long[][]::new);
    }

    private static long[] set(String text) {
        WordHashes words =
                new WordHashes(new FoldingNormalizer().normalize(text).text(), Unit.WORDS, HashKey.PUBLIC);
        RollingHash rolling = new RollingHash(WORDS, HashKey.PUBLIC);
        long[] runs = new long[Math.max(0, words.size() - WORDS + 1)];
        for (int i = 0; i < words.size(); i++) {
            rolling.push(words.at(i));
            if (i >= WORDS - 1) {
                runs[i - WORDS + 1] = rolling.value();
            }
        }
        return runs;
    }

    private static long[] strings(String text) {
        String[] words = text.toLowerCase(Locale.ROOT).split("\\W+", -1);
        long[] runs = new long[Math.max(0, words.length - WORDS + 1)];
        for (int i = 0; i < runs.length; i++) {
            String run = words[i] + " " + words[i + 1] + " " + words[i + 2];
            runs[i] = (long) run.hashCode() << SIGN;
        }
        return runs;
    }
}
