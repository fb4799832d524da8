package io.kindred.lab.joins;

import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.RollingHash;
import io.kindred.fingerprint.shingle.Unit;
import io.kindred.fingerprint.shingle.WordHashes;
import io.kindred.text.FoldingNormalizer;
import java.util.List;

/** Texts as sets of runs of three words. */
final class Shingles {
    private static final int WORDS = 3;

    private Shingles() {}

    /** The hashes of the runs of each text. */
    static long[][] sets(List<String> texts) {
        return texts.parallelStream().map(Shingles::set).toArray(long[][]::new);
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
}
