package io.kindred.server;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.PatternSyntaxException;

/** Begins scans, tells how they get on, and breaks them off. */
final class ScanEndpoints {
    private final Clerk clerk;
    private final ScanJob job;
    private final Events events;

    ScanEndpoints(Clerk clerk, ScanJob job, Events events) {
        this.clerk = clerk;
        this.job = job;
        this.events = events;
    }

    void addTo(Routes routes) {
        routes.add("GET", "/api/v1/scan", Set.of(), Route.Effort.NONE, call -> Answer.json(job.row()));
        routes.add("POST", "/api/v1/scan", Set.of(), Route.Effort.SMALL, this::begin);
        routes.add("DELETE", "/api/v1/scan", Set.of(), Route.Effort.SMALL, this::cancel);
        routes.add("GET", "/api/v1/scan/events", Set.of(), Route.Effort.NONE, call -> events.answer());
    }

    private Answer begin(Call call) throws IOException {
        Map<String, List<String>> body = SmallJson.of(call.request());
        if (!Set.of("exclude").containsAll(body.keySet())) {
            throw Refusal.badRequest("The body may have exclude, a list of patterns, and nothing else.");
        }
        List<String> excluded = body.getOrDefault("exclude", List.of());
        excluded.forEach(ScanEndpoints::mustBePattern);
        if (!clerk.scan(excluded)) {
            throw Refusal.conflict("A scan is under way already.");
        }
        return Answer.json(202, job.row());
    }

    private static void mustBePattern(String glob) {
        try {
            java.nio.file.FileSystems.getDefault().getPathMatcher("glob:" + glob);
        } catch (PatternSyntaxException e) {
            throw Refusal.badRequest("A pattern is wrong: " + e.getDescription() + ".");
        }
    }

    private Answer cancel(Call call) {
        if (!job.cancel()) {
            throw Refusal.conflict("No scan is under way.");
        }
        return Answer.json(202, job.row());
    }
}
