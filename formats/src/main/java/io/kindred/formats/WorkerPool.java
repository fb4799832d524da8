package io.kindred.formats;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Workers that take turns; a document that breaks one costs that document and nothing else. */
final class WorkerPool implements AutoCloseable {
    private final List<Worker> workers = new ArrayList<>();
    private final BlockingQueue<Worker> idle;
    private volatile boolean closed;

    WorkerPool(int size, WorkerCommand command, int lifetime) {
        idle = new ArrayBlockingQueue<>(size);
        for (int i = 0; i < size; i++) {
            workers.add(new Worker(command, lifetime));
        }
        idle.addAll(workers);
    }

    Extract read(Path file) throws IOException {
        Worker worker;
        try {
            worker = idle.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
        try {
            if (closed) {
                throw new IOException("closed");
            }
            return isNameable(file) ? worker.read(file) : readCopy(worker, file);
        } finally {
            if (closed) {
                worker.stop();
            }
            idle.add(worker);
        }
    }

    /** Whether the file can be found by its name written as a string, which is how a worker is told of it. */
    private static boolean isNameable(Path file) {
        try {
            return Files.exists(Path.of(file.toAbsolutePath().toString()));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static Extract readCopy(Worker worker, Path file) throws IOException {
        PrivateFolder folder = PrivateFolder.create();
        try {
            Path copy = folder.path().resolve("document");
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            return worker.read(copy);
        } finally {
            folder.remove();
        }
    }

    /** Ends all workers, those that are reading too. */
    @Override
    public void close() {
        closed = true;
        workers.forEach(Worker::stop);
    }
}
