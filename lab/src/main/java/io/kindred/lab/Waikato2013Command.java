package io.kindred.lab;

import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.waikato2013.Waikato2013;
import io.kindred.lab.report.ProgressBar;
import io.kindred.lab.versions.data.DataFolder;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;

/** Does Waikato (2013) again. */
@Command(
        name = Waikato2013.NAME,
        description =
                "Repeats the parameter study, the measures, the ways to compare and the choice of approach of Waikato 2013,"
                        + " and writes docs/papers/waikato-2013.md.",
        mixinStandardHelpOptions = true)
final class Waikato2013Command extends PaperCommand {
    @Override
    PaperPage page(DataFolder folder, boolean less, ProgressBar bar) throws IOException {
        List<Integer> paragraphs = less ? List.of(500) : List.of(2_000, 20_000);
        return new Waikato2013(needed(folder, "bbc-news"), paragraphs, bar).page();
    }
}
