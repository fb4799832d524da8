package io.kindred.lab.paper.roth2011;

import java.util.List;

/** A file as methods see it: a stream of tokens, and the fingerprints of its k-grams. */
final class Hashed {
    private final List<String> tokens;
    private final int[] hashes;
    private final Run run;
    private final long seed;

    /**
     * A file in a run.
     *
     * @param seed what chance depends on; each file has its own
     */
    Hashed(List<String> tokens, int[] hashes, Run run, long seed) {
        this.tokens = tokens;
        this.hashes = hashes;
        this.run = run;
        this.seed = seed;
    }

    List<String> tokens() {
        return tokens;
    }

    int[] hashes() {
        return hashes;
    }

    Run run() {
        return run;
    }

    int[] winnowed() {
        return Sketches.winnowed(hashes, run.w());
    }

    int[] third() {
        return Sketches.third(hashes, seed);
    }
}
