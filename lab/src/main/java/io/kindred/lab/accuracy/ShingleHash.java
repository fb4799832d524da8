package io.kindred.lab.accuracy;

import com.dynatrace.hash4j.hashing.Hashing;
import io.kindred.lab.contestant.PapersSimHash;
import io.kindred.lab.text.Paragraph;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;

/**
 * A way to hash a shingle, which a SimHash by the textbook is made with.
 *
 * @param size the number of characters of a shingle
 * @param bits the width of the hash
 */
public record ShingleHash(String label, int size, int bits, ToLongFunction<String> hash) {
    /** The shingle hashes found in the papers or tempting in Java, and a good one. */
    public static final List<ShingleHash> KNOWN = List.of(
            new ShingleHash("the papers' product", 4, 64, PapersSimHash::product),
            new ShingleHash("the papers' product", 2, 32, PapersSimHash::product),
            new ShingleHash("String.hashCode", 4, 32, String::hashCode),
            new ShingleHash("String.hashCode", 6, 32, String::hashCode),
            new ShingleHash("hash4j's komihash, for comparison", 4, 64, Hashing.komihash5_0()::hashCharsToLong));

    /**
     * How many of the distinct shingles of some texts still differ once they are hashed.
     *
     * @param shingles the number of distinct shingles
     * @param hashes the number of distinct hashes
     */
    public record Collisions(int shingles, int hashes) {
        /** The share of shingles that is lost. */
        public double lost() {
            return 1 - (double) hashes / shingles;
        }
    }

    public Collisions collisions(List<Paragraph> paragraphs) {
        Set<String> shingles = new HashSet<>();
        paragraphs.forEach(p -> shingles.addAll(PapersSimHash.shingles(p.text(), size)));
        long mask = bits == Long.SIZE ? -1 : (1L << bits) - 1;
        long hashes = shingles.stream()
                .mapToLong(shingle -> hash.applyAsLong(shingle) & mask)
                .distinct()
                .count();
        return new Collisions(shingles.size(), (int) hashes);
    }

    /** The SimHash of the set of a text's shingles. */
    public long[] simHash(String text) {
        int[] counters = new int[bits];
        for (String shingle : PapersSimHash.shingles(text, size)) {
            long value = hash.applyAsLong(shingle);
            for (int bit = 0; bit < bits; bit++) {
                counters[bit] += ((value >>> bit) & 1) == 1 ? 1 : -1;
            }
        }
        long signs = 0;
        for (int bit = 0; bit < bits; bit++) {
            signs |= counters[bit] > 0 ? 1L << bit : 0;
        }
        return new long[] {signs};
    }
}
