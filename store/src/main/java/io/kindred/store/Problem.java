package io.kindred.store;

import java.util.Objects;

/**
 * A file that could not be read, and why.
 *
 * @param path where it lies below the scanned folder, with {@code /}
 * @param size its size in bytes when it was tried
 * @param mtime when it was last modified, in nanoseconds since 1970
 * @param reason one line
 */
public record Problem(String path, long size, long mtime, String reason) {
    public Problem {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(reason, "reason");
    }

    /** Whether this is a reason to worry, and not just that of a file that is no document at all. */
    public static boolean isFailure(String reason) {
        return !(reason.startsWith("not a document")
                || reason.startsWith("not a text file")
                || reason.equals("empty file"));
    }

    /** Whether the file should have been a document. */
    public boolean isFailure() {
        return isFailure(reason);
    }
}
