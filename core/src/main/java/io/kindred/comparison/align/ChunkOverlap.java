package io.kindred.comparison.align;

import io.kindred.comparison.Reading;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How many of their words a chunk of left and a chunk of right have in common.
 *
 * @param leftWords how many words of the left chunk the right one has
 * @param leftShare the same as a share of all words of the left chunk
 */
record ChunkOverlap(int left, int right, double leftWords, double rightWords, double leftShare, double rightShare) {
    /** From which share on one chunk is found again in another. */
    private static final double FOUND = 0.4;

    /** The overlaps of all chunks of which one is found again in the other, by left and then by right. */
    static List<ChunkOverlap> of(Alignment alignment) {
        Reading left = alignment.left();
        Reading right = alignment.right();
        Map<Long, double[]> common = new HashMap<>();
        for (Tie tie : alignment.ties()) {
            int leftChunk = left.chunkOf(left.sentenceOf(tie.leftFirst()));
            int rightChunk = right.chunkOf(right.sentenceOf(tie.rightFirst()));
            double[] words = common.computeIfAbsent((long) leftChunk << 32 | rightChunk, pair -> new double[2]);
            words[0] += tie.similarity() * tie.leftLength();
            words[1] += tie.similarity() * tie.rightLength();
        }
        List<ChunkOverlap> overlaps = new ArrayList<>();
        common.forEach((pair, words) -> {
            ChunkOverlap overlap = of(left, (int) (pair >> 32), right, pair.intValue(), words);
            if (Math.max(overlap.leftShare, overlap.rightShare) >= FOUND) {
                overlaps.add(overlap);
            }
        });
        overlaps.sort(Comparator.comparingInt(ChunkOverlap::left).thenComparingInt(ChunkOverlap::right));
        return overlaps;
    }

    /** How many words the two have in common, counted on both sides. */
    double words() {
        return leftWords + rightWords;
    }

    private static ChunkOverlap of(Reading left, int leftChunk, Reading right, int rightChunk, double[] words) {
        double leftLength = length(left, leftChunk);
        double rightLength = length(right, rightChunk);
        return new ChunkOverlap(
                leftChunk, rightChunk, words[0], words[1], words[0] / leftLength, words[1] / rightLength);
    }

    static int length(Reading reading, int chunk) {
        return reading.firstWord(reading.firstSentence(chunk + 1)) - reading.firstWord(reading.firstSentence(chunk));
    }
}
