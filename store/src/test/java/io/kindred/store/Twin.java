package io.kindred.store;

import io.kindred.fingerprint.reading.Signature;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The same catalog as plain collections in memory. */
final class Twin {
    /** A document of the twin. */
    record Held(FileState file, NewDocument document, boolean related) {}

    /** Two documents, the lower number first. */
    record Pair(int low, int high) {}

    final Map<Integer, Held> documents = new TreeMap<>();
    final Map<Pair, StoredRelation> relations = new HashMap<>();
    final Map<String, Problem> problems = new TreeMap<>();
    private int next = 1;

    int put(List<NewDocument> batch) {
        int first = next;
        for (NewDocument document : batch) {
            documents.put(next++, new Held(document.file(), document, false));
            problems.remove(document.file().path());
        }
        return first;
    }

    void remove(String path) {
        Set<Integer> gone = new HashSet<>();
        documents.forEach((id, held) -> {
            if (held.file().path().equals(path)) {
                gone.add(id);
            }
        });
        documents.keySet().removeAll(gone);
        relations.keySet().removeIf(pair -> gone.contains(pair.low()) || gone.contains(pair.high()));
    }

    void move(int id, FileState file) {
        documents.computeIfPresent(id, (same, held) -> new Held(file, held.document(), held.related()));
    }

    void relate(StoredRelation relation) {
        int low = Math.min(relation.left(), relation.right());
        relations.put(new Pair(low, Math.max(relation.left(), relation.right())), relation);
    }

    void mark(int id, boolean related) {
        documents.computeIfPresent(id, (same, held) -> new Held(held.file(), held.document(), related));
    }

    List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        documents.forEach((id, held) -> entries.add(new Entry(
                id, held.file(), held.document().textHash(), held.document().words(), held.related())));
        return entries;
    }

    long[] postings() {
        TreeSet<Long> postings = new TreeSet<>(Long::compareUnsigned);
        documents.forEach((id, held) -> {
            Signature signature = held.document().signature();
            for (long key : signature.keys()) {
                postings.add((key << 24) | id);
            }
        });
        return postings.stream().mapToLong(Long::longValue).toArray();
    }

    int[] holders(long key) {
        return documents.entrySet().stream()
                .filter(entry ->
                        contains(entry.getValue().document().signature().keys(), key))
                .mapToInt(Map.Entry::getKey)
                .toArray();
    }

    private static boolean contains(long[] keys, long key) {
        for (long one : keys) {
            if (one == key) {
                return true;
            }
        }
        return false;
    }

    /** The relations as they are read: by path, left before right. */
    List<StoredRelation> relations() {
        return relations.values().stream()
                .map(this::readable)
                .sorted(Comparator.comparing(
                                (StoredRelation one) -> one.relation().left())
                        .thenComparing(one -> one.relation().right()))
                .toList();
    }

    private StoredRelation readable(StoredRelation stored) {
        StoredRelation named = Samples.relation(stored, path(stored.left()), path(stored.right()));
        return path(stored.left()).compareTo(path(stored.right())) < 0 ? named : named.mirrored();
    }

    private String path(int id) {
        return documents.get(id).file().path();
    }
}
