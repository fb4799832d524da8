package io.kindred.clean;

import io.kindred.fingerprint.ExactHash;
import io.kindred.store.Entry;
import java.util.List;
import java.util.Optional;

/**
 * All files with the same bytes that are on disk as they were scanned.
 *
 * @param files the one that stays first
 * @param same the files that are the same file as another by another name, which is no copy
 * @param folder the folder in which every file stays, if the first is in such
 */
record Copies(List<Entry> files, List<Entry> same, Optional<String> folder) {
    Entry first() {
        return files.get(0);
    }

    ExactHash content() {
        return first().file().content();
    }

    String path() {
        return first().path();
    }
}
