package io.kindred.text;

/** Rewrites a text so that differences no reader cares about vanish. */
@FunctionalInterface
public interface Normalizer {
    NormalizedText normalize(String text);
}
