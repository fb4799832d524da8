package io.kindred.candidate;

import io.kindred.fingerprint.reading.Signature;

/** A finder that leaves nothing out; the others are measured by it. */
public final class EveryDocument implements CandidateFinder {
    private final int[] documents;

    /** A finder of all of these documents. */
    public EveryDocument(int... documents) {
        this.documents = documents.clone();
    }

    @Override
    public int[] candidates(Signature signature, int words) {
        return documents.clone();
    }
}
