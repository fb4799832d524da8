package io.kindred.cli;

/** A reason to give up that the user can understand: one line, shown without a stack trace. */
final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;

    Failure(String message) {
        super(message);
    }

    Failure(String message, Throwable cause) {
        super(message, cause);
    }
}
