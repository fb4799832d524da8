package io.kindred.scan;

import io.kindred.candidate.Crowds;
import io.kindred.fingerprint.ExactHash;
import io.kindred.relation.Meaning;
import io.kindred.relation.Subjects;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The documents of a catalog by what they are about, numbered from 0 by their paths. Used by many threads at once.
 *
 * <p>Of documents with the same text there is the first by path, and none that follows the leader of a crowd.
 */
public final class KnownSubjects {
    private static final int PART_OF_MEMORY = 4;

    private final Catalog catalog;
    private final List<Entry> documents;
    private final Set<String> schemes;
    private final Subjects subjects;
    private final Map<Integer, Map<String, byte[]>> told = new ConcurrentHashMap<>();
    private final AtomicLong room = new AtomicLong(Runtime.getRuntime().maxMemory() / PART_OF_MEMORY);

    /**
     * The documents of a catalog.
     *
     * @param documents those that have a part, as {@link #taking} says
     * @param schemes which of what was told of them counts
     */
    KnownSubjects(Catalog catalog, List<Entry> documents, Meaning meaning, Collection<String> schemes) {
        this.catalog = catalog;
        this.documents = documents;
        this.schemes = Set.copyOf(schemes);
        this.subjects = meaning.subjects(documents.size(), number -> told(documents.get(number)));
    }

    /** The documents that have a part, by path. */
    public static List<Entry> taking(Catalog catalog) throws IOException {
        Crowds crowds = Relater.crowds(catalog);
        Set<ExactHash> texts = new HashSet<>();
        return catalog.documents().stream()
                .sorted(Comparator.comparing(Entry::path))
                .filter(entry -> !crowds.follows(entry.id()))
                .filter(entry -> texts.add(entry.text()))
                .toList();
    }

    List<Entry> documents() {
        return documents;
    }

    Subjects subjects() {
        return subjects;
    }

    /** What was told of a document; it stays in memory as far as there is room. */
    Map<String, byte[]> told(Entry entry) {
        Map<String, byte[]> known = told.get(entry.id());
        if (known != null) {
            return known;
        }
        Map<String, byte[]> read = read(entry);
        long size =
                read.values().stream().mapToLong(bytes -> bytes.length + 100).sum();
        if (room.addAndGet(-size) > 0) {
            told.put(entry.id(), read);
        }
        return read;
    }

    private Map<String, byte[]> read(Entry entry) {
        try {
            Map<String, byte[]> read = new HashMap<>(catalog.told(entry.id()));
            read.keySet().retainAll(schemes);
            read.values().removeIf(bytes -> bytes.length == 0);
            return read;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
