package io.kindred.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.server.Request;

/**
 * A request that has found its endpoint.
 *
 * @param places the values of the variable parts of the path
 * @param query the query parameters, each given once
 */
record Call(Request request, Map<String, String> places, Map<String, String> query) {
    private static final int DEFAULT_PAGE = 50;
    private static final int LARGEST_PAGE = 500;

    /** A number of a document in the path. */
    int id(String place) {
        try {
            return Integer.parseInt(places.get(place));
        } catch (NumberFormatException e) {
            throw Refusal.notFound("There is no document " + shortened(places.get(place)) + ".");
        }
    }

    String place(String name) {
        return places.get(name);
    }

    Optional<String> text(String name) {
        return Optional.ofNullable(query.get(name)).filter(value -> !value.isEmpty());
    }

    /** One of some names. */
    Optional<String> oneOf(String name, List<String> names) {
        Optional<String> value = text(name);
        value.filter(given -> !names.contains(given)).ifPresent(given -> {
            throw Refusal.badRequest(
                    name + " is one of " + String.join(", ", names) + ", not " + shortened(given) + ".");
        });
        return value;
    }

    boolean is(String name) {
        return oneOf(name, List.of("true", "false")).filter("true"::equals).isPresent();
    }

    int number(String name, int least, int most, int otherwise) {
        Optional<String> value = text(name);
        if (value.isEmpty()) {
            return otherwise;
        }
        try {
            int number = Integer.parseInt(value.get());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw Refusal.badRequest(
                name + " is a number from " + least + " to " + most + ", not " + shortened(value.get()) + ".");
    }

    /** A number of a document that must be given. */
    int document(String name) {
        if (text(name).isEmpty()) {
            throw Refusal.badRequest(name + " must be the number of a document.");
        }
        return number(name, 0, Integer.MAX_VALUE, 0);
    }

    double share(String name, double otherwise) {
        Optional<String> value = text(name);
        if (value.isEmpty()) {
            return otherwise;
        }
        try {
            double number = Double.parseDouble(value.get());
            if (number >= 0 && number <= 1) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw Refusal.badRequest(name + " is a number from 0 to 1, not " + shortened(value.get()) + ".");
    }

    int offset() {
        return number("offset", 0, Integer.MAX_VALUE, 0);
    }

    int limit() {
        return number("limit", 1, LARGEST_PAGE, DEFAULT_PAGE);
    }

    private static String shortened(String text) {
        return text.length() > 40 ? text.substring(0, 40) + "..." : text;
    }
}
