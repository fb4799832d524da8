package io.kindred.lab;

import io.kindred.lab.scan.ScanTrial;
import io.kindred.lab.text.TemporaryFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures a scan. */
@Command(
        name = "scan",
        description = "Scans a folder into a new catalog, scans it again, asks for the kin of some files, compares some"
                + " documents with every other, and does what the papers did on the same files.",
        mixinStandardHelpOptions = true)
final class ScanCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FOLDER", description = "The folder.")
    private Path folder;

    @Option(names = "--jobs", paramLabel = "N", description = "How many threads may work.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "How many documents are compared with every other. Default: ${DEFAULT-VALUE}.")
    private int sample = 10;

    @Option(names = "--write", paramLabel = "NAME", description = "Writes the table to lab/results under this name.")
    private String name;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Findings findings = new Findings(spec);
        try (TemporaryFolder temporary = TemporaryFolder.create()) {
            Path catalog = temporary.path().resolve("catalog.db");
            String text = new ScanTrial(folder.toRealPath(), catalog, jobs, sample, findings::progress)
                    .run()
                    .markdown();
            findings.tell(text, name);
        }
        return 0;
    }
}
