package io.kindred.server;

import io.kindred.store.BusyException;
import io.kindred.store.CatalogException;
import java.io.IOException;
import java.io.UncheckedIOException;

/** What went wrong, for those who asked. */
final class Failures {
    private static final System.Logger LOG = System.getLogger(Failures.class.getName());

    private Failures() {}

    /** What those who asked are told. What they cannot help is logged and not told. */
    static Refusal refusal(Throwable failure) {
        if (failure instanceof Refusal refusal) {
            return refusal;
        }
        if (failure instanceof UncheckedIOException unchecked) {
            return refusal(unchecked.getCause());
        }
        if (failure instanceof BusyException) {
            return Refusal.full("Somebody else writes the catalog; try again in a moment.", 2);
        }
        if (failure instanceof OutOfMemoryError) {
            return Refusal.full("Out of memory; give the service more, or ask for less.", 5);
        }
        LOG.log(System.Logger.Level.WARNING, "a request failed", failure);
        return Refusal.of(500, "Internal error", "Something went wrong here; the log of the service says what.");
    }

    /** A failure in words. */
    static String words(Throwable failure) {
        if (failure instanceof UncheckedIOException unchecked) {
            return words(unchecked.getCause());
        }
        return failure instanceof CatalogException ? failure.getMessage() : failure.toString();
    }

    /** A failure of another thread, to be thrown by this one. */
    static IOException rethrown(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException unchecked) {
            throw unchecked;
        }
        return failure instanceof IOException checked ? checked : new IOException(failure);
    }
}
