package io.kindred.scan;

import io.kindred.candidate.CandidateFinder;
import io.kindred.candidate.EveryDocument;
import io.kindred.candidate.SharedText;
import io.kindred.comparison.CommonSentences;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.index.KeyIndex;
import io.kindred.index.Postings;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Finds the relations of those documents of a catalog that are not related yet, and writes them down. */
final class Relater {
    /*
     * What is found must not depend on when a scan was broken off. So relating begins when all documents have been read, and
     * what a pair is to each other depends on the two and on which sentences are common, on nothing else. A document counts
     * as related once all pairs that it found are written; a pair is found if either finds the other. Whoever goes on later
     * finds again what the rest had found, and writes the same once more.
     *
     * Looking up keys wants them in one segment. They are merged while the threads have enough to do; nobody looks them up in
     * the catalog meanwhile, since all are in memory.
     *
     * Which sentences are common is settled before the first pair is compared. If that differs from what it was when earlier
     * relations were made, the documents with such sentences are related anew, see CommonSentences.
     */
    private static final String COMMON = "common-sentences";
    private static final int UNDER_WAY = 1024;
    private static final long EVERY = 1_000_000_000L;

    private final CatalogWriter writer;
    private final Library library;
    private final Measuring measuring;
    private final ScanWatcher watcher;
    private final int jobs;
    private final Set<Long> seen = ConcurrentHashMap.newKeySet();
    private final List<StoredRelation> found = new ArrayList<>();
    private final List<Integer> done = new ArrayList<>();
    private long written = System.nanoTime();

    Relater(CatalogWriter writer, Library library, Measuring measuring, int jobs, ScanWatcher watcher) {
        this.writer = writer;
        this.library = library;
        this.measuring = measuring;
        this.jobs = jobs;
        this.watcher = watcher;
    }

    void run() throws IOException {
        Postings postings = Postings.of(writer.catalog().postings());
        CommonSentences common =
                renewCommon(postings, writer.catalog().documents().size());
        Map<Integer, Entry> entries = new HashMap<>();
        writer.catalog().documents().forEach(entry -> entries.put(entry.id(), entry));
        List<Entry> open = entries.values().stream()
                .filter(entry -> !entry.related())
                .sorted(Comparator.comparingInt(Entry::id))
                .toList();
        watcher.relating(open.size());
        CandidateFinder finder = finder(postings, entries);
        Pairs pairs = new Pairs(library, entries, measuring.judge(common), !measuring.needsSharedText());
        try (Conveyor<Findings> conveyor = new Conveyor<>(jobs, UNDER_WAY, Long.MAX_VALUE, this::take)) {
            int put = 0;
            for (Entry entry : open) {
                conveyor.put(1, () -> findings(entry, finder, pairs));
                if (++put == UNDER_WAY / 2) {
                    writer.compactIfDue();
                }
            }
            writer.compactIfDue();
            conveyor.finish();
        }
        write();
    }

    private CandidateFinder finder(KeyIndex index, Map<Integer, Entry> entries) {
        if (measuring.needsSharedText()) {
            return new SharedText(index, document -> entries.get(document).words());
        }
        return new EveryDocument(
                entries.keySet().stream().mapToInt(id -> id).sorted().toArray());
    }

    /** Settles which sentences are common, and opens the documents again for which that has changed. */
    private CommonSentences renewCommon(Postings postings, int documents) throws IOException {
        CommonSentences.Count count = new CommonSentences.Count(documents);
        postings.forEachKey(count::add);
        CommonSentences common = count.result();
        CommonSentences before = common(writer.catalog());
        List<Integer> changed = Arrays.stream(common.changes(before))
                .mapToObj(postings::holders)
                .flatMapToInt(Arrays::stream)
                .distinct()
                .boxed()
                .toList();
        writer.atomically(() -> {
            writer.unrelate(changed);
            writer.set(COMMON, common.bytes());
        });
        return common;
    }

    /** Which sentences were common when the relations of a catalog were found. */
    static CommonSentences common(Catalog catalog) throws IOException {
        return catalog.blob(COMMON).map(CommonSentences::from).orElseGet(CommonSentences::none);
    }

    private Findings findings(Entry entry, CandidateFinder finder, Pairs pairs) throws IOException {
        Optional<Signature> signature = library.takeSignature(entry);
        List<StoredRelation> relations = new ArrayList<>();
        int compared = 0;
        if (signature.isPresent()) {
            for (int other : finder.candidates(signature.get(), entry.words())) {
                if (other != entry.id() && seen.add(pair(entry.id(), other))) {
                    compared++;
                    pairs.relation(entry.id(), other).ifPresent(relations::add);
                }
            }
        }
        return new Findings(entry.id(), relations, compared);
    }

    private static long pair(int one, int other) {
        return (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
    }

    private void take(Findings findings) {
        found.addAll(findings.relations());
        done.add(findings.document());
        watcher.related(findings.compared());
        if (System.nanoTime() - written > EVERY) {
            try {
                write();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private void write() throws IOException {
        writer.relate(found, done);
        found.clear();
        done.clear();
        written = System.nanoTime();
    }

    private record Findings(int document, List<StoredRelation> relations, int compared) {}
}
