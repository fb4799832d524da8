package io.kindred.lab.joins;

import io.kindred.fingerprint.Ascending;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.RollingHash;
import io.kindred.fingerprint.shingle.Unit;
import io.kindred.fingerprint.shingle.WordHashes;
import java.util.Arrays;

/** The runs of three words of a text, as hashes. */
public final class WordRuns {
    private static final int WORDS = 3;

    private WordRuns() {}

    /** The distinct runs of a text that is normalised, ascending. */
    public static long[] of(String normalized) {
        return Arrays.stream(inOrder(normalized)).sorted().distinct().toArray();
    }

    /** The runs of a text that is normalised as they follow each other, some perhaps more than once. */
    public static long[] inOrder(String normalized) {
        WordHashes words = new WordHashes(normalized, Unit.WORDS, HashKey.PUBLIC);
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

    /** What is in both by what is in either; 0 if there is nothing. */
    public static double similarity(long[] left, long[] right) {
        int common = Ascending.common(left, right);
        return (double) common / Math.max(1, left.length + right.length - common);
    }

    /** What is in both by what the smaller has; 0 if it has nothing. */
    public static double containment(long[] left, long[] right) {
        return (double) Ascending.common(left, right) / Math.max(1, Math.min(left.length, right.length));
    }
}
