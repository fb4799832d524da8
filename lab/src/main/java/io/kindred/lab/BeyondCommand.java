package io.kindred.lab;

import io.kindred.lab.paper.beyond.Beyond;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Tells what the papers left open. */
@Command(
        name = Beyond.NAME,
        description = "Tells what the papers left open and what kindred does, scores the open cases, and writes"
                + " docs/papers/beyond.md and docs/papers/index.md.",
        mixinStandardHelpOptions = true)
final class BeyondCommand implements Callable<Integer> {
    @Option(names = "--to", paramLabel = "FOLDER", description = "Where the pages go. Default: docs/papers.")
    private Path to;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Path folder = to == null ? Lab.root().resolve("docs/papers") : to;
        Beyond.index().write(folder);
        Beyond.page().write(folder);
        new Findings(spec).print(Beyond.page().markdown());
        return 0;
    }
}
