package io.kindred.family.lineage;

import java.util.Objects;

/**
 * A state that took text over from a second one, besides the one it was made from.
 *
 * @param from the id of the second one
 * @param to the id of the state that took it over
 * @param share the share of what is new in it that comes from there
 */
public record Merge(String from, String to, double share) {
    public Merge {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
    }
}
