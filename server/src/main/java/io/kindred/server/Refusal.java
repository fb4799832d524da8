package io.kindred.server;

import java.util.OptionalInt;

/** Says why a request is not answered. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String title;
    private final int retryAfter;

    private Refusal(int status, String title, String detail, int retryAfter) {
        super(detail);
        this.status = status;
        this.title = title;
        this.retryAfter = retryAfter;
    }

    static Refusal of(int status, String title, String detail) {
        return new Refusal(status, title, detail, 0);
    }

    static Refusal badRequest(String detail) {
        return of(400, "Bad request", detail);
    }

    static Refusal notFound(String detail) {
        return of(404, "Not found", detail);
    }

    static Refusal conflict(String detail) {
        return of(409, "Conflict", detail);
    }

    static Refusal unreadable(String detail) {
        return of(422, "Cannot be read", detail);
    }

    /** It may work later. */
    static Refusal full(String detail, int retryAfterSeconds) {
        return new Refusal(503, "Busy", detail, retryAfterSeconds);
    }

    int status() {
        return status;
    }

    String title() {
        return title;
    }

    /** After how many seconds it is worth trying again, if it is. */
    OptionalInt retryAfter() {
        return retryAfter > 0 ? OptionalInt.of(retryAfter) : OptionalInt.empty();
    }
}
