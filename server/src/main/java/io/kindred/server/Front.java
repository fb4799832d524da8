package io.kindred.server;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;

/** Takes requests, has them checked, finds who answers them, and writes the answers. */
final class Front extends Handler.Abstract {
    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "DELETE");
    private static final String PAGE_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none';"
                    + " require-trusted-types-for 'script'; trusted-types 'none'";
    private static final String DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

    private final Guard guard;
    private final Routes routes;
    private final PageFiles page;
    private final Metrics metrics;
    private final Gate small;
    private final Gate large;

    Front(Guard guard, Routes routes, PageFiles page, Metrics metrics, Gate small, Gate large) {
        this.guard = guard;
        this.routes = routes;
        this.page = page;
        this.metrics = metrics;
        this.small = small;
        this.large = large;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        long begun = System.nanoTime();
        String[] route = {"none"};
        Answer answer;
        try {
            answer = answer(request, route);
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
            answer = Answer.problem(Failures.refusal(e));
        }
        String method = METHODS.contains(request.getMethod()) ? request.getMethod() : "other";
        metrics.answered(method, route[0], answer.status(), System.nanoTime() - begun);
        write(request, answer, response, callback);
        return true;
    }

    private Answer answer(Request request, String[] name) throws IOException {
        String path = Request.getPathInContext(request);
        guard.check(request, path);
        Optional<Routes.Found> found = routes.find(request.getMethod(), path);
        if (found.isEmpty()) {
            name[0] = "page";
            boolean reads =
                    request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
            return page.at(path)
                    .filter(file -> reads)
                    .orElseThrow(
                            () -> Refusal.notFound("There is nothing here; /api/v1/openapi.json says what there is."));
        }
        Route route = found.get().route();
        name[0] = route.path();
        Call call = new Call(request, found.get().places(), query(request, route));
        return switch (route.effort()) {
            case NONE -> route.endpoint().answer(call);
            case SMALL -> small.pass(() -> route.endpoint().answer(call));
            case LARGE -> large.pass(() -> route.endpoint().answer(call));
        };
    }

    private static Map<String, String> query(Request request, Route route) {
        Map<String, String> query = new HashMap<>();
        for (Fields.Field field : fields(request)) {
            if (!route.parameters().contains(field.getName())) {
                throw Refusal.badRequest("There is no such parameter here; known are "
                        + (route.parameters().isEmpty() ? "none" : new java.util.TreeSet<>(route.parameters())) + ".");
            }
            if (field.getValues().size() > 1) {
                throw Refusal.badRequest(field.getName() + " is given more than once.");
            }
            query.put(field.getName(), field.getValue());
        }
        return query;
    }

    private static Fields fields(Request request) {
        try {
            return Request.extractQueryParameters(request);
        } catch (RuntimeException e) {
            throw Refusal.badRequest("The query cannot be read.");
        }
    }

    private static void write(Request request, Answer answer, Response response, Callback callback) {
        HttpFields.Mutable headers = response.getHeaders();
        response.setStatus(answer.status());
        addSecurity(
                headers,
                answer.type().startsWith("text/html") && !answer.headers().containsKey("Content-Disposition"));
        if (!answer.type().isEmpty()) {
            headers.put("Content-Type", answer.type());
        }
        answer.headers().forEach(headers::put);
        boolean refused = answer.status() >= 400;
        if (refused
                && !request.getMethod().equals("GET")
                && !request.getMethod().equals("HEAD")) {
            // What may still come of the body is not waited for.
            headers.put("Connection", "close");
        }
        answer.content().write(response, callback);
    }

    /** Headers that every answer has. */
    static void addSecurity(HttpFields.Mutable headers, boolean isPage) {
        headers.put("Content-Security-Policy", isPage ? PAGE_POLICY : DATA_POLICY);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("X-Frame-Options", "DENY");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
        headers.put("Cache-Control", "no-store");
    }
}
