package io.kindred.cli;

import io.kindred.meaning.LostTermsException;
import io.kindred.report.Printable;
import io.kindred.store.CatalogException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/**
 * Tells in one line what went wrong while a command ran.
 *
 * <p>The stack trace is for those who ask for it, by the environment variable {@code KINDRED_TRACE} or the system
 * property {@code kindred.trace}.
 */
final class Misfortune {
    private Misfortune() {}

    static int tell(Throwable e, PrintWriter err) {
        if (e instanceof AnswerStream.Broken broken && broken.isNobodyReading()) {
            return ExitStatus.FOUND;
        }
        err.println("kindred: " + Printable.of(reason(e)));
        if (System.getenv("KINDRED_TRACE") != null || System.getProperty("kindred.trace") != null) {
            e.printStackTrace(err);
        }
        err.flush();
        return ExitStatus.FAILED;
    }

    private static String reason(Throwable e) {
        if (e instanceof Failure
                || e instanceof AnswerStream.Broken
                || e instanceof CatalogException
                || e instanceof LostTermsException) {
            return e.getMessage();
        }
        if (e instanceof UncheckedIOException unchecked) {
            return reason(unchecked.getCause());
        }
        if (e instanceof FileSystemException file) {
            return file.getFile() + ": " + wording(file, "no such file or folder");
        }
        if (e instanceof OutOfMemoryError) {
            return "out of memory; give it more, for example KINDRED_JAVA_OPTS=-Xmx4g";
        }
        if (e instanceof IOException) {
            return "input or output failed: " + e;
        }
        return "internal error: " + e + " (set KINDRED_TRACE=1 to see where)";
    }

    /** Why a file could not be had, without its name; {@code missing} if it does not exist. */
    static String wording(IOException e, String missing) {
        String reason = e instanceof FileSystemException file ? file.getReason() : e.getMessage();
        if (reason != null) {
            return reason.strip().replaceAll("\\s+", " ");
        }
        if (e instanceof NoSuchFileException) {
            return missing;
        }
        return e instanceof AccessDeniedException
                ? "permission denied"
                : e.getClass().getSimpleName();
    }
}
