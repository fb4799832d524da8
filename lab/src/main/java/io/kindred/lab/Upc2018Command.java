package io.kindred.lab;

import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.upc2018.Upc2018;
import io.kindred.lab.report.ProgressBar;
import io.kindred.lab.versions.data.DataFolder;
import picocli.CommandLine.Command;

/** Does UPC (2018) again. */
@Command(
        name = Upc2018.NAME,
        description =
                "Draws the figures of UPC 2018 again, with the sizes of the paper and with 100 times these, and writes"
                        + " docs/papers/upc-2018.md.",
        mixinStandardHelpOptions = true)
final class Upc2018Command extends PaperCommand {
    private static final int TIMES = 100;
    private static final int QUICK_TIMES = 3;
    private static final int PAIRS = 820;
    private static final int JOIN = 4_100;

    @Override
    PaperPage page(DataFolder folder, boolean less, ProgressBar bar) {
        return new Upc2018(less ? QUICK_TIMES : TIMES, PAIRS, JOIN, bar).page();
    }
}
