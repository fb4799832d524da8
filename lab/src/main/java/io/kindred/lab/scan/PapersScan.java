package io.kindred.lab.scan;

import io.kindred.lab.contestant.PapersSimHash;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What Roth did in 2013: a SimHash of every file, and the distance of every pair, on one thread.
 *
 * @param pairs how many pairs are at most six bits apart
 */
record PapersScan(double seconds, long pairs) {
    private static final int NEAR = 6;

    static PapersScan of(List<Path> files, TextProvider texts) {
        long start = System.nanoTime();
        PapersSimHash papers = new PapersSimHash();
        long[] hashes = files.stream()
                .flatMap(file -> text(file, texts).stream())
                .mapToLong(papers::hash)
                .toArray();
        long pairs = 0;
        for (int i = 0; i < hashes.length; i++) {
            for (int j = i + 1; j < hashes.length; j++) {
                pairs += Long.bitCount(hashes[i] ^ hashes[j]) <= NEAR ? 1 : 0;
            }
        }
        return new PapersScan((System.nanoTime() - start) / 1e9, pairs);
    }

    /** What a file says; one that cannot be read has no kin, here as in a scan. */
    private static Optional<String> text(Path file, TextProvider texts) {
        try {
            return Optional.of(texts.read(file).text());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
