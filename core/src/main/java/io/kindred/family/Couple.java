package io.kindred.family;

import java.util.Objects;

/** Two documents by their ids; which comes first does not matter. */
public record Couple(String one, String other) {
    public Couple {
        Objects.requireNonNull(one, "one");
        Objects.requireNonNull(other, "other");
    }
}
