package io.kindred.lab;

import io.kindred.lab.peers.PeersTrial;
import io.kindred.lab.text.TemporaryFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures peers. */
@Command(
        name = "peers",
        description =
                "Finds the near-duplicates among paragraphs of text files by Kindred and by what else one could take,"
                        + " each in a process of its own, and says what it cost and how many of all pairs each found.",
        mixinStandardHelpOptions = true)
final class PeersCommand implements Callable<Integer> {
    private static final double THRESHOLD = 0.7;
    private static final String SCRIPT = "lab/peers/peers.sh";

    @Parameters(paramLabel = "FOLDER", description = "The text files.")
    private Path folder;

    @Option(
            names = "--paragraphs",
            paramLabel = "N",
            split = ",",
            description =
                    "How many paragraphs at most; several numbers make several tables. Default: ${DEFAULT-VALUE}.")
    private int[] paragraphs = {20_000};

    @Option(
            names = "--others",
            description =
                    "Also runs peers in Python and Rust, by " + SCRIPT + ", which installs them in a temporary folder.")
    private boolean others;

    @Option(names = "--write", paramLabel = "NAME", description = "Writes the tables to lab/results under this name.")
    private String name;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Findings findings = new Findings(spec);
        StringBuilder text = new StringBuilder();
        Optional<Path> script = others ? Optional.of(Lab.root().resolve(SCRIPT).toAbsolutePath()) : Optional.empty();
        for (int most : paragraphs) {
            try (TemporaryFolder temporary = TemporaryFolder.create()) {
                String table = new PeersTrial(temporary.path(), THRESHOLD, findings::progress)
                        .run(folder, most, script)
                        .markdown();
                findings.print(table);
                text.append(table);
            }
        }
        if (name != null) {
            Findings.write(name + ".md", text.toString());
        }
        return 0;
    }
}
