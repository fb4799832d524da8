package io.kindred.scan;

import io.kindred.candidate.SecondLook;
import io.kindred.fingerprint.ExactHash;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.relation.Evidence;
import io.kindred.relation.Forms;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.store.Entry;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Says what pairs of documents of a catalog are to each other. Of copies only the first is ever compared. */
final class Pairs {
    /** The evidence of copies. */
    static final Evidence NO_CHANGE = new Evidence(0, 0, 0, 0, 0, 0, 0);

    private final Library library;
    private final Map<Integer, Entry> entries;
    private final Judge judge;
    private final Optional<Forms> forms;
    private final Map<Integer, Entry> originals = new HashMap<>();
    private final Map<Long, Optional<Kinship>> kin = new ConcurrentHashMap<>();

    /**
     * The pairs of some documents.
     *
     * @param forms tells filled-in forms from versions; if there is none, every pair is worth comparing
     */
    Pairs(Library library, Map<Integer, Entry> entries, Judge judge, Optional<Forms> forms) {
        this.library = library;
        this.forms = forms;
        this.entries = entries;
        this.judge = judge;
        Map<ExactHash, Entry> firsts = new HashMap<>();
        entries.values().stream().sorted(Comparator.comparingInt(Entry::id)).forEach(entry -> {
            Entry first = firsts.putIfAbsent(entry.file().content(), entry);
            if (first != null) {
                originals.put(first.id(), first);
                originals.put(entry.id(), first);
            }
        });
    }

    Optional<StoredRelation> relation(int one, int other) throws IOException {
        int left = Math.min(one, other);
        int right = Math.max(one, other);
        Entry first = original(left);
        Entry second = original(right);
        Optional<Kinship> kinship = first.id() == second.id()
                ? Optional.of(new Kinship(
                        Relation.same(
                                entries.get(left).path(), entries.get(right).path(), RelationKind.IDENTICAL),
                        NO_CHANGE))
                : kinship(first, second);
        return kinship.map(found -> new StoredRelation(left, right, found.relation(), found.evidence()));
    }

    private Entry original(int document) {
        return originals.getOrDefault(document, entries.get(document));
    }

    private Optional<Kinship> kinship(Entry left, Entry right) throws IOException {
        if (!originals.containsKey(left.id()) && !originals.containsKey(right.id())) {
            return judged(left, right);
        }
        long pair = (long) left.id() << Integer.SIZE | right.id();
        Optional<Kinship> known = kin.get(pair);
        if (known == null) {
            known = judged(left, right);
            kin.put(pair, known);
        }
        return known;
    }

    private Optional<Kinship> judged(Entry left, Entry right) throws IOException {
        Optional<Reading> one = library.reading(left);
        Optional<Reading> other = library.reading(right);
        if (one.isEmpty() || other.isEmpty()) {
            return Optional.empty();
        }
        return forms.isPresent()
                ? judged(one.get(), other.get(), judge, forms.get())
                : judge.judge(one.get(), other.get());
    }

    /** What two documents are to each other in a collection. */
    static Optional<Kinship> judged(Reading one, Reading other, Judge judge, Forms forms) {
        if (!SecondLook.isWorth(one, other)) {
            return Optional.empty();
        }
        Optional<Kinship> kinship = judge.judge(one, other);
        return kinship.isPresent() && Forms.isDoubtful(kinship.get().relation())
                ? kinship.map(found -> new Kinship(forms.seen(found.relation(), one, other), found.evidence()))
                : kinship;
    }
}
