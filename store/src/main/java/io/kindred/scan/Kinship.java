package io.kindred.scan;

import io.kindred.relation.Evidence;
import io.kindred.relation.Relation;

/** What two documents are to each other, and what speaks for it. */
public record Kinship(Relation relation, Evidence evidence) {}
