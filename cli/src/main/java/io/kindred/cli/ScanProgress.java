package io.kindred.cli;

import io.kindred.scan.ScanWatcher;
import io.kindred.store.Problem;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Shows on a terminal how a scan gets on: one line that is written over a few times a second, and problems above it. Where
 * there is no terminal, only the problems are shown.
 */
final class ScanProgress implements ScanWatcher, AutoCloseable {
    private static final long EVERY = 200_000_000;
    private static final int BAR = 24;
    private static final String WIPE = "\r\u001B[K";

    private final PrintWriter err;
    private final boolean terminal;
    private final LongSupplier nanos;
    private final Problems problems;
    private long shown;
    private long begun;
    private int files;
    private int allFiles;
    private long bytes;
    private long allBytes;
    private int documents;
    private int allDocuments;
    private long comparisons;
    private String phase = "";

    ScanProgress(PrintWriter err, boolean terminal) {
        this(err, terminal, System::nanoTime);
    }

    ScanProgress(PrintWriter err, boolean terminal, LongSupplier nanos) {
        this.err = err;
        this.terminal = terminal;
        this.problems = new Problems(err);
        this.nanos = nanos;
        this.shown = nanos.getAsLong() - EVERY;
    }

    @Override
    public synchronized void found(int count) {
        show(() -> String.format(Locale.ROOT, "looking   %,d files", count));
    }

    @Override
    public synchronized void reading(int count, long total) {
        allFiles = count;
        allBytes = total;
        begun = nanos.getAsLong();
    }

    @Override
    public synchronized void read(String path, long size) {
        files++;
        bytes += size;
        show(this::readingLine);
    }

    @Override
    public synchronized void problem(String path, String reason) {
        if (Problem.isFailure(reason)) {
            wipe();
            problems.tell(path, reason);
        }
    }

    @Override
    public synchronized void relating(int count) {
        allDocuments = count;
        begun = nanos.getAsLong();
    }

    @Override
    public synchronized void related(int count) {
        documents++;
        comparisons += count;
        show(this::relatingLine);
    }

    @Override
    public synchronized void close() {
        wipe();
    }

    @Override
    public synchronized void telling(String scheme, int count) {
        begin(scheme.startsWith("concepts") ? "concepts" : "meaning", count);
    }

    @Override
    public synchronized void comparing(int count) {
        begin("subjects", count);
    }

    private void begin(String name, int count) {
        phase = name;
        allDocuments = count;
        documents = 0;
        begun = nanos.getAsLong();
    }

    @Override
    public synchronized void told() {
        documents++;
        show(this::meaningLine);
    }

    @Override
    public synchronized void compared() {
        told();
    }

    @Override
    public synchronized void unusable(String scheme, String reason) {
        wipe();
        problems.note("related documents are found by concepts alone: " + reason);
    }

    private String meaningLine() {
        double done = allDocuments == 0 ? 1 : (double) documents / allDocuments;
        return String.format(
                Locale.ROOT,
                "%-8s  %s %,d of %,d documents; kin by text is known%s",
                phase,
                bar(done),
                documents,
                allDocuments,
                left(done));
    }

    private String readingLine() {
        double done = allBytes == 0 ? 1 : (double) bytes / allBytes;
        return String.format(
                Locale.ROOT,
                "reading   %s %,d of %,d files, %s of %s, %s/s%s",
                bar(done),
                files,
                allFiles,
                Size.of(bytes),
                Size.of(allBytes),
                Size.of(Math.round(bytes / seconds())),
                left(done));
    }

    private String relatingLine() {
        double done = allDocuments == 0 ? 1 : (double) documents / allDocuments;
        return String.format(
                Locale.ROOT,
                "relating  %s %,d of %,d documents, %,d comparisons%s",
                bar(done),
                documents,
                allDocuments,
                comparisons,
                left(done));
    }

    private double seconds() {
        return Math.max(1e-3, (nanos.getAsLong() - begun) / 1e9);
    }

    private String left(double done) {
        if (done <= 0 || seconds() < 1) {
            return "";
        }
        Duration left = Duration.ofSeconds(Math.round(seconds() * (1 - done) / done));
        return left.toMinutes() > 0
                ? String.format(Locale.ROOT, ", %d min %02d s left", left.toMinutes(), left.toSecondsPart())
                : ", " + left.toSeconds() + " s left";
    }

    private static String bar(double done) {
        int full = (int) Math.min(BAR, Math.floor(done * BAR));
        return "[" + "#".repeat(full) + "-".repeat(BAR - full) + "]";
    }

    private void show(Supplier<String> line) {
        long now = nanos.getAsLong();
        if (terminal && now - shown >= EVERY) {
            shown = now;
            err.print(WIPE + line.get());
            err.flush();
        }
    }

    private void wipe() {
        if (terminal) {
            err.print(WIPE);
            err.flush();
        }
    }
}
