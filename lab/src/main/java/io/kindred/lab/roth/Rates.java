package io.kindred.lab.roth;

import io.kindred.fingerprint.SimHasher;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.index.CodeGroups;
import io.kindred.index.HammingJoin;
import io.kindred.lab.contestant.PapersSimHash;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.TextProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** How fast files become SimHashes, and how fast all pairs of these are compared: as the papers did, and as Kindred does. */
final class Rates {
    /** Distances of more bits are not similar, wrote Roth. */
    static final int NEAR = 6;

    private static final SimHasher KINDRED = new SimHasher(Long.SIZE, Shingling.chars(6), true, HashKey.PUBLIC);

    private final List<Path> files;
    private final TextProvider texts;

    Rates(List<Path> files, TextProvider texts) {
        this.files = files;
        this.texts = texts;
    }

    /** The hashes of the papers, one for each file, by one thread; reading is part of it. */
    Timed<long[]> papersHashes() {
        PapersSimHash papers = new PapersSimHash();
        return timed(() -> hashes(files.stream(), papers::hash));
    }

    /** The hashes of Kindred, one for each file. */
    Timed<long[]> kindredHashes(boolean parallel) {
        Stream<Path> stream = parallel ? files.parallelStream() : files.stream();
        return timed(() -> hashes(
                stream,
                text -> KINDRED.fingerprint(new FoldingNormalizer().normalize(text))
                        .word(0)));
    }

    private long[] hashes(Stream<Path> from, ToLongFunction<String> hash) {
        return from.mapToLong(file -> hash.applyAsLong(text(file))).toArray();
    }

    /** What a file says; nothing if it cannot be read. */
    private String text(Path file) {
        try {
            return texts.read(file).text();
        } catch (IOException e) {
            return "";
        }
    }

    /** Compares all with all, as the papers did; the second of two runs counts, when the loop is compiled. */
    static Timed<Long> allPairs(long[] hashes) {
        long unused = near(hashes);
        return timed(() -> {
            long pairs = near(hashes);
            return unused == pairs ? pairs : -1;
        });
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

    /** Finds the same pairs by the join of Kindred; the second of two runs counts. */
    static Timed<Long> joined(long[] hashes) {
        long unused = join(hashes);
        return timed(() -> {
            long pairs = join(hashes);
            return unused == pairs ? pairs : -1;
        });
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

    private static <T> Timed<T> timed(Supplier<T> work) {
        long start = System.nanoTime();
        T result = work.get();
        return new Timed<>(result, (System.nanoTime() - start) / 1e9);
    }

    /** A result and how long it took. */
    record Timed<T>(T result, double seconds) {}
}
