package io.kindred.comparison.align;

import io.kindred.fingerprint.reading.Reading;
import java.util.ArrayList;
import java.util.List;

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
        List<ChunkOverlap> overlaps = new ArrayList<>();
        for (TieBlock block : alignment.blocks()) {
            ChunkOverlap overlap = of(left, right, block, alignment.ties());
            if (Math.max(overlap.leftShare, overlap.rightShare) >= FOUND) {
                overlaps.add(overlap);
            }
        }
        return overlaps;
    }

    /** How many words the two have in common, counted on both sides. */
    double words() {
        return leftWords + rightWords;
    }

    private static ChunkOverlap of(Reading left, Reading right, TieBlock block, List<Tie> ties) {
        double leftWords = 0;
        double rightWords = 0;
        for (Tie tie : ties.subList(block.from(), block.to())) {
            leftWords += tie.similarity() * tie.left().length();
            rightWords += tie.similarity() * tie.right().length();
        }
        return new ChunkOverlap(
                block.leftChunk(),
                block.rightChunk(),
                leftWords,
                rightWords,
                leftWords / left.wordsOf(block.leftChunk()),
                rightWords / right.wordsOf(block.rightChunk()));
    }
}
