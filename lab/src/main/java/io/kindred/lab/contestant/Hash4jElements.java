package io.kindred.lab.contestant;

import com.dynatrace.hash4j.hashing.Hasher64;
import com.dynatrace.hash4j.hashing.Hashing;
import com.dynatrace.hash4j.similarity.ElementHashProvider;

/** The 4-grams of a text as hash4j likes them: hashed with its own hash of 64 bits, in an array that is used again. */
final class Hash4jElements implements ElementHashProvider {
    private static final Hasher64 HASHER = Hashing.komihash5_0();

    private final Grams grams = new Grams();
    private final boolean set;
    private long[] hashes = new long[0];
    private int count;

    /** Elements of texts: each once if they are to be a set, otherwise as often as they occur. */
    Hash4jElements(boolean set) {
        this.set = set;
    }

    /** Turns to the elements of a text. */
    Hash4jElements of(String text) {
        count = set ? grams.packDistinct(text) : grams.pack(text);
        hashes = grams.packed();
        for (int i = 0; i < count; i++) {
            hashes[i] = HASHER.hashLongToLong(hashes[i]);
        }
        return this;
    }

    @Override
    public long getElementHash(int i) {
        return hashes[i];
    }

    @Override
    public int getNumberOfElements() {
        return count;
    }
}
