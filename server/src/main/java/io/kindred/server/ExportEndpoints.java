package io.kindred.server;

import io.kindred.report.ComparePage;
import io.kindred.report.FamilyRow;
import io.kindred.report.RelationRow;
import io.kindred.report.Row;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Whatever a view shows as a file, and the whole as one page. */
final class ExportEndpoints {
    private static final String PATH = "/api/v1/export/";
    private static final List<String> DOCUMENT_COLUMNS = List.of(
            "id",
            "path",
            "title",
            "size",
            "modified",
            "words",
            "type",
            "author",
            "language",
            "family",
            "kin",
            "copies");
    static final List<String> RELATION_COLUMNS = Stream.concat(
                    RelationRow.COLUMNS.stream(), Stream.of("leftId", "rightId", "reason", "decision"))
            .toList();
    private static final Set<String> DOCUMENT_FILTERS = Set.of("q", "type", "kin", "family", "sort", "order");
    private static final Set<String> RELATION_FILTERS =
            Set.of("kind", "min", "max", "document", "decision", "q", "sort", "order");

    private final Readers readers;
    private final CompareEndpoints compare;
    private final CheckEndpoints check;
    private final List<Table> views;
    private final String folder;

    /**
     * Exports of a catalog.
     *
     * @param views what others than lists of the catalog have to show
     */
    ExportEndpoints(Readers readers, CompareEndpoints compare, CheckEndpoints check, List<Table> views, String folder) {
        this.readers = readers;
        this.compare = compare;
        this.check = check;
        this.views = List.copyOf(views);
        this.folder = folder;
    }

    void addTo(Routes routes) {
        Stream.concat(lists().stream(), views.stream()).forEach(table -> {
            for (TableFormat format : TableFormat.values()) {
                get(
                        routes,
                        table.name() + format.ending(),
                        table.parameters(),
                        call -> format.answer(
                                table.name(), table.columns(), table.rows().of(call)));
            }
        });
        for (TableFormat format : TableFormat.values()) {
            String path = PATH + "check" + format.ending();
            routes.add("POST", path, CheckEndpoints.PARAMETERS, Route.Effort.NONE, call -> check.kin(call, format));
        }
        Table steps = compare.steps();
        get(
                routes,
                "compare.csv",
                steps.parameters(),
                call -> TableFormat.CSV.answer(
                        steps.name(), steps.columns(), steps.rows().of(call)));
        get(routes, "compare.html", steps.parameters(), this::comparePage);
        get(
                routes,
                "compare.json",
                steps.parameters(),
                call -> compare.two(call).attached("compare.json"));
        get(routes, "report.html", Set.of(), this::report);
    }

    private static void get(Routes routes, String file, Set<String> parameters, Endpoint endpoint) {
        routes.add("GET", PATH + file, parameters, Route.Effort.LARGE, endpoint);
    }

    /** The lists of the catalog. */
    private List<Table> lists() {
        return List.of(
                list("documents", DOCUMENT_FILTERS, DOCUMENT_COLUMNS, Listing::documents, listing -> Card::row),
                list("relations", RELATION_FILTERS, RELATION_COLUMNS, Listing::relations, listing -> listing::row),
                list(
                        "families",
                        Set.of("q", "sort", "order"),
                        FamilyRow.COLUMNS,
                        Listing::families,
                        listing -> card -> FamilyRow.of(card.family())),
                list(
                        "problems",
                        Set.of("q", "all"),
                        List.of("path", "size", "reason", "failure"),
                        Listing::problems,
                        listing -> Listing::row),
                list(
                        "decisions",
                        Set.of("verdict"),
                        List.of("left", "right", "leftId", "rightId", "kind", "verdict", "decided"),
                        Listing::decisions,
                        listing -> Listing::row),
                list("review", Set.of("within"), RELATION_COLUMNS, Listing::review, listing -> listing::row));
    }

    /** The list that a call wants. */
    @FunctionalInterface
    private interface Chosen<T> {
        List<T> of(Listing listing, Call call);
    }

    private <T> Table list(
            String name,
            Set<String> filters,
            List<String> columns,
            Chosen<T> chosen,
            Function<Listing, Function<T, Row>> row) {
        return new Table(name, filters, columns, call -> {
            Listing listing = new Listing(readers.overview());
            return chosen.of(listing, call).stream().map(row.apply(listing)).toList();
        });
    }

    private Answer comparePage(Call call) throws IOException {
        Overview overview = readers.overview();
        Card left = overview.document(call.document("left"));
        Card right = overview.document(call.document("right"));
        StringWriter page = new StringWriter();
        new ComparePage(compare.finding(overview, left, right, /* brief= */ true)).write(page);
        return Answer.of(200, "text/html; charset=utf-8", page.toString()).attached("compare.html");
    }

    private Answer report(Call call) throws IOException {
        StringWriter page = new StringWriter();
        new ReportPage(readers.overview(), folder).write(page);
        return Answer.of(200, "text/html; charset=utf-8", page.toString()).attached("report.html");
    }
}
