package io.kindred.server;

import io.kindred.scan.Question;
import io.kindred.store.Entry;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** A document on its way into the catalog. Either the one who waits for it gives up, or it is taken, never both. */
final class CheckIn {
    private final Question question;
    private final Path file;
    private final boolean onlyNew;
    private final AtomicBoolean settled = new AtomicBoolean();
    private final CompletableFuture<Result> result = new CompletableFuture<>();

    /**
     * What became of it.
     *
     * @param added whether it is new
     * @param entry the document: the one that was added, or the one that was there
     */
    record Result(boolean added, Entry entry) {}

    CheckIn(Question question, Path file, boolean onlyNew) {
        this.question = question;
        this.file = file;
        this.onlyNew = onlyNew;
    }

    Question question() {
        return question;
    }

    Path file() {
        return file;
    }

    boolean onlyNew() {
        return onlyNew;
    }

    /** Takes it, unless the one who waited has given up. */
    boolean take() {
        return settled.compareAndSet(false, true);
    }

    /** Gives up waiting, unless it has been taken. */
    boolean giveUp() {
        return settled.compareAndSet(false, true);
    }

    CompletableFuture<Result> result() {
        return result;
    }
}
