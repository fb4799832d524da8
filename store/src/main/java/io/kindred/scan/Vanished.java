package io.kindred.scan;

import io.kindred.fingerprint.ExactHash;
import io.kindred.store.Entry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The documents whose files are no longer where they were; the file of one may turn up at another place. */
final class Vanished {
    private final Map<ExactHash, List<Entry>> byContent = new HashMap<>();

    Vanished(Collection<Entry> entries) {
        entries.stream()
                .sorted(Comparator.comparing(Entry::path).reversed())
                .forEach(entry -> byContent
                        .computeIfAbsent(entry.file().content(), content -> new ArrayList<>())
                        .add(entry));
    }

    /** A document of this content, which then belongs to whoever asked. */
    synchronized Optional<Entry> claim(ExactHash content) {
        List<Entry> entries = byContent.getOrDefault(content, List.of());
        return entries.isEmpty() ? Optional.empty() : Optional.of(entries.remove(entries.size() - 1));
    }

    /** The documents that nobody claimed. */
    synchronized List<Entry> rest() {
        return byContent.values().stream()
                .flatMap(List::stream)
                .sorted(Comparator.comparing(Entry::path))
                .toList();
    }
}
