package io.kindred.scan;

import io.kindred.candidate.CandidateFinder;
import io.kindred.candidate.Crowds;
import io.kindred.candidate.EveryDocument;
import io.kindred.candidate.SharedText;
import io.kindred.comparison.CommonSentences;
import io.kindred.index.Holders;
import io.kindred.index.KeyIndex;
import io.kindred.index.Postings;
import io.kindred.relation.Forms;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;

/** Finds the relations of those documents of a catalog that are not related yet, and writes them down. */
final class Relater {
    /*
     * What is found must not depend on when a scan was broken off. So relating begins when all documents have been read, and
     * what a pair is to each other depends on the two and on which sentences are common, on nothing else. A document counts
     * as related once all pairs that it found are written; a pair is found if either finds the other. Whoever goes on later
     * finds again what the rest had found, and writes the same once more.
     *
     * Looking up keys wants them in one segment. They are merged beside, which takes minutes if there are hundreds of millions;
     * nobody looks them up in the catalog meanwhile, since all are in memory, and what is found is written when that is done.
     *
     * Who follows whom in a crowd, and then which sentences are common, is settled before the first pair is compared. Where
     * that differs from what it was when earlier relations were made, the documents concerned are related anew, see Crowds and
     * CommonSentences.
     */
    private static final String COMMON = "common-sentences";
    private static final String CROWDS = "crowds";

    /** How many documents there were when it was settled which sentences are common; a crowd counts as one. */
    private static final String COUNTED = "counted";

    private static final int UNDER_WAY = 1024;
    private static final long EVERY = 1_000_000_000L;

    private final CatalogWriter writer;
    private final Library library;
    private final Measuring measuring;
    private final ScanWatcher watcher;
    private final int jobs;
    private final PairSet seen = new PairSet();
    private final List<StoredRelation> found = new ArrayList<>();
    private final List<Integer> done = new ArrayList<>();
    private long written = System.nanoTime();
    private CompletableFuture<Void> merging = CompletableFuture.completedFuture(null);

    Relater(CatalogWriter writer, Library library, Measuring measuring, int jobs, ScanWatcher watcher) {
        this.writer = writer;
        this.library = library;
        this.measuring = measuring;
        this.jobs = jobs;
        this.watcher = watcher;
    }

    void run() throws IOException {
        Footing footing = new Footing(
                writer.catalog().documents().size(), writer.catalog().postingCount());
        footing.check(Runtime.getRuntime().maxMemory());
        library.makeRoom(footing.bytes());
        Postings all = Postings.ofSorted(writer.catalog().postings());
        Crowds crowds = renewCrowds(all);
        Postings postings = crowds.beyondLeaders(all);
        CommonSentences common = renewCommon(postings, crowds);
        Map<Integer, Entry> entries = new HashMap<>();
        writer.catalog().documents().forEach(entry -> entries.put(entry.id(), entry));
        List<Entry> open = entries.values().stream()
                .filter(entry -> !entry.related())
                .sorted(Comparator.comparingInt(Entry::id))
                .toList();
        watcher.relating(open.size());
        CandidateFinder finder = finder(postings, entries);
        Optional<Forms> forms = measuring.needsSharedText()
                ? Optional.of(new Forms(postings, entries.size() - crowds.followers()))
                : Optional.empty();
        Pairs pairs = new Pairs(library, entries, measuring.judge(common), forms);
        Company company = new Company(library, crowds, postings, finder);
        merging = CompletableFuture.runAsync(this::merge, beside -> new Thread(beside, "kindred-merge").start());
        try (Conveyor<Findings> conveyor = new Conveyor<>(jobs, UNDER_WAY, Long.MAX_VALUE, this::take)) {
            for (Entry entry : open) {
                conveyor.put(1, () -> findings(entry, company, pairs));
            }
            conveyor.finish();
        } finally {
            merged();
        }
        write();
        if (forms.isPresent() && open.size() < entries.size()) {
            new Doubts(writer, library, crowds, entries).settle(postings, forms.get(), pairs);
        }
    }

    private void merge() {
        try {
            writer.compactIfDue();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits until segments are merged. */
    private void merged() throws IOException {
        try {
            merging.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof UncheckedIOException failed) {
                throw failed.getCause();
            }
            throw e;
        }
    }

    private CandidateFinder finder(KeyIndex index, Map<Integer, Entry> entries) {
        if (measuring.needsSharedText()) {
            int[] words = words(entries.values());
            return new SharedText(index, document -> words[document]);
        }
        return new EveryDocument(
                entries.keySet().stream().mapToInt(id -> id).sorted().toArray());
    }

    /** How many words each document has, by its number. */
    private static int[] words(Collection<Entry> entries) {
        int[] words = new int[entries.stream().mapToInt(Entry::id).max().orElse(-1) + 1];
        entries.forEach(entry -> words[entry.id()] = entry.words());
        return words;
    }

    /** Settles who follows whom, and opens the documents again for which that has changed. */
    private Crowds renewCrowds(Postings postings) throws IOException {
        List<Entry> inOrder = writer.catalog().documents().stream()
                .sorted(Comparator.comparing(Entry::path))
                .toList();
        Crowds crowds = measuring.needsSharedText()
                ? Crowds.of(
                        inOrder.stream().mapToInt(Entry::id).toArray(),
                        inOrder.stream().map(entry -> entry.file().content()).toList(),
                        postings)
                : Crowds.none();
        int[] changed = crowds.changes(crowds(writer.catalog()));
        renew(CROWDS, crowds.bytes(), Arrays.stream(changed));
        return crowds;
    }

    /** Settles which sentences are common, and opens the documents again for which that has changed. */
    private CommonSentences renewCommon(Postings postings, Crowds crowds) throws IOException {
        int documents = writer.catalog().documents().size() - crowds.followers();
        CommonSentences.Count count = new CommonSentences.Count(documents);
        postings.forEachKey(count::add);
        CommonSentences common = count.result();
        long[] changed = common.changes(common(writer.catalog()));
        renew(COMMON, common.bytes(), holders(writer.catalog(), changed));
        writer.set(COUNTED, Integer.toString(documents));
        return common;
    }

    /** All who hold one of some keys. */
    static IntStream holders(Catalog catalog, long... keys) {
        return Arrays.stream(keys)
                .mapToObj(catalog::holders)
                .map(Holders::toArray)
                .flatMapToInt(Arrays::stream);
    }

    private void renew(String name, byte[] bytes, IntStream changed) throws IOException {
        List<Integer> documents = changed.distinct().boxed().toList();
        writer.atomically(() -> {
            writer.unrelate(documents);
            writer.set(name, bytes);
        });
    }

    /** Notes which sentences are common among so many documents. */
    static void settle(CatalogWriter writer, CommonSentences common, int counted) throws IOException {
        writer.set(COMMON, common.bytes());
        writer.set(COUNTED, Integer.toString(counted));
    }

    /** How many documents there were when it was settled which sentences are common. */
    static int counted(Catalog catalog) throws IOException {
        return Integer.parseInt(catalog.settings().getOrDefault(COUNTED, "0"));
    }

    /** Who followed whom when the relations of a catalog were found. */
    static Crowds crowds(Catalog catalog) throws IOException {
        return catalog.blob(CROWDS).map(Crowds::from).orElseGet(Crowds::none);
    }

    /** Which sentences were common when the relations of a catalog were found. */
    static CommonSentences common(Catalog catalog) throws IOException {
        return catalog.blob(COMMON).map(CommonSentences::from).orElseGet(CommonSentences::none);
    }

    private Findings findings(Entry entry, Company company, Pairs pairs) throws IOException {
        List<StoredRelation> relations = new ArrayList<>();
        int compared = 0;
        for (int other : company.of(entry)) {
            if (other != entry.id() && seen.add(entry.id(), other)) {
                compared++;
                pairs.relation(entry.id(), other).ifPresent(relations::add);
            }
        }
        return new Findings(entry.id(), relations, compared);
    }

    private void take(Findings findings) {
        found.addAll(findings.relations());
        done.add(findings.document());
        watcher.related(findings.compared());
        if (merging.isDone() && System.nanoTime() - written > EVERY) {
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
