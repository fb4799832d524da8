package io.kindred.cli;

import io.kindred.report.Printable;
import io.kindred.scan.Recheck;
import io.kindred.store.Catalog;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code kindred verify}. */
@Command(
        name = "verify",
        description =
                "Proves the catalog sound: the database, its counts, and the fingerprints of some documents, which are"
                        + " made anew.")
final class VerifyCommand implements Callable<Integer> {
    private static final double SOME = 0.01;

    @Spec
    private CommandSpec spec;

    @Mixin
    private CatalogOption catalog;

    @Option(names = "--all", description = "Make the fingerprints of all documents anew, not of one in a hundred.")
    private boolean all;

    @Override
    public Integer call() throws IOException {
        Path file = catalog.find();
        PrintWriter out = spec.commandLine().getOut();
        try (Catalog known = Catalog.open(file)) {
            List<String> findings = known.verify(all ? 1 : SOME, new Recheck());
            if (findings.isEmpty()) {
                out.println("sound: " + known.documents().size() + " documents");
                return ExitStatus.FOUND;
            }
            findings.forEach(finding -> out.println(Printable.of(finding)));
            spec.commandLine().getErr().println("kindred: " + file + " is damaged; remove it and scan again");
            return ExitStatus.FAILED;
        }
    }
}
