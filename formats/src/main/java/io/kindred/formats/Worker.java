package io.kindred.formats;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.tika.pipes.PipesResult;

/** A JVM of its own that reads one document after the other; it starts with the first, and anew after a mishap. */
final class Worker {
    private final WorkerCommand command;
    private final int lifetime;
    private volatile WorkerProcess process;
    private int documents;

    /** Makes a worker whose JVM is renewed after {@code lifetime} documents. */
    Worker(WorkerCommand command, int lifetime) {
        this.command = command;
        this.lifetime = lifetime;
    }

    Extract read(Path file) throws IOException {
        if (process == null || documents >= lifetime) {
            stop();
            process = new WorkerProcess(command);
            documents = 0;
        }
        documents++;
        return read(file, process);
    }

    private Extract read(Path file, WorkerProcess current) throws IOException {
        PipesResult result;
        try {
            result = current.parse(file);
        } catch (IOException | RuntimeException e) {
            end(current);
            throw new IOException("the parser could not be started", e);
        } catch (InterruptedException e) {
            end(current);
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
        switch (result.getStatus()) {
            case TIMEOUT, OOM, UNSPECIFIED_CRASH -> {
                String reason = current.causeOfDeath(result.getStatus());
                end(current);
                throw new IOException(reason);
            }
            default -> {
                return WorkerAnswer.of(result);
            }
        }
    }

    /** Ends the JVM if there is one, even while it reads. */
    void stop() {
        WorkerProcess current = process;
        if (current != null) {
            end(current);
        }
    }

    private void end(WorkerProcess current) {
        process = null;
        current.end();
    }
}
