package io.kindred.lab.versions.measure;

/** The measures that are judged beside each other: each says how strongly two documents are kin, from 0 to 1. */
public enum Measure {
    KINDRED("kindred"),
    VERSION("kindred, version score"),
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

    /** The score of two documents of which kindred says {@code ours}. */
    public double score(Prepared left, Prepared right, Kindred ours) {
        return switch (this) {
            case KINDRED -> ours.score();
            case VERSION -> ours.version();
            case WORDS -> left.words().resemblance(right.words());
            case CHARACTERS -> left.characters().resemblance(right.characters());
            case MINHASH -> left.minHash().resemblance(right.minHash());
            case SIMHASH -> 1 - left.simHash().distance(right.simHash()) / 64.0;
        };
    }
}
