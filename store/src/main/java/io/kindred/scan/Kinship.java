package io.kindred.scan;

import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;
import java.util.Optional;

/**
 * What two documents are to each other, and what speaks for it.
 *
 * @param alike how many more documents are nearly the same as the right one and go without mention
 * @param explanation what speaks for the two being about the same, if that was looked at
 */
public record Kinship(Relation relation, Evidence evidence, int alike, Optional<Explanation> explanation) {
    /** What two documents are to each other of which only the texts were looked at. */
    public Kinship(Relation relation, Evidence evidence, int alike) {
        this(relation, evidence, alike, Optional.empty());
    }

    /** What two documents are to each other that stand for nobody else. */
    public Kinship(Relation relation, Evidence evidence) {
        this(relation, evidence, 0);
    }
}
