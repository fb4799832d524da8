package io.kindred.store;

import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.reading.Signature;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A document on its way into the catalog.
 *
 * @param title what a person calls it
 * @param metadata what else is known of it; author, created, modified, language and type become columns
 * @param textHash the hash of its normalised text
 * @param scheme how its signature was made
 * @param text what it says; empty if text is not kept
 */
public record NewDocument(
        FileState file,
        String title,
        Map<String, String> metadata,
        ExactHash textHash,
        int words,
        String scheme,
        Signature signature,
        Optional<CompressedText> text) {
    public NewDocument {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(title, "title");
        metadata = Map.copyOf(metadata);
        Objects.requireNonNull(textHash, "textHash");
        Objects.requireNonNull(scheme, "scheme");
        Objects.requireNonNull(signature, "signature");
        Objects.requireNonNull(text, "text");
    }
}
