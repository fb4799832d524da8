package io.kindred.lab.paper.roth2011;

import java.util.List;

/** The hashes of the k-grams of a stream, in their order: Java's hash of a string (section 3.1.2). */
final class Fingerprints {
    private Fingerprints() {}

    /** One for each run of k tokens; none if there are fewer tokens. */
    static int[] of(List<String> tokens, String separator, int k) {
        int[] hashes = new int[Math.max(0, tokens.size() - k + 1)];
        for (int i = 0; i < hashes.length; i++) {
            hashes[i] = String.join(separator, tokens.subList(i, i + k)).hashCode();
        }
        return hashes;
    }
}
