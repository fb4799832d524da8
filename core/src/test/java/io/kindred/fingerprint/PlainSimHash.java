package io.kindred.fingerprint;

import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.PlainShingles;
import io.kindred.fingerprint.shingle.Shingling;
import java.util.Collection;
import java.util.LinkedHashSet;

/** SimHash as the textbook has it: one counter per bit, up by one or down by one with every shingle. */
final class PlainSimHash {
    private final int bits;
    private final Shingling shingling;
    private final boolean set;
    private final HashKey key;

    PlainSimHash(int bits, Shingling shingling, boolean set, HashKey key) {
        this.bits = bits;
        this.shingling = shingling;
        this.set = set;
        this.key = key;
    }

    /** The words of the hash, lowest first. */
    long[] of(String text) {
        Collection<Long> hashes = new PlainShingles(shingling, key).of(text);
        return of(set ? new LinkedHashSet<>(hashes) : hashes);
    }

    private long[] of(Collection<Long> hashes) {
        long[] words = new long[bits / 64];
        for (int bit = 0; bit < bits; bit++) {
            int votes = 0;
            for (long hash : hashes) {
                long voter = bit < 64 ? hash : key.lane(bit / 64).mix(hash);
                votes += (voter >>> (bit % 64) & 1) == 1 ? 1 : -1;
            }
            if (votes > 0) {
                words[bit / 64] |= 1L << (bit % 64);
            }
        }
        return words;
    }
}
