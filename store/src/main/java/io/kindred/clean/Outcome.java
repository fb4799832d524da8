package io.kindred.clean;

import java.util.Objects;

/**
 * What became of one file.
 *
 * @param action what was to be done, or what is taken back
 * @param done whether it was done
 * @param reason why not, or what else is to be said; may be empty
 */
public record Outcome(String path, Action action, long bytes, boolean done, String reason) {
    public Outcome {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(action, "action");
        Objects.requireNonNull(reason, "reason");
    }
}
