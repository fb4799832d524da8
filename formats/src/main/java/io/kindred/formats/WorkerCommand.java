package io.kindred.formats;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.apache.tika.pipes.PipesConfigBase;

/**
 * How the JVM of a worker is started.
 *
 * @param limit how long it may take for one document
 * @param heap the most memory its heap may take, as in {@code -Xmx}
 */
record WorkerCommand(Duration limit, String heap) {
    private static final Duration START = Duration.ofSeconds(60);
    private static final Duration IDLE = Duration.ofSeconds(60);

    /** What a worker's JVM says before it ends for lack of memory, which no other sign tells from a crash. */
    static final String OUT_OF_MEMORY = "Terminating due to java.lang.OutOfMemoryError";

    /** The settings of a worker that lives in {@code home}. */
    PipesConfigBase settings(Path home) throws IOException {
        Path parsers = home.resolve("worker.xml");
        try (InputStream in = WorkerCommand.class.getResourceAsStream("worker.xml")) {
            Files.copy(in, parsers);
        }
        Files.createFile(home.resolve("logging.properties"));
        PipesConfigBase settings = new PipesConfigBase();
        settings.setTikaConfig(parsers);
        settings.setMaxForEmitBatchBytes(-1);
        settings.setTimeoutMillis(limit.toMillis());
        settings.setStartupTimeoutMillis(START.toMillis());
        settings.setSleepOnStartupTimeoutMillis(0);
        settings.setShutdownClientAfterMillis(IDLE.toMillis());
        settings.setJavaPath(
                Path.of(System.getProperty("java.home"), "bin", "java").toString());
        settings.setForkedJvmArgs(arguments(home));
        return settings;
    }

    static Path journal(Path home) {
        return home.resolve("vm.log");
    }

    private List<String> arguments(Path home) {
        return List.of(
                "-cp",
                System.getProperty("java.class.path"),
                "-Xmx" + heap,
                "-XX:+UseSerialGC",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:ErrorFile=" + home.resolve("crash.log"),
                "-XX:+UnlockDiagnosticVMOptions",
                "-XX:-DisplayVMOutput",
                "-XX:+LogVMOutput",
                "-XX:LogFile=" + journal(home),
                "-Xshare:auto",
                "-Djava.io.tmpdir=" + home,
                "-Djava.awt.headless=true",
                "-Dfile.encoding=UTF-8",
                "-Duser.language=en",
                "-Duser.country=US",
                "-Duser.timezone=UTC",
                "-Djdk.serialFilter=org.apache.tika.**;java.lang.*;java.util.**;!*",
                "-Djavax.xml.accessExternalDTD=",
                "-Djavax.xml.accessExternalSchema=",
                "-Djavax.xml.accessExternalStylesheet=",
                "-Djava.util.logging.config.file=" + home.resolve("logging.properties"),
                "-Dorg.apache.commons.logging.Log=org.apache.commons.logging.impl.NoOpLog",
                "-Dlog4j2.statusLoggerLevel=OFF",
                "-Dlog4j2.StatusLogger.level=OFF",
                "-Dorg.apache.logging.log4j.simplelog.level=OFF",
                "-Dorg.apache.logging.log4j.simplelog.logFile=" + home.resolve("log4j.log"),
                "-Dpdfbox.fontcache=" + home + File.separator);
    }
}
