package io.kindred.family.lineage;

import java.util.Objects;

/**
 * What one clue says about an edge of a lineage.
 *
 * @param logOdds how much it speaks for the direction of the edge; below 0 if it speaks against it
 */
public record Reason(Clue clue, double logOdds) {
    public Reason {
        Objects.requireNonNull(clue, "clue");
    }
}
