package io.kindred.lab.paper.roth2013;

import io.kindred.fingerprint.SimHasher;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.formats.PlainTextProvider;
import io.kindred.index.CodeGroups;
import io.kindred.index.HammingJoin;
import io.kindred.lab.benchmark.Processor;
import io.kindred.lab.contestant.PapersSimHash;
import io.kindred.text.FoldingNormalizer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/**
 * How fast files become SimHashes, and how fast all pairs of these are compared: as the papers did, and as Kindred does.
 *
 * <p>What counts is the time of the processor, so that others who use it do not.
 */
final class Rates {
    /** Distances of more bits are not similar, wrote Roth. */
    static final int NEAR = 6;

    /** The hash of nothing. */
    static final long UNREAD = 0;

    private static final SimHasher KINDRED = new SimHasher(Long.SIZE, Shingling.chars(6), true, HashKey.PUBLIC);

    private final List<Path> files;
    private final PlainTextProvider texts = new PlainTextProvider();

    Rates(List<Path> files) {
        this.files = files;
    }

    /** The hashes of the papers, one for each file; reading is part of it. */
    Timed<long[]> papersHashes() {
        PapersSimHash papers = new PapersSimHash();
        return timed(() -> hashes(papers::hash));
    }

    /** The hashes of Kindred, one for each file; reading is part of it. */
    Timed<long[]> kindredHashes() {
        return timed(() -> hashes(text ->
                KINDRED.fingerprint(new FoldingNormalizer().normalize(text)).word(0)));
    }

    private long[] hashes(ToLongFunction<String> hash) {
        return files.stream().mapToLong(file -> hash.applyAsLong(text(file))).toArray();
    }

    /** What a file says; nothing if it cannot be read, and then its hash is {@link #UNREAD}. */
    private String text(Path file) {
        try {
            return texts.read(file).text();
        } catch (IOException e) {
            return "";
        }
    }

    /** Compares all with all, as the papers did. */
    static Timed<Long> allPairs(long[] hashes) {
        return repeated(() -> near(hashes));
    }

    private static long near(long[] hashes) {
        long pairs = 0;
        for (int i = 0; i < hashes.length; i++) {
            for (int j = i + 1; j < hashes.length; j++) {
                pairs += Long.bitCount(hashes[i] ^ hashes[j]) <= NEAR ? 1 : 0;
            }
        }
        return pairs;
    }

    /** Finds the same pairs by the join of Kindred. */
    static Timed<Long> joined(long[] hashes) {
        return repeated(() -> join(hashes));
    }

    private static long join(long[] hashes) {
        CodeGroups groups = CodeGroups.of(hashes);
        long pairs = 0;
        for (int group = 0; group < groups.size(); group++) {
            pairs += (long) groups.count(group) * (groups.count(group) - 1) / 2;
        }
        for (long pair : new HammingJoin(groups.codes(), NEAR).pairs()) {
            pairs += (long) groups.count((int) (pair >>> Integer.SIZE)) * groups.count((int) pair);
        }
        return pairs;
    }

    /** Does it again and again for a second, once it is compiled: the clock of the processor is coarse. */
    private static <T> Timed<T> repeated(Supplier<T> work) {
        T result = work.get();
        double start = Processor.seconds();
        int runs = 0;
        while (Processor.seconds() - start < 1) {
            result = work.get();
            runs++;
        }
        return new Timed<>(result, (Processor.seconds() - start) / Math.max(1, runs));
    }

    private static <T> Timed<T> timed(Supplier<T> work) {
        double start = Processor.seconds();
        T result = work.get();
        return new Timed<>(result, Processor.seconds() - start);
    }

    /** A result and the time of the processor that it took. */
    record Timed<T>(T result, double seconds) {}
}
