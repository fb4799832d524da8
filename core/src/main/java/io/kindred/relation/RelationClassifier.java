package io.kindred.relation;

import io.kindred.comparison.Comparison;
import java.util.Optional;

/** Says what two documents are to each other, if anything. */
@FunctionalInterface
public interface RelationClassifier {
    Optional<Relation> classify(Comparison comparison);
}
