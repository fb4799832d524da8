package io.kindred.lab.versions.measure;

/** The measures that are judged beside each other. */
public enum Measure implements PairScore {
    KINDRED("kindred"),
    WORDS("Jaccard, 5 words"),
    CHARACTERS("Jaccard, 5 characters"),
    MINHASH("MinHash-128"),
    SIMHASH("SimHash-64");

    private final String title;

    Measure(String title) {
        this.title = title;
    }

    /** The name in reports. */
    public String title() {
        return title;
    }

    @Override
    public double score(Prepared left, Prepared right) {
        return switch (this) {
            case KINDRED -> Kindred.score(left, right);
            case WORDS -> left.words().resemblance(right.words());
            case CHARACTERS -> left.characters().resemblance(right.characters());
            case MINHASH -> left.minHash().resemblance(right.minHash());
            case SIMHASH -> 1 - left.simHash().distance(right.simHash()) / 64.0;
        };
    }
}
