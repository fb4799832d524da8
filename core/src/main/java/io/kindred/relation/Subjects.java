package io.kindred.relation;

import java.util.Map;

/** A collection by what its documents are about. It may be used by many threads. */
public interface Subjects {
    /**
     * The numbers of the documents that are related to one, the most related first, at most so many. The one is among them
     * if it is of the collection.
     */
    int[] related(Map<String, byte[]> told, int most);

    /**
     * The collection in parts, each under a name. From these it can be opened again, without asking for what was told of all
     * documents: see {@link Meaning#opened}.
     */
    Map<String, byte[]> parts();

    /** How far two documents are about the same, as things stand in this collection. */
    Relatedness between(Map<String, byte[]> left, Map<String, byte[]> right);
}
