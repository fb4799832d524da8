package io.kindred.server;

import io.kindred.family.Family;
import io.kindred.relation.RelationKind;
import io.kindred.report.Row;
import io.kindred.store.Opinion;
import io.kindred.store.Problem;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/** What the catalog holds, in numbers. */
final class StatisticsEndpoints {
    private static final int BINS = 100;
    private static final int STRONGEST = 5;

    private final Readers readers;
    private final String folder;
    private final String version;
    private final BooleanSupplier scanning;

    StatisticsEndpoints(Readers readers, String folder, String version, BooleanSupplier scanning) {
        this.readers = readers;
        this.folder = folder;
        this.version = version;
        this.scanning = scanning;
    }

    void addTo(Routes routes) {
        routes.add("GET", "/api/v1/statistics", Set.of(), Route.Effort.SMALL, this::statistics);
        routes.add("GET", "/api/v1/threshold", Set.of("min"), Route.Effort.LARGE, this::threshold);
    }

    /** What the overview tells, a figure in each row. */
    Table figures() {
        return new Table("overview", Set.of(), List.of("figure", "value"), call -> {
            List<Row> rows = new ArrayList<>();
            statistics().values().forEach((name, value) -> addFigures(rows, name, value));
            return rows;
        });
    }

    private static void addFigures(List<Row> rows, String name, Object value) {
        if (value instanceof Row parts && !name.equals("histogram")) {
            parts.values().forEach((part, of) -> addFigures(rows, name + "." + part, of));
        } else if (value instanceof Long number) {
            rows.add(new Row().with("figure", name).with("value", number));
        } else if (value instanceof String || value instanceof Boolean) {
            rows.add(new Row().with("figure", name).with("value", value.toString()));
        }
    }

    private Answer statistics(Call call) throws IOException {
        return Answer.json(statistics());
    }

    private Row statistics() throws IOException {
        Overview overview = readers.overview();
        Listing listing = new Listing(overview);
        List<Card> documents = overview.documents();
        Set<Object> contents = new HashSet<>();
        List<Card> copies = documents.stream()
                .filter(card -> !contents.add(card.entry().file().content()))
                .toList();
        long failures = overview.problems().stream().filter(Problem::isFailure).count();
        return new Row()
                .with("folder", folder)
                .with("documents", documents.size())
                .with("bytes", bytes(documents))
                .with(
                        "words",
                        documents.stream()
                                .mapToLong(card -> card.entry().words())
                                .sum())
                .with("problems", failures)
                .with("passedOver", overview.problems().size() - failures)
                .with("pairs", overview.relations().size())
                .with("kinds", kinds(overview.relations()))
                .with("families", overview.families().size())
                .with("familyDocuments", members(overview.families().values()))
                .with(
                        "related",
                        documents.stream().filter(card -> card.kin() > 0).count())
                .with("copies", copies.size())
                .with("reclaimableBytes", bytes(copies))
                .with("types", types(documents))
                .with("histogram", histogram(overview.relations()))
                .with(
                        "strongest",
                        overview.relations().stream()
                                .limit(STRONGEST)
                                .map(listing::row)
                                .toList())
                .with("decisions", decisions(overview))
                .with("review", listing.review().size())
                .with("complete", overview.isComplete())
                .with("textKept", overview.isTextKept())
                .with("scanning", scanning.getAsBoolean())
                .with("version", version);
    }

    private static long bytes(List<Card> documents) {
        return documents.stream().mapToLong(Card::size).sum();
    }

    private static long members(Collection<Family> families) {
        return families.stream().mapToLong(family -> family.members().size()).sum();
    }

    private static Row kinds(List<StoredRelation> relations) {
        Map<RelationKind, Integer> counts = new EnumMap<>(RelationKind.class);
        relations.forEach(found -> counts.merge(found.relation().kind(), 1, Integer::sum));
        Row row = new Row();
        for (RelationKind kind : RelationKind.values()) {
            row.with(kind.toString(), counts.getOrDefault(kind, 0));
        }
        return row;
    }

    private static Row types(List<Card> documents) {
        Map<String, Integer> counts = new TreeMap<>();
        documents.forEach(card -> counts.merge(card.type().orElse("unknown"), 1, Integer::sum));
        Row row = new Row();
        counts.forEach(row::with);
        return row;
    }

    private static Row histogram(List<StoredRelation> relations) {
        Map<RelationKind, long[]> bins = new EnumMap<>(RelationKind.class);
        for (StoredRelation found : relations) {
            int bin = (int) Math.min(BINS - 1, Math.floor(found.relation().score() * BINS));
            bins.computeIfAbsent(found.relation().kind(), kind -> new long[BINS])[bin]++;
        }
        Row kinds = new Row();
        bins.forEach((kind, counts) ->
                kinds.with(kind.toString(), Arrays.stream(counts).boxed().toList()));
        return new Row().with("bins", BINS).with("kinds", kinds);
    }

    private static Row decisions(Overview overview) {
        Row row = new Row();
        for (Opinion opinion : Opinion.values()) {
            row.with(
                    opinion.toString(),
                    overview.decisions().stream()
                            .filter(decision -> decision.opinion() == opinion)
                            .count());
        }
        return row;
    }

    private Answer threshold(Call call) throws IOException {
        if (call.text("min").isEmpty()) {
            throw Refusal.badRequest("min must be given.");
        }
        double min = call.share("min", 0);
        Overview overview = readers.overview();
        List<StoredRelation> found = overview.kin().stream()
                .filter(relation -> relation.relation().score() >= min)
                .toList();
        Set<Integer> related = new HashSet<>();
        found.forEach(relation -> {
            related.add(relation.left());
            related.add(relation.right());
        });
        List<Family> families = overview.families(min);
        return Answer.json(new Row()
                .with("min", min)
                .with("pairs", found.size())
                .with("kinds", kinds(found))
                .with("documents", related.size())
                .with("families", families.size())
                .with("familyDocuments", members(families)));
    }
}
