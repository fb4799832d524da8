package io.kindred.lab.contestant;

import io.kindred.fingerprint.Winnower;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.NormalizedText;

/** The winnowers that are measured side by side: this project's, with windows of two widths. */
public enum WinnowingContestant {
    WINDOW_8(8),
    WINDOW_32(32);

    private static final int WORDS = 8;

    private final int window;

    WinnowingContestant(int window) {
        this.window = window;
    }

    /** What the tables call it. */
    public String label() {
        return "Kindred, " + WORDS + " words, window " + window;
    }

    /** The share of shingles that is picked from random hashes. */
    public double expectedDensity() {
        return 2.0 / (window + 1);
    }

    /** The share of shingles that is picked from some texts. */
    public double density(Iterable<String> texts) {
        Winnower all = new Winnower(WORDS, 1, HashKey.PUBLIC);
        long picked = 0;
        long shingles = 0;
        for (String text : texts) {
            NormalizedText normalized = normalized(text);
            picked += make().fingerprint(normalized).hashes().size();
            shingles += all.fingerprint(normalized).hashes().size();
        }
        return (double) picked / shingles;
    }

    /** A text as winnowers take it. */
    public static NormalizedText normalized(String text) {
        return new FoldingNormalizer().normalize(text);
    }

    public Winnower make() {
        return new Winnower(WORDS, window, HashKey.PUBLIC);
    }
}
