package io.kindred.lab;

import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.report.ProgressBar;
import io.kindred.lab.versions.data.DataFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A command that does a paper again and writes its page. */
abstract class PaperCommand implements Callable<Integer> {
    @Option(names = "--data", paramLabel = "FOLDER", description = "The folder with the data sets, unpacked.")
    private Path data;

    @Option(names = "--to", paramLabel = "FOLDER", description = "Where the page goes. Default: docs/papers.")
    private Path to;

    @Option(names = "--quick", description = "Takes far less, and prints without writing.")
    private boolean quick;

    @Spec
    private CommandSpec spec;

    @Override
    public final Integer call() throws IOException {
        ProgressBar bar = new ProgressBar(spec.commandLine().getErr(), spec.name());
        PaperPage page = page(DataFolder.of(Lab.root(), data), quick, bar);
        new Findings(spec).print(page.markdown());
        if (!quick) {
            page.write(to == null ? Lab.root().resolve("docs/papers") : to);
        }
        return 0;
    }

    /** Measures all that the page tells. */
    abstract PaperPage page(DataFolder folder, boolean less, ProgressBar bar) throws IOException;

    /** The folder of a set that the paper cannot be done without. */
    static Path needed(DataFolder folder, String set) throws IOException {
        return folder.folder(set)
                .orElseThrow(
                        () -> new IOException("the data set " + set + " is not there; name its folder with --data"));
    }
}
