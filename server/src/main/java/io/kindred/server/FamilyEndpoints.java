package io.kindred.server;

import io.kindred.family.Cluster;
import io.kindred.family.Family;
import io.kindred.family.lineage.Descent;
import io.kindred.family.lineage.Lineage;
import io.kindred.relation.Evidence;
import io.kindred.report.FamilyRow;
import io.kindred.report.RelationRow;
import io.kindred.report.Row;
import io.kindred.scan.Ancestry;
import io.kindred.scan.Kinship;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Families: lists, one with its lineage, and who in it is how much like whom. */
final class FamilyEndpoints {
    /** Of how many members a lineage is told; finding it takes time that grows faster than they do. */
    private static final int MOST_STATES = 300;

    private static final int SHOWN = 100;
    private static final int MOST_SHOWN = 200;

    private final Readers readers;

    FamilyEndpoints(Readers readers) {
        this.readers = readers;
    }

    void addTo(Routes routes) {
        Set<String> list = Set.of("q", "sort", "order", "offset", "limit");
        routes.add("GET", "/api/v1/families", list, Route.Effort.SMALL, this::list);
        routes.add("GET", "/api/v1/families/{family}", Set.of("times"), Route.Effort.LARGE, this::one);
        routes.add("GET", "/api/v1/families/{family}/heatmap", Set.of("limit"), Route.Effort.SMALL, this::heatMap);
    }

    private Answer list(Call call) throws IOException {
        return Answer.json(Paged.of(call, new Listing(readers.overview()).families(call), Listing.FamilyCard::row));
    }

    /** Who came from whom in a family: a row for each state, the first without a parent. */
    Table lineage() {
        List<String> columns = List.of(
                "child",
                "parent",
                "summary",
                "inserted",
                "deleted",
                "confidence",
                "directed",
                "reverts",
                "childTime",
                "childId",
                "parentId",
                "reasons");
        return new Table("lineage", Set.of("family", "times"), columns, call -> {
            Row family = one(call, call.text("family").orElse(""));
            List<Row> rows = new ArrayList<>();
            if (family.values().get("first") instanceof String first) {
                Card card = readers.overview().at(first);
                rows.add(new Row()
                        .with("child", first)
                        .with("childTime", card.time().toString())
                        .with("childId", card.id()));
            }
            ((List<?>) family.values().get("lineage")).forEach(row -> rows.add((Row) row));
            return rows;
        });
    }

    /** Who in a family is how much like whom. */
    Table alike() {
        return new Table("heatmap", Set.of("family"), ExportEndpoints.RELATION_COLUMNS, call -> {
            Overview overview = readers.overview();
            Set<String> members = new HashSet<>(
                    overview.family(call.text("family").orElse("")).members());
            Listing listing = new Listing(overview);
            return overview.kin().stream()
                    .filter(found -> members.contains(found.relation().left())
                            && members.contains(found.relation().right()))
                    .map(listing::row)
                    .toList();
        });
    }

    private Answer one(Call call) throws IOException {
        return Answer.json(one(call, call.place("family")));
    }

    private Row one(Call call, String name) throws IOException {
        Overview overview = readers.overview();
        Family family = overview.family(name);
        String times = call.oneOf("times", List.of("auto", "yes", "no")).orElse("auto");
        return readers.ask(reader -> {
            mustBeThere(reader, family);
            Ancestry ancestry = reader.ancestry();
            boolean byTimes = times.equals("yes") || (times.equals("auto") && ancestry.haveTimes(family));
            Optional<Lineage> lineage = family.members().size() > MOST_STATES
                    ? Optional.empty()
                    : Optional.of(ancestry.lineage(family, byTimes));
            Row row = lineage.isPresent() ? FamilyRow.of(family, lineage.get()) : unknownLineage(family);
            if (lineage.isPresent()) {
                row.with("lineage", descents(overview, ancestry, lineage.get()));
            }
            return row.with("cohesion", RelationRow.rounded(family.cohesion()))
                    .with(
                            "representativeId",
                            overview.at(FamilyRow.representative(family)).id())
                    .with("byTimes", byTimes)
                    .with(
                            "lineageNote",
                            lineage.isPresent()
                                    ? null
                                    : "More than " + MOST_STATES
                                            + " documents; kindred lineage finds who came from whom.")
                    .with("documents", members(overview, family));
        });
    }

    /** The catalog may have changed since the family was found. */
    private static void mustBeThere(Reader reader, Family family) throws IOException {
        for (String member : family.members()) {
            if (reader.catalog().at(member).isEmpty()) {
                throw Refusal.conflict("The catalog has just changed; ask again.");
            }
        }
    }

    private static Row unknownLineage(Family family) {
        return FamilyRow.of(family)
                .without("first")
                .without("sure")
                .with("latest", List.of())
                .with("lineage", List.of())
                .with("merges", List.of())
                .with("copies", List.of());
    }

    private static List<Row> descents(Overview overview, Ancestry ancestry, Lineage lineage) throws IOException {
        List<Row> rows = new ArrayList<>();
        for (Descent descent : lineage.descents()) {
            Card parent = overview.at(descent.from());
            Card child = overview.at(descent.to());
            Optional<Evidence> change = ancestry.change(descent).map(Kinship::evidence);
            Row row = FamilyRow.of(descent).with("childId", child.id()).with("parentId", parent.id());
            change.ifPresentOrElse(evidence -> row.with("change", FamilyRow.of(evidence)), () -> row.without("change"));
            rows.add(row.with("summary", FamilyRow.change(descent, change))
                    .with("parentTime", parent.time().toString())
                    .with("childTime", child.time().toString()));
        }
        return rows;
    }

    private static List<Row> members(Overview overview, Family family) {
        Map<String, Integer> clusters = clusters(family);
        return family.members().stream()
                .map(member -> {
                    int cluster = clusters.get(member);
                    return overview.at(member)
                            .row()
                            .with("cluster", cluster)
                            .with(
                                    "leader",
                                    family.clusters().get(cluster).leader().equals(member));
                })
                .toList();
    }

    private static Map<String, Integer> clusters(Family family) {
        Map<String, Integer> numbers = new HashMap<>();
        for (int i = 0; i < family.clusters().size(); i++) {
            for (String member : family.clusters().get(i).members()) {
                numbers.put(member, i);
            }
        }
        return numbers;
    }

    private Answer heatMap(Call call) throws IOException {
        int limit = call.number("limit", 2, MOST_SHOWN, SHOWN);
        Overview overview = readers.overview();
        Family family = overview.family(call.place("family"));
        List<Row> documents = new ArrayList<>();
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < family.clusters().size(); i++) {
            Cluster cluster = family.clusters().get(i);
            for (String member : leaderFirst(cluster)) {
                if (documents.size() < limit) {
                    Card card = overview.at(member);
                    places.put(card.id(), documents.size());
                    documents.add(new Row()
                            .with("id", card.id())
                            .with("path", card.path())
                            .with("title", card.title())
                            .with("cluster", i));
                }
            }
        }
        return Answer.json(new Row()
                .with("family", call.place("family"))
                .with("total", family.members().size())
                .with("documents", documents)
                .with("scores", scores(overview, places)));
    }

    private static List<String> leaderFirst(Cluster cluster) {
        List<String> members = new ArrayList<>(cluster.members());
        members.remove(cluster.leader());
        members.add(0, cluster.leader());
        return members;
    }

    private static List<List<Double>> scores(Overview overview, Map<Integer, Integer> places) {
        List<List<Double>> scores = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            scores.add(new ArrayList<>(Collections.nCopies(places.size(), null)));
            scores.get(i).set(i, 1.0);
        }
        for (StoredRelation found : overview.kin()) {
            Integer left = places.get(found.left());
            Integer right = places.get(found.right());
            if (left != null && right != null) {
                double score = RelationRow.rounded(found.relation().score());
                scores.get(left).set(right, score);
                scores.get(right).set(left, score);
            }
        }
        return scores;
    }
}
