package io.kindred.fingerprint;

import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.ShingleHashes;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.text.NormalizedText;
import java.util.Arrays;

/** Makes {@linkplain MinHash MinHashes} with one hash per shingle. */
public final class MinHasher implements Fingerprinter<MinHash> {
    /*
     * One-permutation hashing with optimal densification.
     *
     * Broder's MinHash [1] (UPC 2018 [2]) passes every shingle through t hash functions and keeps the least value of each:
     * t hashes per shingle. Here a shingle is hashed once; the upper half of its hash picks one of t bins, and each bin
     * keeps the least lower half [3]. A bin is the same for both texts, so two bins agree with the probability of the
     * Jaccard similarity, as two components of MinHash do.
     *
     * Bins without a shingle borrow. Bin i tries the bins drawn by hashing (i, 1), (i, 2), ... until one holds a value of
     * its own, and copies it. Drawing anew for every bin, instead of taking the neighbour's, keeps borrowed bins
     * independent: the variance is the least that any borrowing can have [4]. The draws depend on the number of bins
     * alone, so two texts borrow alike. A text with few shingles for its bins would draw long; after so many draws a bin
     * takes the next one that has a value.
     *
     * Cost: one multiplication and one minimum per shingle instead of t, and a few steps per bin.
     *
     * [1] Broder: On the resemblance and containment of documents, 1997.
     * [2] UPC 2018: hashing for document similarity.
     * [3] Li, Owen, Zhang: One permutation hashing, NIPS 2012.
     * [4] Shrivastava: Optimal densification for fast and accurate minwise hashing, ICML 2017.
     */
    private static final long EMPTY = Long.MAX_VALUE;
    private static final int MOST_DRAWS = 64;

    private final Scheme scheme;
    private final int components;
    private final Shingling shingling;
    private final HashKey key;
    private final HashKey draws;
    private final ThreadLocal<Work> work = ThreadLocal.withInitial(Work::new);

    public MinHasher(int components, Shingling shingling, HashKey key) {
        if (components < 1 || components > 1 << 16) {
            throw new IllegalArgumentException("a MinHash has 1 to 65536 components, not " + components);
        }
        this.scheme = new Scheme("minhash-v1", components + "x-" + shingling, key.id());
        this.components = components;
        this.shingling = shingling;
        this.key = key;
        this.draws = key.lane(1);
    }

    @Override
    public Scheme scheme() {
        return scheme;
    }

    @Override
    public MinHash fingerprint(NormalizedText text) {
        return fingerprint(text.text());
    }

    /** The MinHash of a text that is normalised already. */
    public MinHash fingerprint(String normalized) {
        return new MinHash(scheme, work.get().components(normalized));
    }

    /** What one thread needs. */
    private final class Work {
        private final ShingleHashes hashes = shingling.hashes(key);
        private final long[] block = new long[ShingleHashes.BLOCK];
        private final long[] bins = new long[components];

        int[] components(String text) {
            Arrays.fill(bins, EMPTY);
            hashes.start(text);
            int first = hashes.next(block);
            fill(block, first, bins);
            for (int count = hashes.next(block); count > 0; count = hashes.next(block)) {
                lower(block, count, bins);
            }
            return first > 0 ? densified(bins) : new int[0];
        }
    }

    /** Keeps the least of each bin while nearly every other value is a new least: no branch would be guessed right. */
    private static void fill(long[] block, int count, long[] bins) {
        int size = bins.length;
        for (int i = 0; i < count; i++) {
            int bin = bin(block[i], size);
            bins[bin] = Math.min(bins[bin], block[i] & 0xFFFFFFFFL);
        }
    }

    /** Keeps the least of each bin once new leasts are rare: not to store is quicker. */
    private static void lower(long[] block, int count, long[] bins) {
        int size = bins.length;
        for (int i = 0; i < count; i++) {
            int bin = bin(block[i], size);
            long value = block[i] & 0xFFFFFFFFL;
            if (value < bins[bin]) {
                bins[bin] = value;
            }
        }
    }

    /** The upper half of a hash as a fraction of one, times the number of bins. */
    private static int bin(long hash, int bins) {
        return (int) (((hash >>> 32) * bins) >>> 32);
    }

    private int[] densified(long[] bins) {
        int[] full = new int[bins.length];
        int next = 0;
        for (int i = bins.length - 1; i >= 0; i--) {
            next = bins[i] == EMPTY ? next : i;
        }
        for (int i = bins.length - 1; i >= 0; i--) {
            next = bins[i] == EMPTY ? next : i;
            full[i] = (int) bins[lender(i, bins, next)];
        }
        return full;
    }

    /** The bin whose value a bin takes: its own, one drawn, or else the next. */
    private int lender(int bin, long[] bins, int next) {
        int lender = bin;
        for (long draw = 1; bins[lender] == EMPTY && draw <= MOST_DRAWS; draw++) {
            lender = bin(draws.mix(((long) bin << 32) | draw), bins.length);
        }
        return bins[lender] == EMPTY ? next : lender;
    }
}
