package io.kindred.family.lineage;

import java.util.Objects;

/**
 * A document with the very text of a state.
 *
 * @param of the id of the state
 * @param id the id of the copy
 * @param reverts whether it was made after later states of the text were there: then it is a way back
 */
public record Copy(String of, String id, boolean reverts) {
    public Copy {
        Objects.requireNonNull(of, "of");
        Objects.requireNonNull(id, "id");
    }
}
