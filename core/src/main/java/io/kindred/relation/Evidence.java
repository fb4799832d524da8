package io.kindred.relation;

import io.kindred.chunk.Chunk;
import io.kindred.comparison.Change;
import io.kindred.comparison.Comparison;
import io.kindred.fingerprint.reading.Reading;
import java.util.List;

/**
 * What became of the chunks of left on the way to right, in numbers.
 *
 * @param kept how many runs of chunks are as they were
 * @param edited how many were edited in place
 * @param moved how many were taken to another place
 * @param merged how many times several chunks became fewer
 * @param split how many times one chunk became several
 * @param inserted how many chunks with words only right has
 * @param deleted how many chunks with words only left has
 */
public record Evidence(int kept, int edited, int moved, int merged, int split, int inserted, int deleted) {
    /** The evidence that a comparison found. */
    public static Evidence of(Comparison comparison) {
        return new Evidence(
                count(comparison, Change.KEPT),
                count(comparison, Change.EDITED),
                count(comparison, Change.MOVED),
                count(comparison, Change.MERGED),
                count(comparison, Change.SPLIT),
                withWords(comparison.inserted(), comparison.right()),
                withWords(comparison.deleted(), comparison.left()));
    }

    /** The same evidence read from right to left. */
    public Evidence mirrored() {
        return new Evidence(
                kept,
                edited,
                moved,
                /* merged= */ split,
                /* split= */ merged,
                /* inserted= */ deleted,
                /* deleted= */ inserted);
    }

    private static int count(Comparison comparison, Change change) {
        return (int) comparison.matches().stream()
                .filter(match -> match.change() == change)
                .count();
    }

    private static int withWords(List<Chunk> chunks, Reading reading) {
        return (int) chunks.stream()
                .filter(chunk -> reading.wordsOf(chunk.number()) > 0)
                .count();
    }
}
