package io.kindred.server;

import io.kindred.relation.RelationKind;
import io.kindred.report.Row;
import io.kindred.store.Decision;
import io.kindred.store.Opinion;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What people decide about pairs. */
final class DecisionEndpoints {
    private final Readers readers;
    private final Clerk clerk;

    DecisionEndpoints(Readers readers, Clerk clerk) {
        this.readers = readers;
        this.clerk = clerk;
    }

    void addTo(Routes routes) {
        routes.add("GET", "/api/v1/decisions", Set.of("verdict", "offset", "limit"), Route.Effort.SMALL, this::list);
        routes.add("PUT", "/api/v1/decisions/{left}/{right}", Set.of(), Route.Effort.SMALL, this::decide);
        routes.add("DELETE", "/api/v1/decisions/{left}/{right}", Set.of(), Route.Effort.SMALL, this::retract);
    }

    private Answer list(Call call) throws IOException {
        return Answer.json(Paged.of(call, new Listing(readers.overview()).decisions(call), Listing::row));
    }

    private Answer decide(Call call) throws IOException {
        Map<String, List<String>> body = SmallJson.of(call.request());
        Opinion opinion = Optional.ofNullable(body.get("verdict"))
                .filter(values -> values.size() == 1 && body.size() == 1)
                .flatMap(values -> Opinion.named(values.get(0)))
                .orElseThrow(
                        () -> Refusal.badRequest("The body is {\"verdict\": \"confirmed\"}, or rejected, or unsure."));
        Overview overview = readers.overview();
        Card left = overview.document(call.id("left"));
        Card right = overview.document(call.id("right"));
        if (left.entry().text().equals(right.entry().text())) {
            throw Refusal.of(
                    422, "Nothing to decide", "The two have the same text; that is so whatever anybody thinks of it.");
        }
        clerk.decide(left.id(), right.id(), Optional.of(opinion), kind(overview, left.id(), right.id()));
        return Answer.json(row(left, right));
    }

    /** What left is to right. */
    private static Optional<RelationKind> kind(Overview overview, int left, int right) {
        return overview.relations().stream()
                .map(found -> found.left() == left ? found : found.mirrored())
                .filter(found -> found.left() == left && found.right() == right)
                .map(found -> found.relation().kind())
                .findFirst();
    }

    private Row row(Card left, Card right) throws IOException {
        Set<Object> texts = Set.of(left.entry().text(), right.entry().text());
        Decision decision = readers.overview().decisions().stream()
                .filter(each ->
                        texts.equals(Set.of(each.left().text(), each.right().text())))
                .findFirst()
                .orElseThrow(() -> Refusal.conflict("Somebody else took the decision back."));
        return Listing.row(decision);
    }

    private Answer retract(Call call) throws IOException {
        Overview overview = readers.overview();
        Card left = overview.document(call.id("left"));
        Card right = overview.document(call.id("right"));
        clerk.decide(left.id(), right.id(), Optional.empty(), Optional.empty());
        return Answer.nothing();
    }
}
