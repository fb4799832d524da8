package io.kindred.index;

import io.kindred.fingerprint.shingle.HashKey;

/** Makes the key of a set in a band: sets whose MinHashes agree in the rows of the band have the same. */
final class BandKeys {
    private static final long HALF = 0xFFFFFFFFL;

    private final HashKey[] keys;
    private final boolean odd;

    /** The keys of one of several bands, which know nothing of each other. */
    BandKeys(int band, int rows) {
        this.keys = new HashKey[(rows + 1) / 2];
        this.odd = rows % 2 != 0;
        for (int i = 0; i < keys.length; i++) {
            keys[i] = HashKey.PUBLIC.lane(band * keys.length + i);
        }
    }

    /** The key of a set that is not empty. One hash of an element serves two rows, a half each. */
    long key(long[] set) {
        long sum = 0;
        for (int i = 0; i < keys.length; i++) {
            long high = HALF;
            long low = HALF;
            for (long element : set) {
                long mixed = keys[i].mix(element);
                high = Math.min(high, mixed >>> Integer.SIZE);
                low = Math.min(low, mixed & HALF);
            }
            boolean half = odd && i == keys.length - 1;
            sum = HashKey.PUBLIC.mix(sum ^ (high << Integer.SIZE | (half ? 0 : low)));
        }
        return sum;
    }
}
