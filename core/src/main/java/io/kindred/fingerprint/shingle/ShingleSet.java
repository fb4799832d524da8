package io.kindred.fingerprint.shingle;

import java.util.Arrays;

/** The distinct shingles of a text, by their hashes. */
public final class ShingleSet {
    private final long[] hashes;

    private ShingleSet(long[] ascending) {
        this.hashes = ascending;
    }

    /** The shingles of a normalised text. */
    public static ShingleSet of(String text, Shingling shingling, HashKey key) {
        return new ShingleSet(SortedShingles.of(text, shingling, key).distinct());
    }

    /** How many distinct shingles there are. */
    public int size() {
        return hashes.length;
    }

    /** The hashes of the shingles, ascending. */
    public long[] hashes() {
        return hashes.clone();
    }

    /** The exact Jaccard similarity: shingles of both by shingles of either; 1 for two empty texts. */
    public double resemblance(ShingleSet other) {
        int shared = shared(other);
        int either = hashes.length + other.hashes.length - shared;
        return either == 0 ? 1 : (double) shared / either;
    }

    /** The share of the shingles here that are also there; 1 for an empty text. */
    public double containedIn(ShingleSet other) {
        return hashes.length == 0 ? 1 : (double) shared(other) / hashes.length;
    }

    /** How many shingles both have. */
    public int shared(ShingleSet other) {
        return SortedShingles.shared(hashes, other.hashes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ShingleSet that && Arrays.equals(hashes, that.hashes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(hashes);
    }
}
