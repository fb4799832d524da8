package io.kindred.scan;

import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;

/**
 * What two documents are to each other, and what speaks for it.
 *
 * @param alike how many more documents are nearly the same as the right one and go without mention
 */
public record Kinship(Relation relation, Evidence evidence, int alike) {
    /** What two documents are to each other that stand for nobody else. */
    public Kinship(Relation relation, Evidence evidence) {
        this(relation, evidence, 0);
    }
}
