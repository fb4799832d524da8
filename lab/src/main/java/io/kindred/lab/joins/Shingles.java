package io.kindred.lab.joins;

import io.kindred.text.FoldingNormalizer;
import java.util.List;

/** Texts as sets of runs of three words. */
final class Shingles {
    private Shingles() {}

    /** The hashes of the runs of each text. */
    static long[][] sets(List<String> texts) {
        return texts.parallelStream()
                .map(text ->
                        WordRuns.inOrder(new FoldingNormalizer().normalize(text).text()))
                .toArray(long[][]::new);
    }
}
