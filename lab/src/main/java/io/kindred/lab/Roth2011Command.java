package io.kindred.lab;

import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.roth2011.Roth2011;
import io.kindred.lab.report.ProgressBar;
import io.kindred.lab.versions.data.DataFolder;
import java.io.IOException;
import picocli.CommandLine.Command;

/** Does Roth (2011) again. */
@Command(
        name = Roth2011.NAME,
        description =
                "Scores the 672 similarity indexes of Roth 2011 on his collection as far as it can be had, beside what he"
                        + " published and what kindred says of the same files, and writes docs/papers/roth-2011.md.",
        mixinStandardHelpOptions = true)
final class Roth2011Command extends PaperCommand {
    @Override
    PaperPage page(DataFolder folder, boolean less, ProgressBar bar) throws IOException {
        return Roth2011.page(needed(folder, "roth-2011-collection").resolve("files"), bar);
    }
}
