package io.kindred.scan;

import io.kindred.relation.Meaning;
import io.kindred.relation.Relatedness;
import io.kindred.store.Affinity;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import io.kindred.store.RelationFilter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds which documents of a catalog are about the same, once it is known which of them share text. */
final class MeaningRelater {
    /*
     * What a document is about depends on its text alone. It is told once and kept, document by document; who is broken off
     * goes on with those that are left. How far two documents are about the same depends on all: what few speak of tells
     * more than what many do. So the pairs are found anew whenever a document has come or gone, from what was told, and
     * replaced all at once. What is found does not depend on history, since documents are numbered by their paths.
     *
     * Who adds a document to a large collection does not wait for that: it is related to what was found last, for the time
     * being, and the next scan goes through all.
     *
     * Two documents that share text are what that makes them; how far they are about the same is noted beside it.
     */

    /** So many of the most related documents are told for each; a pair counts if either tells of the other. */
    static final int MOST = 10;

    private static final int UNDER_WAY = 256;
    private static final long EVERY = 1_000_000_000L;

    private final CatalogWriter writer;
    private final Catalog catalog;
    private final Library library;
    private final Meaning meaning;
    private final int jobs;
    private final ScanWatcher watcher;
    private final Map<Integer, byte[]> told = new HashMap<>();
    private long written = System.nanoTime();

    MeaningRelater(CatalogWriter writer, Library library, Meaning meaning, int jobs, ScanWatcher watcher) {
        this.writer = writer;
        this.catalog = writer.catalog();
        this.library = library;
        this.meaning = meaning;
        this.jobs = jobs;
        this.watcher = watcher;
    }

    /** Tells what documents are about, relates them by it, and returns the schemes that could be used. */
    List<String> run() throws IOException {
        List<Entry> documents = KnownSubjects.taking(catalog);
        List<String> usable = new ArrayList<>();
        for (String scheme : meaning.schemes()) {
            try {
                tell(scheme, documents);
                usable.add(scheme);
                watcher.untold(scheme, catalog.untold(scheme));
            } catch (Unusable e) {
                watcher.unusable(scheme, e.getMessage());
            }
        }
        KnownSubjects known = KnownSubjects.of(catalog, documents, meaning, usable);
        List<Affinity> affinities = affinities(known);
        writer.atomically(() -> {
            writer.replaceAffinities(affinities);
            known.keep(writer);
        });
        return usable;
    }

    /**
     * Relates a few documents to those that were there when all were last gone through, for the time being: what concepts
     * tell is not counted anew, and what the others are to each other stays. Does nothing if that is not known.
     */
    void answer(List<Entry> few) throws IOException {
        Optional<KnownSubjects> known = KnownSubjects.kept(catalog, meaning);
        if (known.isEmpty()) {
            return;
        }
        for (String scheme : known.get().schemes()) {
            try {
                tell(scheme, few);
            } catch (Unusable e) {
                watcher.unusable(scheme, e.getMessage());
            }
        }
        for (Entry entry : few) {
            writer.addAffinities(affinities(entry, known.get()));
        }
    }

    private List<Affinity> affinities(Entry entry, KnownSubjects known) throws IOException {
        Set<Integer> others = sharing(entry);
        Map<String, byte[]> about = known.told(entry.id());
        List<Affinity> affinities = new ArrayList<>();
        for (int number : known.subjects().related(about, MOST + 1 + others.size())) {
            int other = known.id(number);
            if (affinities.size() < MOST
                    && other != entry.id()
                    && !others.contains(other)
                    && catalog.document(other).isPresent()) {
                Relatedness relatedness = known.subjects().between(about, known.told(other));
                affinities.add(new Affinity(entry.id(), other, /* related= */ true, relatedness));
            }
        }
        return affinities;
    }

    /** The documents that share text with one. */
    private Set<Integer> sharing(Entry entry) throws IOException {
        Set<Integer> others = new HashSet<>();
        RelationFilter filter = new RelationFilter(RelationFilter.BY_TEXT.kinds(), 0, Optional.of(entry.path()));
        catalog.relations(filter, found -> others.add(found.left() == entry.id() ? found.right() : found.left()));
        return others;
    }

    private void tell(String scheme, List<Entry> documents) throws IOException {
        Set<Integer> known = catalog.told(scheme);
        List<Entry> open =
                documents.stream().filter(entry -> !known.contains(entry.id())).toList();
        watcher.telling(scheme, open.size());
        try (Conveyor<Map.Entry<Integer, byte[]>> conveyor =
                new Conveyor<>(jobs, UNDER_WAY, Long.MAX_VALUE, telling -> take(scheme, telling))) {
            for (Entry entry : open) {
                conveyor.put(1, () -> Map.entry(entry.id(), tell(scheme, entry)));
            }
            conveyor.finish();
        } finally {
            write(scheme);
        }
    }

    private byte[] tell(String scheme, Entry entry) throws IOException {
        Optional<String> text = library.text(entry);
        try {
            return text.isPresent() ? meaning.tell(scheme, text.get()) : new byte[0];
        } catch (IOException e) {
            throw new Unusable(e);
        }
    }

    private void take(String scheme, Map.Entry<Integer, byte[]> telling) {
        told.put(telling.getKey(), telling.getValue());
        watcher.told();
        if (System.nanoTime() - written > EVERY) {
            try {
                write(scheme);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private void write(String scheme) throws IOException {
        writer.tell(scheme, told);
        told.clear();
        written = System.nanoTime();
    }

    private List<Affinity> affinities(KnownSubjects known) throws IOException {
        Set<Pair> sharing = sharing(known);
        Set<Pair> pairs = new TreeSet<>(sharing);
        watcher.comparing(known.size());
        try (Conveyor<List<Pair>> conveyor = new Conveyor<>(jobs, UNDER_WAY, Long.MAX_VALUE, found -> {
            pairs.addAll(found);
            watcher.compared();
        })) {
            Map<Integer, Integer> sharers = sharers(sharing);
            for (int number = 0; number < known.size(); number++) {
                int one = number;
                int most = MOST + 1 + sharers.getOrDefault(one, 0);
                conveyor.put(1, () -> related(one, most, known, sharing));
            }
            conveyor.finish();
        }
        List<Affinity> affinities = new ArrayList<>();
        try (Conveyor<Affinity> conveyor = new Conveyor<>(jobs, UNDER_WAY, Long.MAX_VALUE, affinities::add)) {
            for (Pair pair : pairs) {
                conveyor.put(1, () -> affinity(pair, known, !sharing.contains(pair)));
            }
            conveyor.finish();
        }
        return affinities;
    }

    /** The pairs of documents that share text. */
    private Set<Pair> sharing(KnownSubjects known) throws IOException {
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int number = 0; number < known.size(); number++) {
            numbers.put(known.id(number), number);
        }
        Set<Pair> sharing = new HashSet<>();
        catalog.relations(RelationFilter.BY_TEXT, found -> {
            Integer left = numbers.get(found.left());
            Integer right = numbers.get(found.right());
            if (left != null && right != null) {
                sharing.add(Pair.of(left, right));
            }
        });
        return sharing;
    }

    /** With how many others each document shares text. */
    private static Map<Integer, Integer> sharers(Set<Pair> sharing) {
        Map<Integer, Integer> sharers = new HashMap<>();
        for (Pair pair : sharing) {
            sharers.merge(pair.left(), 1, Integer::sum);
            sharers.merge(pair.right(), 1, Integer::sum);
        }
        return sharers;
    }

    private static List<Pair> related(int one, int most, KnownSubjects known, Set<Pair> sharing) {
        Map<String, byte[]> about = known.told(known.id(one));
        return Arrays.stream(known.subjects().related(about, most))
                .filter(other -> other != one)
                .mapToObj(other -> Pair.of(one, other))
                .filter(pair -> !sharing.contains(pair))
                .limit(MOST)
                .toList();
    }

    private static Affinity affinity(Pair pair, KnownSubjects known, boolean related) {
        int left = known.id(pair.left());
        int right = known.id(pair.right());
        return new Affinity(left, right, related, known.subjects().between(known.told(left), known.told(right)));
    }

    /** Two documents by number, the lower one left. */
    private record Pair(int left, int right) implements Comparable<Pair> {
        static Pair of(int one, int other) {
            return new Pair(Math.min(one, other), Math.max(one, other));
        }

        @Override
        public int compareTo(Pair other) {
            return left != other.left ? Integer.compare(left, other.left) : Integer.compare(right, other.right);
        }
    }

    /** Says that a scheme cannot be used. */
    private static final class Unusable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unusable(IOException reason) {
            super(reason.getMessage(), reason);
        }
    }
}
