package io.kindred.cli;

import io.kindred.report.Printable;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/**
 * The documents that could not be taken, each told in one line on standard error as it occurs, while the run goes on.
 *
 * <p>Safe for use by many threads.
 */
final class Problems {
    private final PrintWriter err;
    private int count;

    Problems(PrintWriter err) {
        this.err = err;
    }

    /** Tells that {@code document} could not be taken, in the form {@code kindred: document: reason}. */
    synchronized void tell(String document, String reason) {
        count++;
        err.println("kindred: " + Printable.of(document) + ": " + Printable.of(reason));
        err.flush();
    }

    /** Tells something that is no problem of a document. */
    synchronized void note(String message) {
        err.println("kindred: " + Printable.of(message));
        err.flush();
    }

    /** What reading a document gives, or nothing once the reason why has been told. */
    <T> Optional<T> unless(String document, Reading<T> reading) {
        try {
            return Optional.of(reading.read());
        } catch (IOException e) {
            String message = e.getMessage();
            tell(document, message == null ? e.getClass().getSimpleName() : message);
        } catch (OutOfMemoryError e) {
            tell(document, "too large for the memory of this process; give it more with KINDRED_JAVA_OPTS=-Xmx...");
        }
        return Optional.empty();
    }

    /** Something that reads a file. */
    @FunctionalInterface
    interface Reading<T> {
        T read() throws IOException;
    }

    synchronized int count() {
        return count;
    }

    /** The exit status of a run that would end with {@code otherwise} had there been no problem. */
    synchronized int exitStatus(int otherwise) {
        return count > 0 ? ExitStatus.FAILED : otherwise;
    }
}
