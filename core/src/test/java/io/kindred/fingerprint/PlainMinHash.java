package io.kindred.fingerprint;

import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.PlainShingles;
import io.kindred.fingerprint.shingle.Shingling;
import java.util.HashSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** One-permutation hashing with optimal densification, word by word as its description has it. */
final class PlainMinHash {
    private static final double TWO_TO_THE_32 = 4_294_967_296.0;

    private final int components;
    private final Shingling shingling;
    private final HashKey key;

    PlainMinHash(int components, Shingling shingling, HashKey key) {
        this.components = components;
        this.shingling = shingling;
        this.key = key;
    }

    /** The components, none for a text without shingles. */
    int[] of(String text) {
        NavigableMap<Integer, Long> least = new TreeMap<>();
        for (long hash : new HashSet<>(new PlainShingles(shingling, key).of(text))) {
            least.merge(bin(hash), hash & 0xFFFFFFFFL, Math::min);
        }
        return least.isEmpty() ? new int[0] : densified(least);
    }

    private int[] densified(NavigableMap<Integer, Long> least) {
        int[] full = new int[components];
        for (int i = 0; i < components; i++) {
            int lender = i;
            for (int draw = 1; !least.containsKey(lender) && draw <= 64; draw++) {
                lender = bin(key.lane(1).mix(i * (1L << 32) + draw));
            }
            full[i] = least.getOrDefault(lender, next(i, least)).intValue();
        }
        return full;
    }

    private static long next(int bin, NavigableMap<Integer, Long> least) {
        Map.Entry<Integer, Long> after = least.ceilingEntry(bin);
        return after == null ? least.firstEntry().getValue() : after.getValue();
    }

    /** The upper half of a hash as a fraction of one tells how far up the row of bins its bin is. */
    private int bin(long hash) {
        return (int) Math.floor((hash >>> 32) / TWO_TO_THE_32 * components);
    }
}
