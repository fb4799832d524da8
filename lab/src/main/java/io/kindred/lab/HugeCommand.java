package io.kindred.lab;

import io.kindred.lab.growth.Huge;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures the comparison of a document of a million paragraphs. */
@Command(
        name = "huge",
        description = "Compares a document of a million paragraphs with itself and with its reverse, prints time and"
                + " memory, and writes lab/results/huge.md. To bound the memory, set KINDRED_JAVA_OPTS=-Xmx2g.",
        mixinStandardHelpOptions = true)
final class HugeCommand implements Callable<Integer> {
    private static final int MANY = 1_000_000;

    @Option(
            names = "--paragraphs",
            paramLabel = "COUNT",
            description = "Takes so many paragraphs, and prints without writing.")
    private int paragraphs = MANY;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        String text = Huge.table(Huge.of(paragraphs, this::progress)).markdown();
        PrintWriter out = spec.commandLine().getOut();
        out.print(text);
        out.flush();
        if (paragraphs == MANY) {
            Path results = Lab.root().resolve("lab/results");
            Files.createDirectories(results);
            Files.writeString(results.resolve("huge.md"), text);
        }
        return 0;
    }

    private void progress(String what) {
        PrintWriter err = spec.commandLine().getErr();
        err.println("kindred-lab: " + what);
        err.flush();
    }
}
