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

/** The running JVM of a worker, and the folder it may write to. */
final class WorkerProcess {
    /** How many characters of a document are taken; a worker could not hold many more. */
    static final int MOST_CHARACTERS = 32_000_000;

    private static final int MOST_EMBEDDED = 1_000;

    private final WorkerCommand command;
    private final PrivateFolder home;
    private final PipesClient client;

    /** Prepares a process, which starts with the first document. */
    WorkerProcess(WorkerCommand command) throws IOException {
        this.command = command;
        this.home = PrivateFolder.create();
        this.client = new PipesClient(command.settings(home.path()));
    }

    PipesResult parse(Path file) throws IOException, InterruptedException {
        return client.process(task(file));
    }

    /** Where all files of the process are. */
    Path home() {
        return home.path();
    }

    /** Why the process ended, in one line. */
    String causeOfDeath(PipesResult.STATUS status) {
        if (status == PipesResult.STATUS.OOM || hasRunOutOfMemory()) {
            return "the parser ran out of memory";
        }
        return status == PipesResult.STATUS.TIMEOUT ? "took longer than " + seconds() + " s" : "the parser crashed";
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

    /** Kills the process, which may be in the middle of something, and removes its files. */
    void end() {
        try {
            client.close();
        } catch (IOException e) {
            throw new IllegalStateException("a client that only kills its process cannot fail", e);
        } finally {
            home.remove();
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
