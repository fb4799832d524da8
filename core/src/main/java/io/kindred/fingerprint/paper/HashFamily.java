package io.kindred.fingerprint.paper;

import io.kindred.fingerprint.shingle.HashKey;
import java.util.Locale;
import java.util.function.IntUnaryOperator;

/** The three kinds of hash functions on 32-bit keys that UPC 2018 compares. */
public enum HashFamily {
    /** (a x + b) mod p, with p the least prime above 2^32 and a and b drawn at random below 2^32. */
    MODULAR {
        @Override
        public IntUnaryOperator function(int number) {
            long a = draw(2L * number + 1) | 1;
            long b = draw(2L * number + 2);
            return key -> (int) Long.remainderUnsigned(a * Integer.toUnsignedLong(key) + b, PRIME);
        }
    },
    /** Knuth's: the upper half of the lower word of x times an odd multiple of the golden section. */
    MULTIPLICATIVE {
        @Override
        public IntUnaryOperator function(int number) {
            long multiplier = GOLDEN * (2L * number + 1);
            return key -> (int) ((Integer.toUnsignedLong(key) * multiplier) >>> 32);
        }
    },
    /** Austin Appleby's MurmurHash3 for 32 bits, with the number of the function as its seed. */
    MURMUR3 {
        @Override
        public IntUnaryOperator function(int number) {
            return key -> murmur3(key, number);
        }
    };

    private static final long PRIME = 4294967311L;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    /** The hash function with the given number. */
    public abstract IntUnaryOperator function(int number);

    private static long draw(long number) {
        return HashKey.PUBLIC.mix(number) >>> 32;
    }

    private static int murmur3(int key, int seed) {
        int mixed = Integer.rotateLeft(key * 0xcc9e2d51, 15) * 0x1b873593;
        int hash = Integer.rotateLeft(seed ^ mixed, 13) * 5 + 0xe6546b64;
        hash ^= Integer.BYTES;
        hash = (hash ^ (hash >>> 16)) * 0x85ebca6b;
        hash = (hash ^ (hash >>> 13)) * 0xc2b2ae35;
        return hash ^ (hash >>> 16);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
