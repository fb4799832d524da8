package io.kindred.server;

import io.kindred.report.Row;
import java.util.List;
import java.util.Set;

/** Groups of documents that are about the same; there are none yet. */
final class TopicEndpoint {
    void addTo(Routes routes) {
        routes.add("GET", "/api/v1/topics", Set.of("q", "offset", "limit"), Route.Effort.SMALL, TopicEndpoint::topics);
    }

    private static Answer topics(Call call) {
        Row head = new Row()
                .with("available", false)
                .with("reason", "This version does not look for kinship of meaning yet.");
        return Answer.json(Paged.of(head, call.offset(), call.limit(), List.<Row>of(), row -> row));
    }
}
