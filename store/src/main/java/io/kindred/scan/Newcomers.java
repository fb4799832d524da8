package io.kindred.scan;

import io.kindred.candidate.CandidateFinder;
import io.kindred.candidate.Crowds;
import io.kindred.candidate.SharedText;
import io.kindred.comparison.CommonSentences;
import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.fingerprint.reading.WordPairs;
import io.kindred.index.Holders;
import io.kindred.index.KeyIndex;
import io.kindred.relation.Forms;
import io.kindred.relation.RelationKind;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Relates a few documents that have come to a large collection, without going through all of it.
 *
 * <p>That can be {@linkplain #relate settled} if they are in no crowd and make none, and if hardly a sentence is more common than
 * before. Then the relations are those that a {@link Relater} would find. Otherwise they can be {@linkplain #answer answered} for
 * the time being.
 */
final class Newcomers {
    /** More documents are related by going through all, if that is to be settled. */
    static final int MOST = 16;

    /** More documents are related by going through all in any case. */
    static final int MOST_TO_ANSWER = 64;

    private static final int CLOSE_TO_A_CROWD = Crowds.MANY / 2;

    private final CatalogWriter writer;
    private final Catalog catalog;
    private final Library library;
    private final Measuring measuring;
    private final Crowds crowds;
    private final KeyIndex index;
    private final CandidateFinder finder;
    private final Map<Integer, Signature> signatures = new HashMap<>();
    private final Map<Integer, Entry> entries = new HashMap<>();
    private final List<StoredRelation> found = new ArrayList<>();
    private final Map<Integer, Optional<Entry>> seen = new HashMap<>();
    private final Map<Integer, List<StoredRelation>> doubts = new HashMap<>();

    Newcomers(CatalogWriter writer, Library library, Measuring measuring) throws IOException {
        this.writer = writer;
        this.catalog = writer.catalog();
        this.library = library;
        this.measuring = measuring;
        this.crowds = Relater.crowds(catalog);
        this.index = crowds.beyondLeaders(catalog);
        this.finder = new SharedText(index, catalog::words);
    }

    /** Relates documents and tells whether it could be done; if not, nothing is written. */
    boolean relate(List<Entry> fresh) throws IOException {
        if (!measuring.needsSharedText() || fresh.size() > MOST || !take(fresh)) {
            return false;
        }
        CommonSentences before = Relater.common(catalog);
        int counted = Relater.counted(catalog);
        Optional<CommonSentences> common = before.grown(
                counted,
                counted + fresh.size(),
                signatures.values().stream().flatMapToLong(signature -> Arrays.stream(signature.keys())),
                index);
        if (common.isEmpty()) {
            return false;
        }
        List<Integer> again = Relater.holders(catalog, common.get().changes(before))
                .distinct()
                .boxed()
                .toList();
        int now = counted + fresh.size();
        if (again.size() > MOST
                || Forms.common(counted) != Forms.common(now)
                || !take(entries(again))
                || !findAll(common.get(), new Forms(index, now))) {
            return false;
        }
        settleDoubts(fresh.size(), Forms.common(now), common.get(), new Forms(index, now));
        writer.atomically(() -> {
            writer.unrelate(again);
            Relater.settle(writer, common.get(), now);
            writer.relate(found, List.copyOf(signatures.keySet()));
        });
        return true;
    }

    /** Relates documents to the collection as it was before they came, and leaves them to be related anew. */
    void answer(List<Entry> fresh) throws IOException {
        signatures.clear();
        found.clear();
        for (Entry entry : fresh) {
            take(entry);
        }
        Forms forms = new Forms(index, Relater.counted(catalog));
        CommonSentences common = Relater.common(catalog);
        PairSet seen = new PairSet();
        for (int document : List.copyOf(signatures.keySet())) {
            find(document, common, forms, seen);
        }
        writer.relate(found, List.of());
    }

    /** Turns versions into forms where they share pairs of words that so many documents have made common. */
    private void settleDoubts(int fresh, int common, CommonSentences sentences, Forms forms) throws IOException {
        Map<Long, StoredRelation> doubtful = new HashMap<>();
        for (Signature signature : signatures.values()) {
            for (long key : signature.keys()) {
                Holders holders = index.holders(key);
                if (KeyKind.of(key) == KeyKind.PAIR && holders.count() > common && holders.count() - fresh <= common) {
                    addDoubts(holders.toArray(), doubtful);
                }
            }
        }
        Pairs pairs = new Pairs(library, entries, measuring.judge(sentences), Optional.of(forms));
        for (StoredRelation relation : doubtful.values()) {
            Optional<WordPairs> left = library.reading(entries.get(relation.left()))
                    .map(WordPairs::of)
                    .map(forms::rare);
            Optional<WordPairs> right = library.reading(entries.get(relation.right()))
                    .map(WordPairs::of)
                    .map(forms::rare);
            boolean areForms = left.isPresent() && right.isPresent() && Forms.areForms(left.get(), right.get());
            if (areForms && relation.relation().kind() == RelationKind.VERSION) {
                pairs.relation(relation.left(), relation.right()).ifPresent(found::add);
            }
        }
    }

    /** Adds the doubtful relations between documents. */
    private void addDoubts(int[] documents, Map<Long, StoredRelation> doubtful) throws IOException {
        for (Entry entry : entries(Arrays.stream(documents).boxed().toList())) {
            for (StoredRelation relation : doubts(entry)) {
                int other = relation.left() == entry.id() ? relation.right() : relation.left();
                if (Arrays.binarySearch(documents, other) >= 0) {
                    doubtful.put((long) relation.left() << Integer.SIZE | relation.right(), relation);
                    entries.put(entry.id(), entry);
                    catalog.document(other).ifPresent(known -> entries.put(other, known));
                }
            }
        }
    }

    /** The doubtful relations of a document; many keys lead to the same one. */
    private List<StoredRelation> doubts(Entry entry) throws IOException {
        List<StoredRelation> known = doubts.get(entry.id());
        if (known == null) {
            known = Doubts.of(catalog, Optional.of(entry.path()));
            doubts.put(entry.id(), known);
        }
        return known;
    }

    private List<Entry> entries(List<Integer> ids) throws IOException {
        List<Entry> known = new ArrayList<>();
        for (int id : ids) {
            Optional<Entry> entry = seen.get(id);
            if (entry == null) {
                entry = catalog.document(id);
                seen.put(id, entry);
            }
            entry.ifPresent(known::add);
        }
        return known;
    }

    /** Takes documents to be related; tells whether none is or may be in a crowd. */
    private boolean take(List<Entry> documents) throws IOException {
        for (Entry entry : documents) {
            int copies =
                    catalog.with(entry.file().content(), Crowds.MANY_COPIES + 1).size();
            if (isCrowded(entry.id()) || copies > Crowds.MANY_COPIES) {
                return false;
            }
            take(entry);
        }
        return true;
    }

    private void take(Entry entry) throws IOException {
        entries.put(entry.id(), entry);
        Optional<Signature> signature = library.takeSignature(entry);
        signatures.put(entry.id(), signature.orElseGet(() -> new Signature(0, new long[0], new long[0])));
    }

    private boolean isCrowded(int document) {
        return crowds.follows(document) || crowds.followersOf(document) > 0;
    }

    /** Finds the relations of all that were taken; tells whether none is kin to a crowd or to many. */
    private boolean findAll(CommonSentences common, Forms forms) throws IOException {
        PairSet seen = new PairSet();
        for (int document : List.copyOf(signatures.keySet())) {
            int before = found.size();
            find(document, common, forms, seen);
            List<StoredRelation> own = found.subList(before, found.size());
            if (own.size() > CLOSE_TO_A_CROWD
                    || own.stream().anyMatch(each -> isCrowded(each.left()) || isCrowded(each.right()))) {
                return false;
            }
        }
        return true;
    }

    private void find(int document, CommonSentences common, Forms forms, PairSet seen) throws IOException {
        int[] candidates = finder.candidates(
                signatures.get(document), entries.get(document).words());
        Map<Integer, Entry> company = new HashMap<>();
        company.put(document, entries.get(document));
        for (Entry candidate : entries(IntStream.of(candidates).boxed().toList())) {
            company.put(candidate.id(), candidate);
        }
        Pairs pairs = new Pairs(library, company, measuring.judge(common), Optional.of(forms));
        for (int candidate : candidates) {
            if (candidate != document && seen.add(document, candidate)) {
                pairs.relation(document, candidate).ifPresent(found::add);
            }
        }
    }
}
