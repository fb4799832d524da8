package io.kindred.server;

import io.kindred.meaning.Way;
import io.kindred.relation.RelationKind;
import io.kindred.scan.ReadingCache;
import io.kindred.scan.Scan;
import io.kindred.scan.ScanWatcher;
import io.kindred.store.BusyException;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import io.kindred.store.Entry;
import io.kindred.store.Opinion;
import io.kindred.text.TextProvider;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Writes the catalog: one thing after the other, on one thread. */
final class Clerk implements Closeable {
    /*
     * Of many who check in at once, those who wait are taken together: a scan of a few files costs little more than a scan
     * of one, and what is found does not depend on who came first. The catalog is open for writing only while something is
     * written, so that commands may write it in between; decisions, which take no time, use the writer of a scan that is
     * under way.
     *
     * Nobody waits until all documents have been gone through for the sake of one: where only that would settle what it is to
     * others, it is related for the time being. When nobody has come for a while the clerk catches up, if the collection is not
     * so large that those who come then would wait too long; in a larger one the next scan does.
     *
     * Where many ask and many check in, all wait about as long: while the clerk is at work for those who check in, one less of
     * those who ask is let in, and two less if more check in than can be taken together.
     *
     * What a document is about is left to the next scan: telling it takes longer than all else of a check-in, and by it all
     * documents are related anew.
     */
    private static final int TOGETHER = 32;
    private static final int WAITING = 256;
    private static final long PATIENCE_SECONDS = 20;
    private static final int TRIES = 20;
    private static final long BETWEEN_TRIES_MILLIS = 100;
    private static final long QUIET_MILLIS = 2000;

    private final Path catalogFile;
    private final Path root;
    private final TextProvider texts;
    private final ReadingCache readings;
    private final int jobs;
    private final Readers readers;
    private final ScanJob job;
    private final Gate working;
    private final Inbox inbox;
    private final BlockingQueue<CheckIn> waiting = new ArrayBlockingQueue<>(WAITING);
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(Clerk::daemon);
    private CatalogWriter writer;
    private int users;

    /** The catching up that is to come. */
    private volatile ScheduledFuture<?> catchingUp;

    Clerk(
            Path catalogFile,
            Path root,
            TextProvider texts,
            ReadingCache readings,
            int jobs,
            Readers readers,
            ScanJob job,
            Gate working) {
        this.catalogFile = catalogFile;
        this.root = root;
        this.texts = texts;
        this.readings = readings;
        this.jobs = jobs;
        this.readers = readers;
        this.job = job;
        this.working = working;
        this.inbox = new Inbox(root);
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "kindred-clerk");
        thread.setDaemon(true);
        return thread;
    }

    /** Something that is written. */
    @FunctionalInterface
    private interface Writing {
        void write(CatalogWriter writer) throws IOException;
    }

    private void write(Writing writing) throws IOException {
        CatalogWriter open = acquire();
        try {
            writing.write(open);
        } finally {
            readers.changed();
            release();
        }
    }

    private CatalogWriter acquire() throws IOException {
        for (int attempt = 1; ; attempt++) {
            synchronized (this) {
                try {
                    writer = writer == null ? CatalogWriter.open(catalogFile, readers.segments()) : writer;
                    users++;
                    return writer;
                } catch (BusyException e) {
                    if (attempt == TRIES) {
                        throw e;
                    }
                }
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(BETWEEN_TRIES_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Refusal.full("The service is ending.", 1);
        }
    }

    private synchronized void release() throws IOException {
        users--;
        if (users == 0) {
            CatalogWriter done = writer;
            writer = null;
            done.close();
        }
    }

    /** Notes what a person decided; nothing takes back what was decided. */
    void decide(int left, int right, Optional<Opinion> opinion, Optional<RelationKind> kind) throws IOException {
        write(open -> {
            if (opinion.isPresent()) {
                open.decide(left, right, opinion.get(), kind, Instant.now());
            } else {
                open.retract(left, right);
            }
        });
    }

    /** Begins a scan; tells whether it could, because none is under way. */
    boolean scan(List<String> excluded) {
        if (!job.begin()) {
            return false;
        }
        try {
            thread.execute(() -> runScan(excluded));
        } catch (RejectedExecutionException e) {
            job.failed("The service is ending.");
        }
        return true;
    }

    private void runScan(List<String> excluded) {
        try {
            write(open -> Way.of(open.catalog())
                    .of(Scan.again(open, root, texts, readings, jobs, job))
                    .run(List.of(root), excluded));
            job.done();
        } catch (ScanJob.Cancelled e) {
            job.cancelled();
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            job.failed(Failures.words(e));
        }
    }

    /** Adds a document and waits until it is in the catalog, on disk. */
    CheckIn.Result add(CheckIn checkIn) throws IOException {
        if (job.isUnderWay()) {
            throw Refusal.full("A scan is under way; documents can be checked in when it is over.", 5);
        }
        Inbox.force(checkIn.file());
        if (!waiting.offer(checkIn)) {
            throw Refusal.full("Too many documents wait to be checked in; try again in a moment.", 1);
        }
        try {
            thread.execute(() -> working.goAhead(this::addWaiting));
            return result(checkIn);
        } catch (RejectedExecutionException e) {
            throw Refusal.full("The service is ending.", 1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Refusal.full("The service is ending.", 1);
        }
    }

    private static CheckIn.Result result(CheckIn checkIn) throws IOException, InterruptedException {
        try {
            try {
                return checkIn.result().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                if (checkIn.giveUp()) {
                    throw Refusal.full("Others write the catalog; nothing was added. Try again in a moment.", 2);
                }
                return checkIn.result().get();
            }
        } catch (ExecutionException e) {
            throw Failures.rethrown(e.getCause());
        }
    }

    private void addWaiting() {
        List<CheckIn> batch = new ArrayList<>();
        while (batch.size() < TOGETHER && !waiting.isEmpty()) {
            CheckIn next = waiting.poll();
            if (next != null && next.take()) {
                batch.add(next);
            }
        }
        if (batch.size() == TOGETHER) {
            working.goAhead(() -> add(batch));
        } else if (!batch.isEmpty()) {
            add(batch);
        }
    }

    private void add(List<CheckIn> batch) {
        try {
            write(open -> add(open, batch));
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            batch.forEach(checkIn -> checkIn.result().completeExceptionally(e));
        }
        catchUpSoon();
    }

    private void catchUpSoon() {
        putOff();
        if (!thread.isShutdown()) {
            catchingUp = thread.schedule(this::catchUp, QUIET_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private void putOff() {
        ScheduledFuture<?> later = catchingUp;
        if (later != null) {
            later.cancel(/* mayInterruptIfRunning= */ false);
        }
    }

    private void catchUp() {
        try {
            write(open -> again(open).catchUp());
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            System.getLogger(Clerk.class.getName()).log(System.Logger.Level.DEBUG, "left to the next scan", e);
        }
    }

    private Scan again(CatalogWriter open) throws IOException {
        return Scan.again(open, root, texts, readings, jobs, ScanWatcher.NOBODY);
    }

    private void add(CatalogWriter open, List<CheckIn> batch) throws IOException {
        Map<CheckIn, Inbox.Placed> placed = new LinkedHashMap<>();
        try {
            for (CheckIn checkIn : batch) {
                place(open.catalog(), checkIn, placed);
            }
            List<Path> starts =
                    placed.values().stream().map(Inbox.Placed::file).distinct().toList();
            if (!starts.isEmpty()) {
                again(open).goingThrough(0).run(starts, List.of());
            }
        } catch (IOException | RuntimeException e) {
            takeBack(open.catalog(), placed);
            throw e;
        }
        for (Map.Entry<CheckIn, Inbox.Placed> one : placed.entrySet()) {
            answer(open.catalog(), one.getKey(), one.getValue());
        }
    }

    /** Puts the file of a document in its place, unless only a new one is wanted and this is not. */
    private void place(Catalog catalog, CheckIn checkIn, Map<CheckIn, Inbox.Placed> placed) throws IOException {
        if (checkIn.onlyNew()) {
            List<Entry> same = catalog.with(checkIn.question().content(), 1);
            if (!same.isEmpty()) {
                checkIn.result().complete(new CheckIn.Result(/* added= */ false, same.get(0)));
                return;
            }
        }
        try {
            placed.put(checkIn, inbox.place(checkIn.file(), checkIn.question().content()));
        } catch (Refusal e) {
            checkIn.result().completeExceptionally(e);
        }
    }

    private void answer(Catalog catalog, CheckIn checkIn, Inbox.Placed placed) throws IOException {
        String path = Inbox.NAME + "/" + placed.file().getFileName();
        Optional<Entry> entry = catalog.at(path);
        if (entry.isEmpty()) {
            checkIn.result().completeExceptionally(Refusal.unreadable("It was stored, but could not be read there."));
            return;
        }
        checkIn.result().complete(new CheckIn.Result(placed.isNew(), entry.get()));
    }

    /** Deletes files that were put in their places and did not make it into the catalog: those who sent them are told so. */
    private void takeBack(Catalog catalog, Map<CheckIn, Inbox.Placed> placed) {
        for (Inbox.Placed one : placed.values()) {
            try {
                if (one.isNew()
                        && catalog.at(Inbox.NAME + "/" + one.file().getFileName())
                                .isEmpty()) {
                    Files.deleteIfExists(one.file());
                }
            } catch (IOException | UncheckedIOException e) {
                System.getLogger(Clerk.class.getName()).log(System.Logger.Level.DEBUG, "left in the inbox", e);
            }
        }
    }

    @Override
    public void close() throws IOException {
        job.cancel();
        putOff();
        thread.shutdown();
        try {
            if (!thread.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                thread.shutdownNow();
            }
        } catch (InterruptedException e) {
            thread.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
