package io.kindred.server;

import java.io.IOException;
import java.util.Set;

/** Pairs of kin, problems, and the pairs that wait for a decision. */
final class RelationEndpoints {
    private static final Set<String> LIST =
            Set.of("kind", "min", "max", "document", "decision", "q", "sort", "order", "offset", "limit");

    private final Readers readers;

    RelationEndpoints(Readers readers) {
        this.readers = readers;
    }

    void addTo(Routes routes) {
        routes.add("GET", "/api/v1/relations", LIST, Route.Effort.SMALL, this::relations);
        routes.add("GET", "/api/v1/review", Set.of("within", "offset", "limit"), Route.Effort.SMALL, this::review);
        routes.add(
                "GET", "/api/v1/problems", Set.of("q", "all", "offset", "limit"), Route.Effort.SMALL, this::problems);
    }

    private Answer relations(Call call) throws IOException {
        Listing listing = new Listing(readers.overview());
        return readers.ask(reader ->
                Answer.json(Paged.of(call, listing.relations(call), found -> listing.row(found, reader.catalog()))));
    }

    private Answer review(Call call) throws IOException {
        Listing listing = new Listing(readers.overview());
        return Answer.json(Paged.of(call, listing.review(call), listing::row));
    }

    private Answer problems(Call call) throws IOException {
        return Answer.json(Paged.of(call, new Listing(readers.overview()).problems(call), Listing::row));
    }
}
