package io.kindred.semantics;

import java.util.OptionalDouble;

/** Makes one score of what two documents share in concepts and of how much their passages mean the same. */
final class SemanticScore {
    private static final double RELATED = 0.5;

    private SemanticScore() {}

    static double of(double concepts, OptionalDouble passages) {
        double meant = passages.isPresent() ? 1.4 * Math.max(0, passages.getAsDouble() - 0.2) : concepts;
        return Math.min(1, meant + 0.8 * concepts);
    }

    static boolean isRelated(double semantic) {
        return semantic >= RELATED;
    }
}
