package io.kindred.fingerprint.shingle;

/** The shingles of a text, by their hashes, each as often as it occurs. */
public final class ShingleBag {
    private final SortedShingles shingles;

    private ShingleBag(SortedShingles shingles) {
        this.shingles = shingles;
    }

    /** The shingles of a normalised text. */
    public static ShingleBag of(String text, Shingling shingling, HashKey key) {
        return new ShingleBag(SortedShingles.of(text, shingling, key));
    }

    /** How many shingles there are, repeats counted. */
    public int size() {
        return shingles.size();
    }

    /**
     * The exact Jaccard similarity of the bags: for each shingle the lesser number of occurrences, by the greater; 1 for
     * two empty texts.
     */
    public double resemblance(ShingleBag other) {
        return shingles.resemblance(other.shingles);
    }

    /** How many shingles both have: one that occurs m times here and n times there counts min(m, n) times. */
    public int shared(ShingleBag other) {
        return shingles.shared(other.shingles);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ShingleBag that && shingles.equals(that.shingles);
    }

    @Override
    public int hashCode() {
        return shingles.hashCode();
    }
}
