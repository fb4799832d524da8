package io.kindred.lab;

import io.kindred.lab.joins.JoinTrial;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures joins. */
@Command(
        name = "joins",
        description = "Finds all pairs of codes, and of paragraphs below a folder, that are near, in several ways.",
        mixinStandardHelpOptions = true)
final class JoinsCommand implements Callable<Integer> {
    private static final double THRESHOLD = 0.7;

    @Option(names = "--codes", paramLabel = "N", description = "How many random codes. Default: ${DEFAULT-VALUE}.")
    private int codes = 1_000_000;

    @Option(names = "--folder", paramLabel = "FOLDER", description = "Text files to take paragraphs from.")
    private Path folder;

    @Option(
            names = "--paragraphs",
            paramLabel = "N",
            description = "How many paragraphs at most. Default: ${DEFAULT-VALUE}.")
    private int paragraphs = 200_000;

    @Option(names = "--write", paramLabel = "NAME", description = "Writes the table to lab/results under this name.")
    private String name;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Findings findings = new Findings(spec);
        JoinTrial trial = new JoinTrial(findings::progress);
        trial.codes("random", JoinTrial.randomCodes(codes));
        if (folder != null) {
            trial.paragraphs(folder, paragraphs, THRESHOLD);
        }
        String text = trial.table().markdown();
        findings.print(text);
        if (name != null) {
            Findings.write(name + ".md", text);
        }
        return 0;
    }
}
