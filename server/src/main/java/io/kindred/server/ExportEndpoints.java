package io.kindred.server;

import io.kindred.family.Family;
import io.kindred.report.ComparePage;
import io.kindred.report.CsvRows;
import io.kindred.report.FamilyRow;
import io.kindred.report.JsonRows;
import io.kindred.report.RelationRow;
import io.kindred.report.Row;
import io.kindred.report.RowWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Lists as files, and the whole as one page. */
final class ExportEndpoints {
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
    private static final List<String> RELATION_COLUMNS = Stream.concat(
                    RelationRow.COLUMNS.stream(), Stream.of("leftId", "rightId", "reason", "decision"))
            .toList();
    private static final Set<String> DOCUMENT_FILTERS = Set.of("q", "type", "kin", "family", "sort", "order");
    private static final Set<String> RELATION_FILTERS =
            Set.of("kind", "min", "max", "document", "decision", "q", "sort", "order");

    private final Readers readers;
    private final CompareEndpoints compare;
    private final String folder;

    ExportEndpoints(Readers readers, CompareEndpoints compare, String folder) {
        this.readers = readers;
        this.compare = compare;
        this.folder = folder;
    }

    void addTo(Routes routes) {
        list(routes, "documents", DOCUMENT_FILTERS, DOCUMENT_COLUMNS, Listing::documents, listing -> Card::row);
        list(routes, "relations", RELATION_FILTERS, RELATION_COLUMNS, Listing::relations, listing -> listing::row);
        list(
                routes,
                "families",
                Set.of("q", "sort", "order"),
                FamilyRow.COLUMNS,
                Listing::families,
                listing -> card -> row(card.family()));
        list(
                routes,
                "problems",
                Set.of("q", "all"),
                List.of("path", "size", "reason", "failure"),
                Listing::problems,
                listing -> Listing::row);
        list(
                routes,
                "decisions",
                Set.of("verdict"),
                List.of("left", "right", "leftId", "rightId", "kind", "verdict", "decided"),
                Listing::decisions,
                listing -> Listing::row);
        list(routes, "review", Set.of("within"), RELATION_COLUMNS, Listing::review, listing -> listing::row);
        Set<String> pair = Set.of("left", "right");
        routes.add("GET", "/api/v1/export/compare.html", pair, Route.Effort.LARGE, this::comparePage);
        routes.add(
                "GET",
                "/api/v1/export/compare.json",
                pair,
                Route.Effort.LARGE,
                call -> compare.two(call).attached("compare.json"));
        routes.add("GET", "/api/v1/export/report.html", Set.of(), Route.Effort.LARGE, this::report);
    }

    private static Row row(Family family) {
        return FamilyRow.of(family);
    }

    /** The list that a call wants. */
    @FunctionalInterface
    private interface Chosen<T> {
        List<T> of(Listing listing, Call call);
    }

    private <T> void list(
            Routes routes,
            String what,
            Set<String> filters,
            List<String> columns,
            Chosen<T> chosen,
            Function<Listing, Function<T, Row>> row) {
        String path = "/api/v1/export/" + what;
        routes.add("GET", path + ".csv", filters, Route.Effort.LARGE, call -> {
            StringWriter text = new StringWriter();
            write(call, new CsvRows(text, columns), chosen, row);
            return Answer.of(200, "text/csv; charset=utf-8", text.toString()).attached(what + ".csv");
        });
        routes.add("GET", path + ".json", filters, Route.Effort.LARGE, call -> {
            StringWriter text = new StringWriter();
            write(call, JsonRows.array(text), chosen, row);
            return Answer.of(200, "application/json", text.toString()).attached(what + ".json");
        });
    }

    private <T> void write(Call call, RowWriter out, Chosen<T> chosen, Function<Listing, Function<T, Row>> row)
            throws IOException {
        Listing listing = new Listing(readers.overview());
        try (out) {
            for (T one : chosen.of(listing, call)) {
                out.write(row.apply(listing).apply(one));
            }
        }
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
