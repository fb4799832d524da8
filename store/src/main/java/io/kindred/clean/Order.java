package io.kindred.clean;

import java.util.Objects;

/**
 * What a person wants done with one file, as a plan file says it.
 *
 * @param line the number of the line that says it
 * @param path where the file lies below the scanned folder
 * @param mark the first digits of the hash of its bytes
 */
public record Order(int line, Action action, String path, String mark) {
    /** How many digits of a hash a plan shows. */
    static final int MARK = 16;

    public Order {
        Objects.requireNonNull(action, "action");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(mark, "mark");
    }
}
