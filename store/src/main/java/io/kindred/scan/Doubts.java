package io.kindred.scan;

import io.kindred.candidate.Crowds;
import io.kindred.fingerprint.reading.KeyKind;
import io.kindred.fingerprint.reading.WordPairs;
import io.kindred.index.Postings;
import io.kindred.relation.Forms;
import io.kindred.relation.RelationKind;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import io.kindred.store.RelationFilter;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * Decides anew, after a collection has changed, which relations are those of versions and which of filled-in forms: that
 * depends on how many other documents say the same.
 */
final class Doubts {
    private final CatalogWriter writer;
    private final Library library;
    private final Crowds crowds;
    private final Map<Integer, Entry> entries;

    Doubts(CatalogWriter writer, Library library, Crowds crowds, Map<Integer, Entry> entries) {
        this.writer = writer;
        this.library = library;
        this.crowds = crowds;
        this.entries = entries;
    }

    /** The doubtful relations of a document, or of all. */
    static List<StoredRelation> of(Catalog catalog, Optional<String> path) throws IOException {
        List<StoredRelation> doubtful = new ArrayList<>();
        Set<RelationKind> kinds = Set.of(RelationKind.VERSION, RelationKind.TEMPLATE);
        catalog.relations(new RelationFilter(kinds, /* min= */ 0, path), found -> {
            if (Forms.isDoubtful(found.relation())) {
                doubtful.add(found);
            }
        });
        return doubtful;
    }

    /** Decides on all doubtful relations, by an index in which leaders stand for their crowds. */
    void settle(Postings beyondLeaders, Forms forms, Pairs pairs) throws IOException {
        List<StoredRelation> doubtful = of(writer.catalog(), Optional.empty());
        Map<Integer, WordPairs> rare = wordPairs(doubtful, beyondLeaders);
        rare.replaceAll((id, all) -> forms.rare(all));
        List<StoredRelation> changed = new ArrayList<>();
        for (StoredRelation relation : doubtful) {
            boolean areForms = Forms.areForms(rare.get(relation.left()), rare.get(relation.right()));
            if (areForms == (relation.relation().kind() == RelationKind.VERSION)) {
                pairs.relation(relation.left(), relation.right()).ifPresent(changed::add);
            }
        }
        writer.relate(changed, List.of());
    }

    /** The pairs of words of the documents of some relations: those of followers from their text, the others from the index. */
    private Map<Integer, WordPairs> wordPairs(List<StoredRelation> relations, Postings beyondLeaders)
            throws IOException {
        Map<Integer, LongStream.Builder> keys = new HashMap<>();
        for (StoredRelation relation : relations) {
            keys.put(relation.left(), LongStream.builder());
            keys.put(relation.right(), LongStream.builder());
        }
        beyondLeaders.forEachFrom(KeyKind.PAIR.first(), (key, document) -> {
            LongStream.Builder own = key < KeyKind.WORD.first() ? keys.get(document) : null;
            if (own != null) {
                own.add(key);
            }
        });
        Map<Integer, WordPairs> wordPairs = new HashMap<>();
        for (Map.Entry<Integer, LongStream.Builder> own : keys.entrySet()) {
            Entry entry = entries.get(own.getKey());
            WordPairs known = new WordPairs(own.getValue().build().toArray(), entry.words());
            wordPairs.put(
                    entry.id(),
                    crowds.follows(entry.id())
                            ? library.reading(entry).map(WordPairs::of).orElse(known)
                            : known);
        }
        return wordPairs;
    }
}
