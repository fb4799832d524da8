package io.kindred.comparison;

import io.kindred.fingerprint.reading.Reading;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * In how many documents each sentence stands, and so how rare it is.
 *
 * <p>A sentence that stands in up to three documents has rarity 1, one that stands in all has 0, with the logarithm
 * between. Among few documents nothing is known about what is common, and every sentence has 1.
 */
public final class SentenceCounts implements Rarity {
    private static final int FEW = 50;
    private static final double RARE = 3;

    private final Map<Long, Integer> counts = new HashMap<>();
    private int documents;

    /** Counts the sentences of one more document. */
    public void add(Reading reading) {
        Set<Long> sentences = new HashSet<>();
        for (int sentence = 0; sentence < reading.sentences(); sentence++) {
            sentences.add(reading.sentence(sentence));
        }
        sentences.forEach(sentence -> counts.merge(sentence, 1, Integer::sum));
        documents++;
    }

    @Override
    public double of(long sentence) {
        int count = counts.getOrDefault(sentence, 1);
        if (documents < FEW || count <= RARE) {
            return 1;
        }
        return Math.max(0, Math.log((double) documents / count) / Math.log(documents / RARE));
    }
}
