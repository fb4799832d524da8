package io.kindred.store;

import io.kindred.fingerprint.ExactHash;
import java.util.Objects;

/**
 * A document as the catalog lists it.
 *
 * @param id its number, given once and never again
 * @param text the hash of its normalised text
 * @param related whether its relations to all other documents are in the catalog
 */
public record Entry(int id, FileState file, ExactHash text, int words, boolean related) {
    public Entry {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(text, "text");
    }

    /** Where the document lies below the scanned folder. */
    public String path() {
        return file.path();
    }
}
