package io.kindred.lab;

import io.kindred.lab.versions.AccuracyReport;
import io.kindred.lab.versions.Outcome;
import io.kindred.lab.versions.data.DataFolder;
import io.kindred.lab.versions.data.KnownSet;
import io.kindred.lab.versions.data.PairSet;
import io.kindred.lab.versions.data.Size;
import io.kindred.lab.versions.made.ControlledScore;
import io.kindred.lab.versions.made.MapScores;
import io.kindred.lab.versions.passage.Contestant;
import io.kindred.lab.versions.passage.Pan13;
import io.kindred.lab.versions.passage.PassageOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
    private static final String MADE = "made";
    private static final int BASES = 20;
    private static final int QUICK_BASES = 3;
    private static final int QUICK_TEXTS = 60;

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
        DataFolder folder = DataFolder.of(Lab.root(), data);
        AccuracyReport report = new AccuracyReport().versions(outcomes(folder)).passages(passages(folder));
        if (isAsked(MADE)) {
            progress(MADE + ": comparing");
            report.made(ControlledScore.all(), MapScores.of(quick ? QUICK_BASES : BASES));
        }
        spec.commandLine().getOut().print(report.markdown());
        spec.commandLine().getOut().flush();
        if (!quick && sets.isEmpty()) {
            Files.createDirectories(Lab.root().resolve("lab/results"));
            Path page = Lab.root().resolve("docs/ACCURACY.md");
            Files.writeString(page, report.markdown() + meaning(page));
            Files.writeString(
                    Lab.root().resolve("lab/results/accuracy.json"),
                    report.figures().json());
        }
        return 0;
    }

    /** What the page says about meaning, which another command measures. */
    private static String meaning(Path page) throws IOException {
        String text = Files.exists(page) ? Files.readString(page) : "";
        int from = text.indexOf("## Meaning");
        return from < 0 ? "" : text.substring(from);
    }

    private List<Outcome> outcomes(DataFolder folder) throws IOException {
        List<Outcome> outcomes = new ArrayList<>();
        for (KnownSet set : KnownSet.ALL) {
            if (isAsked(set.name())) {
                outcome(set, folder).ifPresent(outcomes::add);
            }
        }
        return outcomes;
    }

    private Optional<Outcome> outcome(KnownSet set, DataFolder folder) throws IOException {
        Optional<Path> path = path(set.name(), folder);
        if (path.isEmpty()) {
            return Optional.empty();
        }
        PairSet pairs = set.load(path.get(), quick ? Size.QUICK : Size.FULL);
        progress(set.name() + ": comparing " + pairs.pairs().size() + " pairs of " + pairs.documents() + " documents");
        long start = System.nanoTime();
        Outcome outcome = Outcome.of(pairs);
        progress(String.format(Locale.ROOT, "%s: done in %.1f s", set.name(), (System.nanoTime() - start) / 1e9));
        return Optional.of(outcome);
    }

    private Map<Contestant, PassageOutcome> passages(DataFolder folder) throws IOException {
        Map<Contestant, PassageOutcome> outcomes = new EnumMap<>(Contestant.class);
        Optional<Path> path = isAsked(Pan13.NAME) ? path(Pan13.NAME, folder) : Optional.empty();
        if (path.isPresent()) {
            Pan13 pan13 = Pan13.load(path.get(), quick ? QUICK_TEXTS : Integer.MAX_VALUE);
            for (Contestant contestant : Contestant.values()) {
                progress(Pan13.NAME + ": " + contestant.title());
                outcomes.put(contestant, pan13.judge(contestant));
            }
        }
        return outcomes;
    }

    private Optional<Path> path(String set, DataFolder folder) throws IOException {
        Optional<Path> path = folder.folder(set);
        progress(set + (path.isPresent() ? ": reading" : " is not there and is left out"));
        return path;
    }

    private boolean isAsked(String name) {
        return sets.isEmpty() || sets.contains(name);
    }

    private void progress(String what) {
        new Findings(spec).progress(what);
    }
}
