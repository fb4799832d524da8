package io.kindred.fingerprint.shingle;

import java.util.Arrays;

/** The shingles of a text, by their hashes, each as often as it occurs. */
public final class ShingleBag {
    private final long[] hashes;

    private ShingleBag(long[] ascending) {
        this.hashes = ascending;
    }

    /** The shingles of a normalised text. */
    public static ShingleBag of(String text, Shingling shingling, HashKey key) {
        return new ShingleBag(SortedShingles.of(text, shingling, key).withRepeats());
    }

    /** How many shingles there are, repeats counted. */
    public int size() {
        return hashes.length;
    }

    /**
     * The exact Jaccard similarity of the bags: for each shingle the lesser number of occurrences, by the greater; 1 for
     * two empty texts.
     */
    public double resemblance(ShingleBag other) {
        int shared = shared(other);
        int either = hashes.length + other.hashes.length - shared;
        return either == 0 ? 1 : (double) shared / either;
    }

    /** How many shingles both have: one that occurs m times here and n times there counts min(m, n) times. */
    public int shared(ShingleBag other) {
        return SortedShingles.shared(hashes, other.hashes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ShingleBag that && Arrays.equals(hashes, that.hashes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(hashes);
    }
}
