package io.kindred.scan;

import io.kindred.candidate.CandidateFinder;
import io.kindred.candidate.Crowds;
import io.kindred.candidate.SharedText;
import io.kindred.comparison.CommonSentences;
import io.kindred.fingerprint.reading.Signature;
import io.kindred.index.KeyIndex;
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
 * <p>That can be done if they are in no crowd and make none, and if hardly a sentence is more common than before. Then the
 * relations are those that a {@link Relater} would find.
 */
final class Newcomers {
    /** More documents are related by going through all. */
    static final int MOST = 16;

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
        if (!measuring.needsSharedText() || !take(fresh)) {
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
        if (again.size() > MOST || !take(entries(again)) || !findAll(common.get())) {
            return false;
        }
        writer.atomically(() -> {
            writer.unrelate(again);
            Relater.settle(writer, common.get(), counted + fresh.size());
            writer.relate(found, List.copyOf(signatures.keySet()));
        });
        return true;
    }

    private List<Entry> entries(List<Integer> ids) throws IOException {
        List<Entry> known = new ArrayList<>();
        for (int id : ids) {
            catalog.document(id).ifPresent(known::add);
        }
        return known;
    }

    /** Takes documents to be related; tells whether none is or may be in a crowd. */
    private boolean take(List<Entry> documents) throws IOException {
        for (Entry entry : documents) {
            if (isCrowded(entry.id())
                    || catalog.with(entry.file().content(), Crowds.MANY_COPIES + 1)
                                    .size()
                            > Crowds.MANY_COPIES) {
                return false;
            }
            entries.put(entry.id(), entry);
            Optional<Signature> signature = library.takeSignature(entry);
            signatures.put(entry.id(), signature.orElseGet(() -> new Signature(0, new long[0], new long[0])));
        }
        return true;
    }

    private boolean isCrowded(int document) {
        return crowds.follows(document) || crowds.followersOf(document) > 0;
    }

    /** Finds the relations of all that were taken; tells whether none is kin to a crowd or to many. */
    private boolean findAll(CommonSentences common) throws IOException {
        PairSet seen = new PairSet();
        for (int document : List.copyOf(signatures.keySet())) {
            int before = found.size();
            int[] candidates = finder.candidates(
                    signatures.get(document), entries.get(document).words());
            for (Entry candidate : entries(IntStream.of(candidates).boxed().toList())) {
                entries.put(candidate.id(), candidate);
            }
            Pairs pairs = new Pairs(library, entries, measuring.judge(common), /* everyPair= */ false);
            for (int candidate : candidates) {
                if (candidate != document && seen.add(document, candidate)) {
                    Optional<StoredRelation> relation = pairs.relation(document, candidate);
                    if (relation.isPresent() && isCrowded(candidate)) {
                        return false;
                    }
                    relation.ifPresent(found::add);
                }
            }
            if (found.size() - before > CLOSE_TO_A_CROWD) {
                return false;
            }
        }
        return true;
    }
}
