package io.kindred.relation;

import io.kindred.comparison.SharedShingles;
import java.util.Optional;

/** Says what two documents that are not the same are to each other, if anything. */
@FunctionalInterface
public interface RelationClassifier {
    Optional<Verdict> classify(SharedShingles comparison);

    /** A kind of relation and its strength. */
    record Verdict(RelationKind kind, double score) {}
}
