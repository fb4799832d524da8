package io.kindred.store;

import io.kindred.fingerprint.ExactHash;
import java.util.Objects;

/**
 * A file as it was when it was read.
 *
 * @param path where it lies below the scanned folder, with {@code /}
 * @param size its size in bytes
 * @param mtime when it was last modified, in nanoseconds since 1970
 * @param content the hash of its bytes
 */
public record FileState(String path, long size, long mtime, ExactHash content) {
    public FileState {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(content, "content");
    }
}
