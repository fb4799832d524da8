package io.kindred.lab;

import io.kindred.lab.scale.Grown;
import io.kindred.lab.scale.ScaleTrial;
import io.kindred.lab.text.TemporaryFolder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures scans of very many documents. */
@Command(
        name = "scale",
        description =
                "Scans made collections of more and more documents, and such as are made to be slow; asks and adds to a"
                        + " large one.",
        mixinStandardHelpOptions = true)
final class ScaleCommand implements Callable<Integer> {
    private static final List<Integer> SIZES = List.of(1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000);
    private static final int QUESTIONS = 200;

    @Option(
            names = "--growth",
            paramLabel = "N",
            description = "The largest of the growing collections, 0 for none. Default: ${DEFAULT-VALUE}.")
    private int growth = 10_000;

    @Option(
            names = "--adversaries",
            paramLabel = "N",
            description = "How many documents the collections made to be slow have, 0 for none. Default:"
                    + " ${DEFAULT-VALUE}.")
    private int adversaries = 10_000;

    @Option(
            names = "--asking",
            paramLabel = "N",
            description = "How many documents the collection has that is asked and added to, 0 for none. Default:"
                    + " ${DEFAULT-VALUE}.")
    private int asking = 10_000;

    @Option(names = "--jobs", paramLabel = "N", description = "How many threads may work.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--seed", paramLabel = "N", description = "Other documents. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--write", paramLabel = "NAME", description = "Writes the tables to lab/results under this name.")
    private String name;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Findings findings = new Findings(spec);
        try (TemporaryFolder temporary = TemporaryFolder.create();
                ScaleTrial trial = new ScaleTrial(temporary.path(), jobs, seed, findings::progress)) {
            List<String> tables = new ArrayList<>();
            if (growth > 0) {
                add(grown(trial), tables, findings);
            }
            if (adversaries > 0) {
                add(trial.adversaries(adversaries).markdown(), tables, findings);
            }
            if (asking > 0) {
                add(trial.asking(asking, QUESTIONS).markdown(), tables, findings);
            }
        }
        return 0;
    }

    /** Tells a table as soon as it is there. */
    private void add(String table, List<String> tables, Findings findings) throws IOException {
        findings.print(table);
        tables.add(table);
        if (name != null) {
            Findings.write(name + ".md", String.join("", tables));
        }
    }

    private String grown(ScaleTrial trial) throws IOException {
        Grown grown = trial.growth(Stream.concat(SIZES.stream().filter(size -> size < growth), Stream.of(growth))
                .toList());
        return grown.table().markdown()
                + String.format(
                        Locale.ROOT,
                        "The time grows with the power %.2f of the number of documents.%n%n",
                        grown.power());
    }
}
