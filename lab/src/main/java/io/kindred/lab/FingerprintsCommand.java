package io.kindred.lab;

import io.kindred.lab.accuracy.Errors;
import io.kindred.lab.accuracy.MinHashErrors;
import io.kindred.lab.accuracy.ShingleHashQualities;
import io.kindred.lab.accuracy.SimHashQualities;
import io.kindred.lab.benchmark.Rounds;
import io.kindred.lab.benchmark.Timing;
import io.kindred.lab.contestant.MinHashContestant;
import io.kindred.lab.report.FingerprintReport;
import io.kindred.lab.report.Measured;
import io.kindred.lab.text.SampleSize;
import io.kindred.lab.text.TemporaryFolder;
import io.kindred.lab.text.TextSample;
import io.kindred.lab.text.TextSource;
import io.kindred.lab.text.TimedTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures speed and accuracy of all fingerprints in one run. */
@Command(
        name = "fingerprints",
        description =
                "Measures the speed and the accuracy of fingerprints beside those of others, in about ten minutes,"
                        + " and writes the table to lab/results.",
        mixinStandardHelpOptions = true)
final class FingerprintsCommand implements Callable<Integer> {
    private static final Rounds.Length FULL = new Rounds.Length(3, 8, 14);
    private static final Rounds.Length QUICK = new Rounds.Length(1, 6, 8);
    private static final SampleSize FULL_SAMPLE = new SampleSize(32, 20_000);
    private static final SampleSize QUICK_SAMPLE = new SampleSize(32, 4_000);
    private static final int FULL_PAIRS = 2_000;
    private static final int QUICK_PAIRS = 200;

    @Option(names = "--text", paramLabel = "FOLDER", description = "Measures on the text files of this folder.")
    private Path text;

    @Option(names = "--quick", description = "Takes less than two minutes, for figures that are only roughly right.")
    private boolean quick;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, RunnerException {
        String name = quick ? "fingerprints-quick" : "fingerprints";
        Path results = Lab.root().resolve("lab/results");
        Files.createDirectories(results);
        try (TemporaryFolder folder = TemporaryFolder.create()) {
            TextSample sample = sample(folder.path());
            Measured measured = measure(sample, folder.path(), results.resolve(name + "-%s.json"));
            FingerprintReport report = new FingerprintReport(measured);
            Files.writeString(results.resolve(name + ".md"), report.markdown());
            Files.write(results.resolve(name + ".csv"), report.csv());
            spec.commandLine().getOut().print(report.markdown());
            spec.commandLine().getOut().flush();
        }
        return 0;
    }

    private TextSample sample(Path folder) throws IOException {
        progress("choosing texts");
        SampleSize size = quick ? QUICK_SAMPLE : FULL_SAMPLE;
        TextSource source = new TextSource(Lab.root());
        return text == null ? source.any(size, folder) : source.folder(text, size);
    }

    private Measured measure(TextSample sample, Path folder, Path raw) throws IOException, RunnerException {
        progress("measuring accuracy");
        Map<TimedTexts, Map<MinHashContestant, Errors>> errors = Map.of(
                TimedTexts.SHINGLES_400, MinHashErrors.measure(pairs(), 400),
                TimedTexts.SHINGLES_4000, MinHashErrors.measure(pairs(), 4_000));
        List<SimHashQualities.Row> ours = SimHashQualities.measure(sample.paragraphs());
        List<ShingleHashQualities.Row> theirs = ShingleHashQualities.measure(sample.paragraphs());
        Path texts = folder.resolve("sample");
        sample.save(texts);
        List<Timing> timings =
                new Rounds(quick ? QUICK : FULL, texts, raw).run(contest -> progress("measuring speed, " + contest));
        return new Measured(sample, timings, errors, ours, theirs);
    }

    private int pairs() {
        return quick ? QUICK_PAIRS : FULL_PAIRS;
    }

    private void progress(String what) {
        new Findings(spec).progress(what);
    }
}
