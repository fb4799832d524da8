package io.kindred.comparison.align;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.FoldingNormalizer;
import java.util.Arrays;

/** How alike two short chunks are by their pairs of neighbouring letters: what is left when hardly a word is the same. */
final class LetterPairs {
    private LetterPairs() {}

    /** The share of the pairs that both have, from 0 to 1. */
    static double likeness(Reading left, int leftChunk, Reading right, int rightChunk) {
        int[] ours = pairs(left, leftChunk);
        int[] theirs = pairs(right, rightChunk);
        int i = 0;
        int j = 0;
        int shared = 0;
        while (i < ours.length && j < theirs.length) {
            if (ours[i] == theirs[j]) {
                shared++;
                i++;
                j++;
            } else if (ours[i] < theirs[j]) {
                i++;
            } else {
                j++;
            }
        }
        return ours.length + theirs.length == 0 ? 0 : 2.0 * shared / (ours.length + theirs.length);
    }

    private static int[] pairs(Reading reading, int chunk) {
        String text = new FoldingNormalizer()
                .normalize(reading.chunks().get(chunk).text(reading.document()))
                .text();
        int[] pairs = new int[Math.max(0, text.length() - 1)];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = text.charAt(i) << 16 | text.charAt(i + 1);
        }
        Arrays.sort(pairs);
        return pairs;
    }
}
