package io.kindred.lab;

import io.kindred.lab.growth.Growth;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures how the time of a comparison grows with the length of the documents. */
@Command(
        name = "growth",
        description =
                "Compares documents of 1 to 10,000 paragraphs with versions of them, prints the time and the power"
                        + " of the length it grows with, and writes lab/results/growth.md.",
        mixinStandardHelpOptions = true)
final class GrowthCommand implements Callable<Integer> {
    private static final List<Integer> SIZES = List.of(1, 3, 10, 30, 100, 300, 1000, 3000, 10_000);
    private static final List<Integer> WARM_UP = List.of(100, 300, 1000);
    private static final int ROUNDS = 5;

    @Option(names = "--quick", description = "Takes smaller documents, and prints without writing.")
    private boolean quick;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Findings findings = new Findings(spec);
        Growth.of(WARM_UP, ROUNDS, size -> findings.progress("warming up, " + size));
        Growth growth = Growth.of(quick ? SIZES.subList(0, 7) : SIZES, ROUNDS, findings::progress);
        String text = growth.table().markdown()
                + String.format(
                        Locale.ROOT,
                        "From 100 paragraphs on the time grows with the power %.2f of their number.%n",
                        growth.exponent());
        findings.print(text);
        if (!quick) {
            Findings.write("growth.md", text);
        }
        return 0;
    }
}
