package io.kindred.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs commands by bash, as a user would. */
final class Shell {
    /** The root of the checkout, where the launcher is. */
    static final Path ROOT = Path.of(System.getProperty("basedir", ""))
            .toAbsolutePath()
            .normalize()
            .getParent();

    private static final long SECONDS = 300;

    private Shell() {}

    /** What a command printed and how it ended. */
    record Result(int status, String out, String err) {}

    /** Runs a command in a folder; a variable with an empty value is removed from the environment. */
    static Result run(Path folder, Map<String, String> variables, String command)
            throws IOException, InterruptedException {
        Path script = Files.createTempFile("kindred", ".sh");
        Path out = Files.createTempFile("kindred", ".out");
        Path err = Files.createTempFile("kindred", ".err");
        try {
            // As a file, because arguments would pass through the charset of this JVM's locale.
            Files.writeString(script, command);
            ProcessBuilder bash = new ProcessBuilder("bash", script.toString());
            bash.environment().putAll(variables);
            bash.environment().values().removeIf(String::isEmpty);
            bash.directory(folder.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile());
            int status = finish(bash.start(), command);
            return new Result(status, Files.readString(out, UTF_8), Files.readString(err, UTF_8));
        } finally {
            Files.delete(script);
            Files.delete(out);
            Files.delete(err);
        }
    }

    private static int finish(Process process, String command) throws IOException, InterruptedException {
        process.getOutputStream().close();
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("still running after " + SECONDS + " s: " + command);
        }
        return process.exitValue();
    }
}
