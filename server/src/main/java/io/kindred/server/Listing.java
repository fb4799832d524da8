package io.kindred.server;

import io.kindred.family.Family;
import io.kindred.relation.RelationKind;
import io.kindred.report.FamilyRow;
import io.kindred.report.KinRow;
import io.kindred.report.RelationRow;
import io.kindred.report.Row;
import io.kindred.scan.Explanation;
import io.kindred.store.Catalog;
import io.kindred.store.Decision;
import io.kindred.store.Opinion;
import io.kindred.store.Problem;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The lists of an overview, filtered and ordered as a call wants them. Pages show parts of them and exports all. */
final class Listing {
    /** Where versions begin. */
    private static final double BORDER = 0.5;

    private static final double WITHIN = 0.15;

    private static final List<String> OPINIONS = List.of("confirmed", "rejected", "unsure", "none");

    private static final Order<Card> DOCUMENTS = new Order<Card>()
            .by("path", Comparator.comparing(Card::path))
            .by("title", Comparator.comparing(card -> card.title().toLowerCase(Locale.ROOT)))
            .byMost("size", Comparator.comparingLong(Card::size))
            .byMost("words", Comparator.comparingInt(card -> card.entry().words()))
            .byMost("modified", Comparator.comparing(Card::time))
            .byMost("kin", Comparator.comparingInt(Card::kin));

    private static final Order<StoredRelation> RELATIONS = new Order<StoredRelation>()
            .byMost(
                    "score",
                    Comparator.comparingDouble(found -> found.relation().score()))
            .by("left", Comparator.comparing(found -> found.relation().left()))
            .by("right", Comparator.comparing(found -> found.relation().right()))
            .by("kind", Comparator.comparing(found -> found.relation().kind()));

    private static final Order<FamilyCard> FAMILIES = new Order<FamilyCard>()
            .byMost("size", Comparator.comparingInt(FamilyCard::size))
            .byMost("cohesion", Comparator.comparingDouble(card -> card.family().cohesion()))
            .by(
                    "title",
                    Comparator.comparing(card -> card.representative().title().toLowerCase(Locale.ROOT)))
            .byMost("latest", Comparator.comparing(FamilyCard::latest))
            .byMost("bytes", Comparator.comparingLong(FamilyCard::bytes))
            .by("family", Comparator.comparing(FamilyCard::name));

    private final Overview overview;

    Listing(Overview overview) {
        this.overview = overview;
    }

    List<Card> documents(Call call) {
        Optional<String> q = query(call);
        Optional<String> type = call.text("type");
        Optional<String> family = call.text("family");
        Optional<String> kin = call.oneOf("kin", List.of("some", "none"));
        List<Card> fitting = overview.documents().stream()
                .filter(card -> q.isEmpty() || card.mentions(q.get()))
                .filter(card -> type.isEmpty() || card.type().equals(type))
                .filter(card -> family.isEmpty() || card.family().equals(family))
                .filter(card -> kin.isEmpty() || (card.kin() > 0) == kin.get().equals("some"))
                .toList();
        return DOCUMENTS.of(call, fitting);
    }

    List<StoredRelation> relations(Call call) {
        Optional<String> q = query(call);
        Set<RelationKind> kinds = kinds(call);
        double min = call.share("min", 0);
        double max = call.share("max", 1);
        int document = call.number("document", 1, Integer.MAX_VALUE, 0);
        Optional<String> opinion = call.oneOf("decision", OPINIONS);
        List<StoredRelation> fitting = overview.relations().stream()
                .filter(found ->
                        found.relation().score() >= min && found.relation().score() <= max)
                .filter(found ->
                        kinds.isEmpty() || kinds.contains(found.relation().kind()))
                .filter(found -> document == 0 || found.left() == document || found.right() == document)
                .filter(found -> opinion.isEmpty() || opinion(found).equals(opinion.get()))
                .filter(found -> q.isEmpty() || mentions(found, q.get()))
                .toList();
        return RELATIONS.of(call, fitting);
    }

    private static Set<RelationKind> kinds(Call call) {
        Set<RelationKind> kinds = new HashSet<>();
        for (String name : call.text("kind").map(names -> names.split(",", -1)).orElse(new String[0])) {
            kinds.add(Arrays.stream(RelationKind.values())
                    .filter(kind -> kind.toString().equals(name))
                    .findFirst()
                    .orElseThrow(() -> Refusal.badRequest(
                            "kind is some of " + List.of(RelationKind.values()) + ", with commas between them.")));
        }
        return kinds;
    }

    private static String opinion(StoredRelation found) {
        return found.opinion().map(Opinion::toString).orElse("none");
    }

    private boolean mentions(StoredRelation found, String q) {
        return overview.document(found.left()).mentions(q)
                || overview.document(found.right()).mentions(q);
    }

    /** A relation as exports have it. */
    Row row(StoredRelation found) {
        return row(found, found.relatedness().map(about -> new Explanation(about.concepts(), Optional.empty())));
    }

    /** A relation as pages have it: of those who are only about the same, the passages that mean the same most of all, too. */
    Row row(StoredRelation found, Catalog catalog) {
        if (found.relation().kind() != RelationKind.RELATED) {
            return row(found);
        }
        try {
            return row(found, Explanation.of(found, catalog));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Row row(StoredRelation found, Optional<Explanation> explanation) {
        return KinRow.of(found.relation(), found.evidence(), explanation)
                .with("leftId", found.left())
                .with("rightId", found.right())
                .with("decision", found.opinion().map(Opinion::toString).orElse(null));
    }

    List<FamilyCard> families(Call call) {
        Optional<String> q = query(call);
        List<FamilyCard> fitting = overview.families().values().stream()
                .map(this::card)
                .filter(card -> q.isEmpty() || mentions(card.family(), q.get()))
                .toList();
        return FAMILIES.of(call, fitting);
    }

    private boolean mentions(Family family, String q) {
        return family.members().stream().anyMatch(member -> overview.at(member).mentions(q));
    }

    private FamilyCard card(Family family) {
        Instant earliest = Instant.MAX;
        Instant latest = Instant.MIN;
        long bytes = 0;
        for (String member : family.members()) {
            Card card = overview.at(member);
            earliest = card.time().isBefore(earliest) ? card.time() : earliest;
            latest = card.time().isAfter(latest) ? card.time() : latest;
            bytes += card.size();
        }
        return new FamilyCard(family, overview.at(FamilyRow.representative(family)), bytes, earliest, latest);
    }

    List<Problem> problems(Call call) {
        Optional<String> q = query(call);
        boolean all = call.is("all");
        return overview.problems().stream()
                .filter(problem -> all || problem.isFailure())
                .filter(problem ->
                        q.isEmpty() || Card.has(problem.path(), q.get()) || Card.has(problem.reason(), q.get()))
                .toList();
    }

    static Row row(Problem problem) {
        return new Row()
                .with("path", problem.path())
                .with("size", problem.size())
                .with("reason", problem.reason())
                .with("failure", problem.isFailure());
    }

    List<Decision> decisions(Call call) {
        Optional<String> verdict = call.oneOf("verdict", OPINIONS.subList(0, 3));
        return overview.decisions().stream()
                .filter(decision -> verdict.isEmpty()
                        || verdict.get().equals(decision.opinion().toString()))
                .toList();
    }

    static Row row(Decision decision) {
        return new Row()
                .with("left", decision.left().path())
                .with("right", decision.right().path())
                .with("leftId", decision.left().id())
                .with("rightId", decision.right().id())
                .with("kind", decision.kind().map(Object::toString).orElse(null))
                .with("verdict", decision.opinion().toString())
                .with("decided", decision.decided().toString());
    }

    /** Pairs near the border between versions and the rest, the nearest first; those that a person was unsure of come last. */
    List<StoredRelation> review(Call call) {
        double within = call.share("within", WITHIN);
        return review(within);
    }

    List<StoredRelation> review() {
        return review(WITHIN);
    }

    private List<StoredRelation> review(double within) {
        return overview.relations().stream()
                .filter(found -> found.relation().kind().compareTo(RelationKind.SAME_TEXT) > 0)
                .filter(found -> found.relation().kind() != RelationKind.RELATED)
                .filter(found -> Math.abs(found.relation().score() - BORDER) <= within)
                .filter(found -> found.opinion().isEmpty() || found.opinion().get() == Opinion.UNSURE)
                .sorted(Comparator.comparing(
                                (StoredRelation found) -> found.opinion().isPresent())
                        .thenComparingDouble(found -> Math.abs(found.relation().score() - BORDER)))
                .toList();
    }

    private static Optional<String> query(Call call) {
        return call.text("q").map(text -> text.toLowerCase(Locale.ROOT));
    }

    /** A family as lists show it. */
    record FamilyCard(Family family, Card representative, long bytes, Instant earliest, Instant latest) {
        String name() {
            return FamilyRow.name(family);
        }

        int size() {
            return family.members().size();
        }

        Row row() {
            return new Row()
                    .with("family", name())
                    .with("representative", representative.path())
                    .with("representativeId", representative.id())
                    .with("title", representative.title())
                    .with("cohesion", RelationRow.rounded(family.cohesion()))
                    .with("size", size())
                    .with("bytes", bytes)
                    .with("earliest", earliest.toString())
                    .with("latest", latest.toString());
        }
    }
}
