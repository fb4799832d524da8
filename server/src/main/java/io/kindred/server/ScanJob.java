package io.kindred.server;

import io.kindred.report.Row;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.Problem;
import java.time.Instant;
import java.util.Locale;

/** How a scan gets on, or how the last one ended. */
final class ScanJob implements ScanWatcher {
    /** What became of a scan. */
    private enum State {
        IDLE,
        RUNNING,
        CANCELLING,
        DONE,
        CANCELLED,
        FAILED
    }

    private int number;
    private State state = State.IDLE;
    private String stage;
    private int files;
    private int read;
    private int toRead;
    private long bytesRead;
    private long bytesToRead;
    private int related;
    private int toRelate;
    private long comparisons;
    private int told;
    private int toTell;
    private int problems;
    private Instant started;
    private Instant finished;
    private String message;

    /** Breaks off a scan. */
    static final class Cancelled extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Begins a scan, if none is under way. */
    synchronized boolean begin() {
        if (isUnderWay()) {
            return false;
        }
        number++;
        state = State.RUNNING;
        stage = "looking";
        files = 0;
        read = 0;
        toRead = 0;
        bytesRead = 0;
        bytesToRead = 0;
        related = 0;
        toRelate = 0;
        comparisons = 0;
        told = 0;
        toTell = 0;
        problems = 0;
        started = Instant.now();
        finished = null;
        message = null;
        return true;
    }

    /** Asks the scan to end; tells whether there is one. */
    synchronized boolean cancel() {
        if (!isUnderWay()) {
            return false;
        }
        state = State.CANCELLING;
        return true;
    }

    synchronized void done() {
        end(State.DONE, message);
    }

    synchronized void cancelled() {
        end(State.CANCELLED, null);
    }

    synchronized void failed(String why) {
        end(State.FAILED, why);
    }

    private void end(State how, String why) {
        state = how;
        stage = null;
        message = why;
        finished = Instant.now();
    }

    synchronized boolean isUnderWay() {
        return state == State.RUNNING || state == State.CANCELLING;
    }

    @Override
    public synchronized void found(int count) {
        files = count;
        goOn();
    }

    @Override
    public synchronized void reading(int count, long bytes) {
        stage = "reading";
        toRead = count;
        bytesToRead = bytes;
        goOn();
    }

    @Override
    public synchronized void read(String path, long bytes) {
        read++;
        bytesRead += bytes;
        goOn();
    }

    @Override
    public synchronized void problem(String path, String reason) {
        if (Problem.isFailure(reason)) {
            problems++;
        }
    }

    @Override
    public synchronized void relating(int documents) {
        stage = "relating";
        toRelate = documents;
        goOn();
    }

    @Override
    public synchronized void related(int count) {
        related++;
        comparisons += count;
        goOn();
    }

    @Override
    public synchronized void telling(String scheme, int documents) {
        understand(documents);
    }

    @Override
    public synchronized void told() {
        told++;
        goOn();
    }

    @Override
    public synchronized void comparing(int documents) {
        understand(documents);
    }

    @Override
    public synchronized void compared() {
        told++;
        goOn();
    }

    private void understand(int documents) {
        stage = "understanding";
        told = 0;
        toTell = documents;
        goOn();
    }

    @Override
    public synchronized void unusable(String scheme, String reason) {
        message = "Related documents are found by concepts alone: " + reason + ".";
    }

    private void goOn() {
        if (state == State.CANCELLING) {
            throw new Cancelled();
        }
    }

    synchronized Row row() {
        return new Row()
                .with("scan", number)
                .with("state", state.name().toLowerCase(Locale.ROOT))
                .with("stage", stage)
                .with("files", files)
                .with("read", read)
                .with("toRead", toRead)
                .with("bytesRead", bytesRead)
                .with("bytesToRead", bytesToRead)
                .with("related", related)
                .with("toRelate", toRelate)
                .with("comparisons", comparisons)
                .with("told", told)
                .with("toTell", toTell)
                .with("problems", problems)
                .with("started", started == null ? null : started.toString())
                .with("finished", finished == null ? null : finished.toString())
                .with("message", message);
    }
}
