package io.kindred.lab;

import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.roth2013.Roth2013;
import io.kindred.lab.report.ProgressBar;
import io.kindred.lab.versions.data.DataFolder;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Does Roth (2013) again. */
@Command(
        name = Roth2013.NAME,
        description =
                "Makes the corpus of Roth 2013 from text files, about half of them also grown or cut by up to four fifths,"
                        + " measures what his index and what kindred finds of them, and writes docs/papers/roth-2013.md.",
        mixinStandardHelpOptions = true)
final class Roth2013Command extends PaperCommand {
    private static final int QUICK = 300;

    @Option(names = "--texts", paramLabel = "FOLDER", description = "The text files. Default: the data set textfiles.")
    private Path texts;

    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "How many of the files are scanned, by chance. Default: ${DEFAULT-VALUE}.")
    private int sample = 2_000;

    @Override
    PaperPage page(DataFolder folder, boolean less, ProgressBar bar) throws IOException {
        Path from = texts == null ? needed(folder, "textfiles").resolve("files") : texts;
        return new Roth2013(from.toRealPath(), less ? QUICK : Integer.MAX_VALUE, less ? QUICK : sample, bar).page();
    }
}
