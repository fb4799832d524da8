package io.kindred.fingerprint.shingle;

import java.util.Locale;

/**
 * What makes the hashes of one catalog differ from those of another.
 *
 * <p>Values made with the {@linkplain #PUBLIC public key} can be exchanged. A secret key keeps an outsider from writing
 * texts whose hashes crowd into one bucket; its values mean nothing beside values of another key.
 */
public final class HashKey {
    /** The key everybody has; it and its first lanes leave the bits of a SimHash of English text evenly set. */
    public static final HashKey PUBLIC =
            new HashKey(0x08A62B49F7547960L, 0x8BC877FE7E43C273L, "public", 0, 64_682_252, 62_702_762, 123_906_098);

    private static final long FINISH = 0xBF58476D1CE4E5B9L;

    private final long whitener;
    private final long multiplier;
    private final String id;
    private final long[] lanes;

    private HashKey(long whitener, long multiplier, String id, long... lanes) {
        this.whitener = whitener;
        this.multiplier = multiplier;
        this.id = id;
        this.lanes = lanes;
    }

    /** The key made from 128 secret bits. */
    public static HashKey secret(long high, long low) {
        long whitener = finish((PUBLIC.mix(high) * PUBLIC.multiplier) ^ low);
        long multiplier = finish((PUBLIC.mix(low) * PUBLIC.multiplier) ^ high) | 1;
        long shown = finish(finish(whitener ^ FINISH) ^ multiplier);
        return new HashKey(whitener, multiplier, String.format(Locale.ROOT, "key-%08x", shown >>> 32));
    }

    /** What names the key without giving it away: {@code public}, or a hash of the secret. */
    public String id() {
        return id;
    }

    /** Scatters a value over all 64 bits: two values never meet, and each bit depends on all but at most two of the value. */
    public long mix(long value) {
        return finish((value ^ whitener) * multiplier);
    }

    /** Scatters the first values of an array in place, a loop that Java turns into vector instructions. */
    public void mix(long[] values, int count) {
        mix(values, count, whitener, multiplier);
    }

    private static void mix(long[] values, int count, long whitener, long multiplier) {
        for (int i = 0; i < count; i++) {
            values[i] = finish((values[i] ^ whitener) * multiplier);
        }
    }

    /** The key of the n-th of several hash functions that know nothing of each other. */
    public HashKey lane(int n) {
        if (n == 0) {
            return this;
        }
        long number = n < lanes.length ? lanes[n] : whitener + 2L * n;
        return new HashKey(mix(number), mix(number + 1) | 1, id);
    }

    long whitener() {
        return whitener;
    }

    long multiplier() {
        return multiplier;
    }

    private static long finish(long product) {
        long folded = (product ^ (product >>> 32)) * FINISH;
        return folded ^ (folded >>> 29);
    }

    @Override
    public String toString() {
        return id;
    }
}
