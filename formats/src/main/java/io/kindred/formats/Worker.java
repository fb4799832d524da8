package io.kindred.formats;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.pipes.FetchEmitTuple;
import org.apache.tika.pipes.HandlerConfig;
import org.apache.tika.pipes.PipesClient;
import org.apache.tika.pipes.PipesResult;
import org.apache.tika.pipes.emitter.EmitKey;
import org.apache.tika.pipes.fetcher.FetchKey;
import org.apache.tika.sax.BasicContentHandlerFactory.HANDLER_TYPE;

/** A JVM of its own that reads one document after the other; it starts with the first, and anew after a mishap. */
final class Worker {
    static final int MOST_CHARACTERS = 32_000_000;
    private static final int MOST_EMBEDDED = 1_000;

    private final WorkerCommand command;
    private final int lifetime;
    private PipesClient client;
    private PrivateFolder home;
    private int documents;

    /** Makes a worker whose JVM is renewed after {@code lifetime} documents. */
    Worker(WorkerCommand command, int lifetime) {
        this.command = command;
        this.lifetime = lifetime;
    }

    Extract read(Path file) throws IOException {
        if (documents >= lifetime) {
            stop();
        }
        try {
            if (client == null) {
                start();
            }
            documents++;
            PipesResult result = client.process(task(file));
            switch (result.getStatus()) {
                case TIMEOUT, OOM, UNSPECIFIED_CRASH -> throw dead(result.getStatus());
                default -> {
                    return WorkerAnswer.of(result);
                }
            }
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (RuntimeException e) {
            stop();
            throw new IOException("the parser could not be started", e);
        }
    }

    void stop() {
        if (client != null) {
            try {
                client.close();
            } catch (IOException e) {
                // Its process is dead or dying whatever became of the streams to it.
                client = null;
            }
            client = null;
            home.remove();
            documents = 0;
        }
    }

    private void start() throws IOException {
        home = PrivateFolder.create();
        client = new PipesClient(command.settings(home.path()));
    }

    private IOException dead(PipesResult.STATUS status) {
        boolean memory = status == PipesResult.STATUS.OOM || hasRunOutOfMemory();
        stop();
        if (memory) {
            return new IOException("the parser ran out of memory");
        }
        boolean late = status == PipesResult.STATUS.TIMEOUT;
        return new IOException(late ? "took longer than " + seconds() + " s" : "the parser crashed");
    }

    private String seconds() {
        return BigDecimal.valueOf(command.limit().toMillis(), 3)
                .stripTrailingZeros()
                .toPlainString();
    }

    private boolean hasRunOutOfMemory() {
        try {
            String journal = Files.readString(WorkerCommand.journal(home.path()), StandardCharsets.ISO_8859_1);
            return journal.contains(WorkerCommand.OUT_OF_MEMORY);
        } catch (IOException e) {
            return false;
        }
    }

    private static FetchEmitTuple task(Path file) {
        String path = file.toAbsolutePath().toString();
        ParseContext context = new ParseContext();
        context.set(
                HandlerConfig.class,
                new HandlerConfig(
                        HANDLER_TYPE.TEXT, HandlerConfig.PARSE_MODE.CONCATENATE, MOST_CHARACTERS, MOST_EMBEDDED, true));
        return new FetchEmitTuple(
                path,
                new FetchKey("file", path),
                new EmitKey("none", path),
                new Metadata(),
                context,
                FetchEmitTuple.ON_PARSE_EXCEPTION.EMIT);
    }
}
