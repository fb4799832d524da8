package io.kindred.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.apache.tika.pipes.PipesResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class WorkerPoolTest {
    private static final WorkerCommand COMMAND = new WorkerCommand(Duration.ofSeconds(60), "256m");

    @TempDir
    private Path folder;

    private Path small() throws IOException {
        return Files.writeString(folder.resolve("small.rtf"), "{\\rtf1\\ansi One.\\par}");
    }

    /** A table that takes a parser some seconds and some hundred megabytes. */
    private Path large() throws IOException {
        String row = "<text:p>" + "words and more words ".repeat(50) + "</text:p>";
        return Files.write(folder.resolve("large.odt"), Written.odt("", row.repeat(25_000)));
    }

    @Test
    void aDocumentThatNeedsTooMuchMemoryCostsOnlyItself() throws IOException {
        try (WorkerPool pool = new WorkerPool(1, new WorkerCommand(Duration.ofSeconds(60), "40m"), 100)) {
            Path large = large();

            assertThatThrownBy(() -> pool.read(large))
                    .isInstanceOf(IOException.class)
                    .hasMessage("the parser ran out of memory");
            assertThat(pool.read(small()).text()).isEqualTo("One.");
        }
    }

    @Test
    void aDocumentThatTakesTooLongIsGivenUp() throws IOException {
        try (WorkerPool pool = new WorkerPool(1, new WorkerCommand(Duration.ofMillis(50), "256m"), 100)) {
            Path large = large();

            assertThatThrownBy(() -> pool.read(large))
                    .isInstanceOf(IOException.class)
                    .hasMessage("took longer than 0.05 s");
        }
    }

    @Test
    void aWorkerThatIsKilledCostsOneDocument() throws IOException {
        try (WorkerPool pool = new WorkerPool(1, COMMAND, 100)) {
            Path large = large();
            pool.read(small());
            Set<ProcessHandle> running = children();
            assertThat(running).hasSize(1);
            AtomicBoolean over = new AtomicBoolean();
            CompletableFuture<Void> killer = CompletableFuture.runAsync(() -> killUntil(over));

            assertThatThrownBy(() -> pool.read(large))
                    .isInstanceOf(IOException.class)
                    .message()
                    .isIn("the parser crashed", "the parser could not be started");
            over.set(true);
            killer.join();
            assertThat(pool.read(small()).text()).isEqualTo("One.");
        }
    }

    @Test
    void workersAreRenewedAndEndWithThePool() throws IOException {
        WorkerPool pool = new WorkerPool(2, COMMAND, 1);
        assertThat(children()).isEmpty();
        pool.read(small());
        Set<ProcessHandle> first = children();
        pool.read(small());
        pool.read(small());

        assertThat(first).hasSize(1).noneMatch(ProcessHandle::isAlive);
        pool.close();
        assertThat(children()).isEmpty();
        assertThatThrownBy(() -> pool.read(small()))
                .isInstanceOf(IOException.class)
                .hasMessage("closed");
    }

    /** The worker JVMs of this test. */
    private static Set<ProcessHandle> children() {
        return ProcessHandle.current().children().filter(ProcessHandle::isAlive).collect(Collectors.toSet());
    }

    private static void killUntil(AtomicBoolean over) {
        while (!over.get()) {
            LockSupport.parkNanos(Duration.ofMillis(150).toNanos());
            children().forEach(ProcessHandle::destroyForcibly);
        }
    }

    @Test
    void filesOfAWorkerEndWithIt() throws IOException, InterruptedException {
        WorkerProcess process = new WorkerProcess(COMMAND);
        assertThat(process.parse(small()).getStatus()).isEqualTo(PipesResult.STATUS.PARSE_SUCCESS);
        assertThat(process.home()).isDirectoryContaining("glob:**vm.log");
        process.end();

        assertThat(process.home()).doesNotExist();
    }

    @Test
    void aFileThatIsNotThereAnyMoreIsReported() throws IOException {
        try (WorkerPool pool = new WorkerPool(1, COMMAND, 100)) {
            Path gone = folder.resolve("gone.rtf");

            assertThatThrownBy(() -> pool.read(gone)).isInstanceOf(IOException.class);
            assertThat(new String(Files.readAllBytes(small()), UTF_8)).startsWith("{");
        }
    }
}
