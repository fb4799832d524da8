package io.kindred.candidate;

import io.kindred.fingerprint.reading.Signature;

/** Finds the documents worth comparing with one. Finders may be shared between threads. */
@FunctionalInterface
public interface CandidateFinder {
    /**
     * The numbers of the documents worth comparing with one of that signature and so many words, the most promising first.
     *
     * <p>The document itself is among them if the finder knows it. Of two documents one may find the other and not be
     * found by it: a pair is worth comparing if either finds the other.
     */
    int[] candidates(Signature signature, int words);
}
