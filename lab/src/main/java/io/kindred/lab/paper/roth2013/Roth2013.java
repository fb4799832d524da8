package io.kindred.lab.paper.roth2013;

import io.kindred.corpus.roth.Growth;
import io.kindred.corpus.roth.RothCorpus;
import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.report.ProgressBar;
import io.kindred.lab.text.TemporaryFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Does Roth (2013) again, and tells it on a page. */
public final class Roth2013 {
    /** The name of the paper, of the command and of the page. */
    public static final String NAME = "roth-2013";

    private static final long SEED = 20131;
    private static final int PARTS = 8;

    private final Path folder;
    private final int indexed;
    private final int scanned;
    private final ProgressBar bar;

    /**
     * The paper.
     *
     * @param folder text files
     * @param indexed how many of them are given an index at most
     * @param scanned how many of them are scanned at most
     */
    public Roth2013(Path folder, int indexed, int scanned, ProgressBar bar) {
        this.folder = folder;
        this.indexed = indexed;
        this.scanned = scanned;
        this.bar = bar;
    }

    /** Measures all that the page tells. */
    public PaperPage page() throws IOException {
        Published published = Published.of(NAME);
        Roth2013Page page = new Roth2013Page(published);
        page.table(HamDist.table(published), "hamdist");
        Indexed all = indexed((int) published.number("section 2.3", "distance at 90 %"));
        page.observations(all);
        RothTrial.Result trial = scanned();
        trial.tables().forEach(page::table);
        page.plots(all, trial.bands());
        return page.page();
    }

    private Indexed indexed(int near) throws IOException {
        try (TemporaryFolder temporary = TemporaryFolder.create()) {
            bar.begin("making the corpus", 1);
            RothCorpus corpus = RothCorpus.write(folder, temporary.path(), SEED, indexed);
            bar.step("made " + corpus.modifications().size() + " of " + corpus.originals());
            return Indexed.of(corpus, temporary.path(), near, bar);
        }
    }

    private RothTrial.Result scanned() throws IOException {
        try (TemporaryFolder temporary = TemporaryFolder.create()) {
            bar.begin("scanning some of the files", PARTS);
            return new RothTrial(folder, temporary.path(), scanned, 2, bar::step).run();
        }
    }

    static String name(Growth growth) {
        return growth == Growth.INSERTION ? "insertion" : "deletion";
    }

    static List<Growth> growths() {
        return Arrays.asList(Growth.values());
    }
}
