package io.kindred.semantics;

import java.util.OptionalDouble;

/** Makes one score of what two documents share in concepts and of how much their passages mean the same. */
final class SemanticScore {
    private static final double RELATED = 0.5;

    private SemanticScore() {}

    static double of(double concepts, OptionalDouble passages) {
        double score = passages.isPresent()
                ? 0.78 * concepts + 1.65 * Math.pow(Math.max(0, passages.getAsDouble()), 1.5)
                : 3.65 * concepts;
        return Math.min(1, score);
    }

    static boolean isRelated(double semantic) {
        return semantic >= RELATED;
    }
}
