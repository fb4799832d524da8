package io.kindred.server;

import io.kindred.family.Family;
import io.kindred.fingerprint.ExactHash;
import io.kindred.report.FamilyRow;
import io.kindred.scan.Ancestry;
import io.kindred.scan.Scan;
import io.kindred.store.Catalog;
import io.kindred.store.Decision;
import io.kindred.store.Entry;
import io.kindred.store.Opinion;
import io.kindred.store.Problem;
import io.kindred.store.RelationFilter;
import io.kindred.store.Rows;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All of a catalog that lists, counts and graphs are made of, as it was at one time. */
final class Overview {
    private static final Comparator<StoredRelation> STRONGEST_FIRST = Comparator.comparingDouble(
                    (StoredRelation found) -> -found.relation().score())
            .thenComparing(found -> found.relation().kind())
            .thenComparing(found -> found.relation().left())
            .thenComparing(found -> found.relation().right());

    private final List<Card> documents;
    private final Map<Integer, Card> byId = new HashMap<>();
    private final Map<String, Card> byPath = new HashMap<>();
    private final List<StoredRelation> relations = new ArrayList<>();
    private final List<StoredRelation> kin;
    private final Map<String, Family> families = new LinkedHashMap<>();
    private final List<Decision> decisions;
    private final List<Problem> problems;
    private final boolean complete;
    private final boolean textKept;

    private Overview(Catalog catalog) throws IOException {
        List<Entry> entries = catalog.documents();
        catalog.relations(RelationFilter.ALL, relations::add);
        relations.sort(STRONGEST_FIRST);
        this.decisions = List.copyOf(catalog.decisions());
        this.kin = Decision.applied(decisions, relations);
        Ancestry.families(entries, kin, decisions).forEach(family -> families.put(FamilyRow.name(family), family));
        this.problems = List.copyOf(catalog.problems());
        this.complete = Scan.isComplete(catalog);
        this.textKept = Scan.isTextKept(catalog);
        this.documents = cards(entries, titles(catalog));
        documents.forEach(card -> {
            byId.put(card.id(), card);
            byPath.put(card.path(), card);
        });
    }

    static Overview of(Catalog catalog) throws IOException {
        return new Overview(catalog);
    }

    private List<Card> cards(List<Entry> entries, Map<Integer, List<String>> titles) {
        Map<Integer, Integer> kinCount = new HashMap<>();
        for (StoredRelation relation : kin) {
            kinCount.merge(relation.left(), 1, Integer::sum);
            kinCount.merge(relation.right(), 1, Integer::sum);
        }
        Map<ExactHash, Integer> copies = new HashMap<>();
        entries.forEach(entry -> copies.merge(entry.file().content(), 1, Integer::sum));
        Map<String, String> familyOf = new HashMap<>();
        families.forEach((name, family) -> family.members().forEach(member -> familyOf.put(member, name)));
        return entries.stream()
                .map(entry -> {
                    List<String> known = titles.get(entry.id());
                    return new Card(
                            entry,
                            known.get(0),
                            Optional.ofNullable(known.get(1)),
                            Optional.ofNullable(known.get(2)),
                            Optional.ofNullable(known.get(3)),
                            Optional.ofNullable(known.get(4)),
                            Optional.ofNullable(familyOf.get(entry.path())),
                            kinCount.getOrDefault(entry.id(), 0),
                            copies.get(entry.file().content()) - 1);
                })
                .sorted(Comparator.comparing(Card::path))
                .toList();
    }

    /** By number: title, author, type, language and date of making. */
    private static Map<Integer, List<String>> titles(Catalog catalog) throws IOException {
        Map<Integer, List<String>> titles = new HashMap<>();
        catalog.sql("SELECT id, title, author, type, language, created FROM documents", new Rows() {
            @Override
            public void columns(List<String> names) {}

            @Override
            public void row(List<Object> values) {
                List<String> texts = new ArrayList<>();
                values.subList(1, values.size()).forEach(value -> texts.add((String) value));
                titles.put(((Number) values.get(0)).intValue(), texts);
            }
        });
        return titles;
    }

    /** All documents by path. */
    List<Card> documents() {
        return documents;
    }

    Card document(int id) {
        Card card = byId.get(id);
        if (card == null) {
            throw Refusal.notFound("There is no document " + id + ".");
        }
        return card;
    }

    Card at(String path) {
        return byPath.get(path);
    }

    /** All relations as they were found, the strongest first. */
    List<StoredRelation> relations() {
        return relations;
    }

    /** Relations once decisions have been applied. */
    List<StoredRelation> kin() {
        return kin;
    }

    /** Families by name, the largest first. */
    Map<String, Family> families() {
        return families;
    }

    Family family(String name) {
        Family family = families.get(name);
        if (family == null) {
            throw Refusal.notFound("There is no such family; it may have another name since the last change.");
        }
        return family;
    }

    /** The families there would be if only scores from {@code min} up counted. */
    List<Family> families(double min) {
        return Ancestry.families(
                documents.stream().map(Card::entry).toList(),
                kin.stream()
                        .filter(found -> found.relation().score() >= min
                                || found.opinion().equals(Optional.of(Opinion.CONFIRMED)))
                        .toList(),
                decisions);
    }

    List<Decision> decisions() {
        return decisions;
    }

    List<Problem> problems() {
        return problems;
    }

    /** Whether all relations are known: no scan was broken off. */
    boolean isComplete() {
        return complete;
    }

    boolean isTextKept() {
        return textKept;
    }
}
