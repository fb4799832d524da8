package io.kindred.lab.contestant;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/** SimHash as Waikato and Roth wrote it down in 2013: a set of strings, a product of bytes, and 64 counters. */
public final class PapersSimHash implements SimHashing {
    private static final int FEATURE = 4;
    private static final int BITS = 64;
    private static final long SEED = 27644437;

    @Override
    public long hash(String text) {
        int[] counters = new int[BITS];
        for (String shingle : shingles(text, FEATURE)) {
            long hash = product(shingle);
            for (int bit = 0; bit < BITS; bit++) {
                if (((hash >>> bit) & 1) == 1) {
                    counters[bit]++;
                } else {
                    counters[bit]--;
                }
            }
        }
        return signs(counters);
    }

    /** All substrings of a length. */
    public static Set<String> shingles(String text, int size) {
        Set<String> shingles = new HashSet<>();
        for (int i = 0; i + size <= text.length(); i++) {
            shingles.add(text.substring(i, i + size));
        }
        return shingles;
    }

    /** The papers' hash of a shingle: the product of its bytes and a prime. The shorter form is its low 32 bits. */
    public static long product(String shingle) {
        long product = SEED;
        for (byte value : shingle.getBytes(StandardCharsets.UTF_8)) {
            product *= Byte.toUnsignedInt(value);
        }
        return product;
    }

    private static long signs(int[] counters) {
        long hash = 0;
        for (int bit = 0; bit < counters.length; bit++) {
            if (counters[bit] > 0) {
                hash |= 1L << bit;
            }
        }
        return hash;
    }
}
