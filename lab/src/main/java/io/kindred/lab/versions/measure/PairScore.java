package io.kindred.lab.versions.measure;

/** Says how strongly two documents are kin, from 0 to 1. Scores may be shared between threads. */
@FunctionalInterface
public interface PairScore {
    double score(Prepared left, Prepared right);
}
