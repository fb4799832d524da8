package io.kindred.family.lineage;

import java.util.List;
import java.util.Objects;

/**
 * One state made from another.
 *
 * @param from the id of the earlier state
 * @param to the id of the later one
 * @param direction how probable it is that, if the two are neighbours, {@code to} is the later one, from 0.5 on
 * @param margin how much worse the tree would explain the texts if {@code to} hung from any other state, in steps of average
 *     size; near 0 there is another place for it that is as good
 * @param reverts whether it mostly undoes what was done before
 * @param inserted how many words and signs came, roughly
 * @param deleted how many went
 * @param reasons what speaks for the direction and against it, the strongest first
 */
public record Descent(
        String from,
        String to,
        double direction,
        double margin,
        boolean reverts,
        int inserted,
        int deleted,
        List<Reason> reasons) {
    /** From which probability on a direction is more than a guess. */
    public static final double SURE = 0.9;

    public Descent {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        reasons = List.copyOf(reasons);
    }

    /** Whether the direction is known; if not, the two are neighbours and nobody can say which came first. */
    public boolean isDirected() {
        return direction >= SURE;
    }
}
