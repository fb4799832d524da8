package io.kindred.semantics.topic;

/** A document near another one, by its number, and how near it is, above 0. */
public record Neighbour(int document, double nearness) {
    public Neighbour {
        if (document < 0 || !(nearness > 0)) {
            throw new IllegalArgumentException("not a neighbour: document " + document + " at " + nearness);
        }
    }
}
