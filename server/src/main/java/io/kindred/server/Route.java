package io.kindred.server;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which requests an endpoint answers.
 *
 * @param path the path, with variable parts as in {@code /documents/{id}}
 * @param parameters the query parameters that may be given
 * @param effort what an answer costs
 */
record Route(String method, String path, Set<String> parameters, Effort effort, Endpoint endpoint) {
    /** What an answer costs, and so which gate it has to pass. */
    enum Effort {
        /** Nothing worth mentioning. */
        NONE,
        /** A look at what is known. */
        SMALL,
        /** Work. */
        LARGE
    }

    Route {
        parameters = Set.copyOf(parameters);
    }

    /** The variable parts of a path that fits this route. */
    Optional<Map<String, String>> places(List<String> segments) {
        List<String> own = segments(path);
        if (own.size() != segments.size()) {
            return Optional.empty();
        }
        Map<String, String> places = new HashMap<>();
        for (int i = 0; i < own.size(); i++) {
            String part = own.get(i);
            if (part.startsWith("{")) {
                places.put(part.substring(1, part.length() - 1), segments.get(i));
            } else if (!part.equals(segments.get(i))) {
                return Optional.empty();
            }
        }
        return Optional.of(places);
    }

    static List<String> segments(String path) {
        return List.of(path.split("/", -1));
    }
}
