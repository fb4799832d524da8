package io.kindred.comparison;

import io.kindred.chunk.Chunk;
import java.util.List;
import java.util.Objects;

/**
 * A run of chunks of left and the run of chunks of right that it became.
 *
 * @param left the run in left, in order; never empty
 * @param right the run in right, in order; never empty
 * @param similarity how much of their words the two runs share, from 0 to 1; 1 if they have the same words
 */
public record Match(List<Chunk> left, List<Chunk> right, Change change, double similarity) {
    public Match {
        left = List.copyOf(left);
        right = List.copyOf(right);
        Objects.requireNonNull(change, "change");
        if (left.isEmpty() || right.isEmpty()) {
            throw new IllegalArgumentException("a match has chunks on both sides");
        }
    }

    /** The same match read from right to left. */
    public Match mirrored() {
        return new Match(/* left= */ right, /* right= */ left, change.mirrored(), similarity);
    }
}
