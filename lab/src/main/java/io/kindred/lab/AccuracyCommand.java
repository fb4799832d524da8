package io.kindred.lab;

import io.kindred.lab.versions.AccuracyReport;
import io.kindred.lab.versions.Outcome;
import io.kindred.lab.versions.data.DataFolder;
import io.kindred.lab.versions.data.KnownSet;
import io.kindred.lab.versions.data.PairSet;
import io.kindred.lab.versions.data.Size;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures how well versions are told from strangers on real documents. */
@Command(
        name = "accuracy",
        description = "Measures how well kindred tells versions from strangers on real documents with known kin, beside"
                + " simpler measures, and writes docs/ACCURACY.md and lab/results/accuracy.json.",
        mixinStandardHelpOptions = true)
final class AccuracyCommand implements Callable<Integer> {
    @Option(names = "--data", paramLabel = "FOLDER", description = "The folder with the data sets, unpacked.")
    private Path data;

    @Option(
            names = "--set",
            paramLabel = "NAME",
            arity = "1..*",
            description = "Measures on these sets only, and prints without writing.")
    private List<String> sets = List.of();

    @Option(names = "--quick", description = "Takes far fewer pairs, and prints without writing.")
    private boolean quick;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        AccuracyReport report = new AccuracyReport(outcomes());
        spec.commandLine().getOut().print(report.markdown());
        spec.commandLine().getOut().flush();
        if (!quick && sets.isEmpty()) {
            Files.createDirectories(Lab.root().resolve("lab/results"));
            Files.writeString(Lab.root().resolve("docs/ACCURACY.md"), report.markdown());
            Files.writeString(
                    Lab.root().resolve("lab/results/accuracy.json"),
                    report.figures().json());
        }
        return 0;
    }

    private List<Outcome> outcomes() throws IOException {
        DataFolder folder = DataFolder.of(Lab.root(), data);
        List<Outcome> outcomes = new ArrayList<>();
        for (KnownSet set : KnownSet.ALL) {
            if (isAsked(set.name())) {
                outcome(set, folder).ifPresent(outcomes::add);
            }
        }
        return outcomes;
    }

    private Optional<Outcome> outcome(KnownSet set, DataFolder folder) throws IOException {
        Optional<Path> path = folder.folder(set.name());
        if (path.isEmpty()) {
            progress(set.name() + " is not there and is left out");
            return Optional.empty();
        }
        progress(set.name() + ": reading");
        PairSet pairs = set.load(path.get(), quick ? Size.QUICK : Size.FULL);
        progress(set.name() + ": comparing " + pairs.pairs().size() + " pairs of " + pairs.documents() + " documents");
        long start = System.nanoTime();
        Outcome outcome = Outcome.of(pairs);
        progress(String.format(Locale.ROOT, "%s: done in %.1f s", set.name(), (System.nanoTime() - start) / 1e9));
        return Optional.of(outcome);
    }

    private boolean isAsked(String name) {
        return sets.isEmpty() || sets.contains(name);
    }

    private void progress(String what) {
        PrintWriter err = spec.commandLine().getErr();
        err.println("kindred-lab: " + what);
        err.flush();
    }
}
