package io.kindred.scan;

import io.kindred.store.FileState;
import io.kindred.store.Problem;

/**
 * A file as a walk sees it, without a look inside.
 *
 * @param path where it lies below the scanned folder, with {@code /}
 * @param size its size in bytes
 * @param mtime when it was last modified, in nanoseconds since 1970
 */
record FileStamp(String path, long size, long mtime) {
    /** Whether a file that was read once looks as it did then. */
    boolean fits(FileState file) {
        return size == file.size() && mtime == file.mtime();
    }

    /** Whether a file that could not be read looks as it did then. */
    boolean fits(Problem problem) {
        return size == problem.size() && mtime == problem.mtime();
    }
}
