package io.kindred.fingerprint;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;

/**
 * A number of up to 256 bits in which texts with many shingles in common agree in most bits.
 *
 * <p>The expected share of differing bits is the angle between the two shingle vectors, divided by 180 degrees.
 */
public final class SimHash implements Fingerprint {
    private final Scheme scheme;
    private final int bits;
    private final long[] words;

    /** A hash of so many bits: the low bits of the first word first. */
    public SimHash(Scheme scheme, int bits, long... words) {
        boolean part = bits > 0 && bits < Long.SIZE && bits % 4 == 0 && words.length == 1 && words[0] >>> bits == 0;
        boolean whole = bits > 0 && bits % Long.SIZE == 0 && words.length == bits / Long.SIZE;
        if (!part && !whole) {
            throw new IllegalArgumentException(words.length + " words do not hold a hash of " + bits + " bits");
        }
        this.scheme = Objects.requireNonNull(scheme, "scheme");
        this.bits = bits;
        this.words = words.clone();
    }

    @Override
    public Scheme scheme() {
        return scheme;
    }

    /** The width of the hash. */
    public int bits() {
        return bits;
    }

    /** The i-th 64 bits, lowest first. */
    public long word(int i) {
        return words[i];
    }

    /** The number of bits in which two hashes differ. */
    public int distance(SimHash other) {
        scheme.mustEqual(other.scheme);
        int distance = 0;
        for (int i = 0; i < words.length; i++) {
            distance += Long.bitCount(words[i] ^ other.words[i]);
        }
        return distance;
    }

    @Override
    public String hex() {
        StringBuilder hex = new StringBuilder();
        for (int i = words.length - 1; i >= 0; i--) {
            hex.append(String.format(Locale.ROOT, "%0" + Math.min(bits, Long.SIZE) / 4 + "x", words[i]));
        }
        return hex.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SimHash that && scheme.equals(that.scheme) && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return 31 * scheme.hashCode() + Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return scheme + "=" + hex();
    }
}
