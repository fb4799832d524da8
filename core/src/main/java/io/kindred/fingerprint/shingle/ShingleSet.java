package io.kindred.fingerprint.shingle;

/** The distinct shingles of a text, by their hashes. */
public final class ShingleSet {
    private final SortedShingles shingles;

    private ShingleSet(SortedShingles shingles) {
        this.shingles = shingles;
    }

    /** The shingles of a normalised text. */
    public static ShingleSet of(String text, Shingling shingling, HashKey key) {
        return new ShingleSet(SortedShingles.of(text, shingling, key).distinct());
    }

    /** How many distinct shingles there are. */
    public int size() {
        return shingles.size();
    }

    /** The hashes of the shingles, ascending. */
    public long[] hashes() {
        return shingles.hashes();
    }

    /** The exact Jaccard similarity: shingles of both by shingles of either; 1 for two empty texts. */
    public double resemblance(ShingleSet other) {
        return shingles.resemblance(other.shingles);
    }

    /** The share of the shingles here that are also there; 1 for an empty text. */
    public double containedIn(ShingleSet other) {
        return size() == 0 ? 1 : (double) shared(other) / size();
    }

    /** How many shingles both have. */
    public int shared(ShingleSet other) {
        return shingles.shared(other.shingles);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ShingleSet that && shingles.equals(that.shingles);
    }

    @Override
    public int hashCode() {
        return shingles.hashCode();
    }
}
