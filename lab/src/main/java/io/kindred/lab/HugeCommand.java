package io.kindred.lab;

import io.kindred.lab.growth.Huge;
import java.io.IOException;
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
        Findings findings = new Findings(spec);
        String text = Huge.table(Huge.of(paragraphs, findings::progress)).markdown();
        findings.print(text);
        if (paragraphs == MANY) {
            Findings.write("huge.md", text);
        }
        return 0;
    }
}
