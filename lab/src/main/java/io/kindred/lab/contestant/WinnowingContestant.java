package io.kindred.lab.contestant;

import io.kindred.fingerprint.Winnower;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.NormalizedText;
import java.util.stream.Stream;

/** The winnowers that are measured side by side: this project's, with windows of two widths. */
public enum WinnowingContestant implements Contestant {
    WINDOW_8(8),
    WINDOW_32(32);

    private static final int WORDS = 8;

    private final int window;

    WinnowingContestant(int window) {
        this.window = window;
    }

    @Override
    public String label() {
        return "Kindred, " + WORDS + " words, window " + window;
    }

    @Override
    public Pass over(String[] texts) {
        Winnower winnower = make();
        NormalizedText[] normalized =
                Stream.of(texts).map(WinnowingContestant::normalized).toArray(NormalizedText[]::new);
        return hole -> {
            for (NormalizedText text : normalized) {
                hole.consume(winnower.fingerprint(text));
            }
        };
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
    private static NormalizedText normalized(String text) {
        return new FoldingNormalizer().normalize(text);
    }

    private Winnower make() {
        return new Winnower(WORDS, window, HashKey.PUBLIC);
    }
}
