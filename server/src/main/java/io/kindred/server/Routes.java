package io.kindred.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** All routes. */
final class Routes {
    private final List<Route> routes = new ArrayList<>();

    void add(String method, String path, Set<String> parameters, Route.Effort effort, Endpoint endpoint) {
        routes.add(new Route(method, path, parameters, effort, endpoint));
    }

    List<Route> all() {
        return List.copyOf(routes);
    }

    /** A route and the variable parts of the path that led to it. */
    record Found(Route route, Map<String, String> places) {}

    /** The route of a request; none if the path is unknown. */
    Optional<Found> find(String method, String path) {
        List<String> segments = Route.segments(path);
        Set<String> allowed = new TreeSet<>();
        for (Route route : routes) {
            Optional<Map<String, String>> places = route.places(segments);
            if (places.isPresent()) {
                if (route.method().equals(method) || (route.method().equals("GET") && method.equals("HEAD"))) {
                    return Optional.of(new Found(route, places.get()));
                }
                allowed.add(route.method());
            }
        }
        if (!allowed.isEmpty()) {
            throw Refusal.of(405, "Method not allowed", "Here is only " + String.join(", ", allowed) + ".");
        }
        return Optional.empty();
    }
}
