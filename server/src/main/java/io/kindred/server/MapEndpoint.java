package io.kindred.server;

import io.kindred.family.Family;
import io.kindred.relation.Relation;
import io.kindred.report.FamilyRow;
import io.kindred.report.RelationRow;
import io.kindred.report.Row;
import io.kindred.store.StoredRelation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Families and lone documents with kin as a graph. */
final class MapEndpoint {
    private static final Set<String> PARAMETERS = Set.of("open", "nodes", "edges", "min");
    private static final int NODES = 500;
    private static final int MOST_NODES = 5000;
    private static final int EDGES = 2000;
    private static final int MOST_EDGES = 20_000;

    private final Readers readers;

    MapEndpoint(Readers readers) {
        this.readers = readers;
    }

    void addTo(Routes routes) {
        routes.add("GET", "/api/v1/map", PARAMETERS, Route.Effort.LARGE, this::map);
    }

    /** What is linked, a row for each link, and a row for each node without any. */
    Table links() {
        List<String> columns =
                List.of("from", "fromLabel", "fromSize", "to", "toLabel", "toSize", "kind", "score", "pairs");
        return new Table("map", PARAMETERS, columns, call -> {
            Graph graph = graph(call);
            List<Row> rows = new ArrayList<>();
            Set<String> linked = new HashSet<>();
            for (Edge edge : graph.edges()) {
                rows.add(edge.row(graph.nodes().get(edge.from()), graph.nodes().get(edge.to())));
                linked.addAll(List.of(edge.from(), edge.to()));
            }
            graph.nodes().forEach((id, node) -> {
                if (!linked.contains(id)) {
                    rows.add(node.end(new Row(), "from"));
                }
            });
            return rows;
        });
    }

    private Answer map(Call call) throws IOException {
        Graph graph = graph(call);
        return Answer.json(new Row()
                .with("nodes", graph.nodes().values().stream().map(Node::row).toList())
                .with("edges", graph.edges().stream().map(Edge::row).toList())
                .with("totalNodes", graph.totalNodes())
                .with("totalEdges", graph.totalEdges())
                .with(
                        "truncated",
                        graph.nodes().size() < graph.totalNodes()
                                || graph.edges().size() < graph.totalEdges()));
    }

    /** What of the map is shown. */
    private record Graph(Map<String, Node> nodes, List<Edge> edges, int totalNodes, int totalEdges) {}

    private Graph graph(Call call) throws IOException {
        int mostNodes = call.number("nodes", 1, MOST_NODES, NODES);
        int mostEdges = call.number("edges", 0, MOST_EDGES, EDGES);
        double min = call.share("min", 0);
        Set<String> open = new HashSet<>(
                call.text("open").map(names -> List.of(names.split(",", -1))).orElse(List.of()));
        Overview overview = readers.overview();
        List<StoredRelation> kin = overview.kin().stream()
                .filter(found -> found.relation().score() >= min)
                .toList();
        Map<String, Node> nodes = nodes(overview, open, kin);
        Map<Set<String>, Edge> edges = edges(overview, open, kin);
        Map<String, Node> shown = new LinkedHashMap<>();
        chosen(nodes, open, overview, mostNodes).forEach(id -> shown.put(id, nodes.get(id)));
        List<Edge> strongest = edges.values().stream()
                .filter(edge -> shown.containsKey(edge.from()) && shown.containsKey(edge.to()))
                .sorted(Comparator.comparingDouble(
                                (Edge edge) -> -edge.strongest().score())
                        .thenComparing(Edge::from)
                        .thenComparing(Edge::to))
                .limit(mostEdges)
                .toList();
        return new Graph(shown, strongest, nodes.size(), edges.size());
    }

    /** The documents of opened families first, then the largest. */
    private static List<String> chosen(Map<String, Node> nodes, Set<String> open, Overview overview, int most) {
        Set<String> chosen = new LinkedHashSet<>();
        for (String name : open) {
            Family family = overview.families().get(name);
            if (family != null) {
                family.members().forEach(member -> chosen.add(documentNode(overview.at(member))));
            }
        }
        chosen.addAll(nodes.keySet());
        return chosen.stream().limit(most).toList();
    }

    private static Map<String, Node> nodes(Overview overview, Set<String> open, List<StoredRelation> kin) {
        Map<String, Node> nodes = new LinkedHashMap<>();
        overview.families().forEach((name, family) -> {
            if (!open.contains(name)) {
                nodes.put(name, familyNode(overview, family));
            }
        });
        Set<Integer> related = new HashSet<>();
        kin.forEach(found -> {
            related.add(found.left());
            related.add(found.right());
        });
        for (Card card : overview.documents()) {
            boolean alone = card.family().isEmpty() && related.contains(card.id());
            if (alone || card.family().filter(open::contains).isPresent()) {
                nodes.put(documentNode(card), node(card));
            }
        }
        return nodes;
    }

    private static Node familyNode(Overview overview, Family family) {
        String label = overview.at(FamilyRow.representative(family)).title();
        Row row = new Row()
                .with("id", FamilyRow.name(family))
                .with("kind", "family")
                .with("label", label)
                .with("size", family.members().size())
                .with("cohesion", RelationRow.rounded(family.cohesion()))
                .without("documentId")
                .without("family");
        return new Node(FamilyRow.name(family), label, family.members().size(), row);
    }

    private static Node node(Card card) {
        Row row = new Row()
                .with("id", documentNode(card))
                .with("kind", "document")
                .with("label", card.title())
                .with("size", 1)
                .without("cohesion")
                .with("documentId", card.id())
                .with("family", card.family().orElse(null));
        return new Node(documentNode(card), card.title(), 1, row);
    }

    private static String documentNode(Card card) {
        return "d-" + card.id();
    }

    /** Relations between nodes, those of the same two nodes taken together. */
    private static Map<Set<String>, Edge> edges(Overview overview, Set<String> open, List<StoredRelation> kin) {
        Map<Set<String>, Edge> edges = new HashMap<>();
        for (StoredRelation found : kin) {
            String from = node(overview.document(found.left()), open);
            String to = node(overview.document(found.right()), open);
            if (!from.equals(to)) {
                Edge edge = new Edge(from, to, found.relation(), 1);
                edges.merge(Set.of(from, to), edge, Edge::with);
            }
        }
        return edges;
    }

    private static String node(Card card, Set<String> open) {
        return card.family().filter(name -> !open.contains(name)).orElse(documentNode(card));
    }

    /** A family or a lone document. */
    private record Node(String id, String label, int size, Row row) {
        /** Adds this node as one end of a link. */
        Row end(Row link, String name) {
            return link.with(name, id).with(name + "Label", label).with(name + "Size", size);
        }
    }

    /** What joins two nodes: the strongest relation, and how many there are. */
    private record Edge(String from, String to, Relation strongest, int pairs) {
        Edge with(Edge other) {
            boolean mine = strongest.score() >= other.strongest.score();
            return new Edge(
                    mine ? from : other.from,
                    mine ? to : other.to,
                    mine ? strongest : other.strongest,
                    pairs + other.pairs);
        }

        Row row() {
            return described(new Row().with("from", from).with("to", to));
        }

        Row row(Node one, Node other) {
            return described(other.end(one.end(new Row(), "from"), "to"));
        }

        private Row described(Row link) {
            return link.with("kind", strongest.kind().toString())
                    .with("score", RelationRow.rounded(strongest.score()))
                    .with("pairs", pairs);
        }
    }
}
