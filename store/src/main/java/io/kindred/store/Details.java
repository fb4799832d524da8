package io.kindred.store;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * All that the catalog knows of a document but its text and keys.
 *
 * @param title what a person calls it
 * @param metadata what else is known of it
 * @param scheme how its fingerprints were made
 * @param si the SimHash of the whole document
 * @param chunks the SimHash of each chunk, in order
 */
public record Details(
        Entry entry, String title, Map<String, String> metadata, String scheme, long si, List<Long> chunks) {
    public Details {
        Objects.requireNonNull(entry, "entry");
        Objects.requireNonNull(title, "title");
        metadata = Map.copyOf(metadata);
        Objects.requireNonNull(scheme, "scheme");
        chunks = List.copyOf(chunks);
    }
}
