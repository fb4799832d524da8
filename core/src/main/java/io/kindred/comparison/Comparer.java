package io.kindred.comparison;

import io.kindred.fingerprint.shingle.ShingleSet;

/** Finds what two texts have in common. */
@FunctionalInterface
public interface Comparer {
    Comparison compare(ShingleSet left, ShingleSet right);
}
