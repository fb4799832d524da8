package io.kindred.lab;

import io.kindred.lab.report.Table;
import io.kindred.lab.roth.RothTrial;
import io.kindred.lab.text.TemporaryFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Does the experiment of Roth (2013) again. */
@Command(
        name = "roth",
        description =
                "Makes the corpus of Roth 2013 from a folder of text files, about half of them also grown or cut by"
                        + " up to four fifths, and measures how many are found related to their originals, and how fast.",
        mixinStandardHelpOptions = true)
final class RothCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FOLDER", description = "The text files.")
    private Path folder;

    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "How many of the files are taken, by chance. Default: all.")
    private int sample = Integer.MAX_VALUE;

    @Option(names = "--jobs", paramLabel = "N", description = "How many threads may work.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--write", paramLabel = "NAME", description = "Writes the tables to lab/results under this name.")
    private String name;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Findings findings = new Findings(spec);
        try (TemporaryFolder temporary = TemporaryFolder.create()) {
            String text = new RothTrial(folder.toRealPath(), temporary.path(), sample, jobs, findings::progress)
                    .run().stream().map(Table::markdown).collect(Collectors.joining());
            findings.tell(text, name);
        }
        return 0;
    }
}
