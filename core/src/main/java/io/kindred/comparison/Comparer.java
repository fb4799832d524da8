package io.kindred.comparison;

import io.kindred.fingerprint.reading.Reading;

/** Finds what two documents have in common. Comparers may be shared between threads. */
@FunctionalInterface
public interface Comparer {
    Comparison compare(Reading left, Reading right);
}
