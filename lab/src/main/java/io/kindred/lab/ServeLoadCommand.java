package io.kindred.lab;

import io.kindred.lab.serve.ServeLoad;
import io.kindred.lab.text.TemporaryFolder;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures a service that many ask at once. */
@Command(
        name = "serve-load",
        description =
                "Has many clients check documents and check them in at once, and compares the catalog that is left"
                        + " with that of one scan.",
        mixinStandardHelpOptions = true)
final class ServeLoadCommand implements Callable<Integer> {
    @Option(names = "--clients", paramLabel = "N", description = "How many ask at once. Default: ${DEFAULT-VALUE}.")
    private int clients = 64;

    @Option(names = "--calls", paramLabel = "N", description = "How often each asks. Default: ${DEFAULT-VALUE}.")
    private int calls = 1000;

    @Option(
            names = "--before",
            paramLabel = "N",
            description = "How many documents are there before. Default: ${DEFAULT-VALUE}.")
    private int before = 1000;

    @Option(
            names = "--bases",
            paramLabel = "N",
            description = "How many texts others are edited from. Default: ${DEFAULT-VALUE}.")
    private int bases = 5000;

    @Option(names = "--seed", paramLabel = "N", description = "Other documents. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--write", paramLabel = "NAME", description = "Writes the table to lab/results under this name.")
    private String name;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        Findings findings = new Findings(spec);
        try (TemporaryFolder temporary = TemporaryFolder.create()) {
            ServeLoad load = new ServeLoad(temporary.path(), clients, calls, before, bases, seed, findings::progress);
            findings.tell(load.run().markdown(), name);
        }
        return 0;
    }
}
