package io.kindred.candidate;

import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.index.KeyIndex;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntUnaryOperator;

/** A finder of the documents that have text in common with one. */
public final class SharedText implements CandidateFinder {
    private static final int LEAST_READ = 50_000;
    private static final int READ_PER_KEY = 32;

    private final KeyIndex index;
    private final IntUnaryOperator words;

    /**
     * A finder of documents by the keys they share.
     *
     * @param words how many words the document with a number has
     */
    public SharedText(KeyIndex index, IntUnaryOperator words) {
        this.index = index;
        this.words = words;
    }

    @Override
    public int[] candidates(Signature signature, int count) {
        Evidence evidence = evidence(signature.keys());
        return Arrays.stream(evidence.documents())
                .filter(document -> isWorth(evidence, document, Math.min(count, words.applyAsInt(document))))
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(document -> -score(evidence, document))
                        .thenComparing(document -> document))
                .mapToInt(document -> document)
                .toArray();
    }

    /** Reads the holders of the rarest keys first, and leaves those that are too many. */
    private Evidence evidence(long[] keys) {
        int[][] holders = new int[keys.length][];
        Integer[] order = new Integer[keys.length];
        for (int i = 0; i < keys.length; i++) {
            holders[i] = index.holders(keys[i]);
            order[i] = i;
        }
        Arrays.sort(order, Comparator.comparingInt(i -> holders[i].length));
        Evidence evidence = new Evidence();
        long left = Math.max(LEAST_READ, (long) READ_PER_KEY * keys.length);
        for (int i : order) {
            left -= holders[i].length;
            if (left < 0) {
                break;
            }
            for (int document : holders[i]) {
                evidence.add(document, KeyKind.of(keys[i]));
            }
        }
        return evidence;
    }

    private static boolean isWorth(Evidence evidence, int document, int shorter) {
        return score(evidence, document) > 0 && shorter > 0;
    }

    private static double score(Evidence evidence, int document) {
        return 4.5 * evidence.count(document, KeyKind.PASSAGE)
                + 4 * evidence.count(document, KeyKind.SENTENCE)
                + evidence.count(document, KeyKind.WORDS);
    }
}
