package io.kindred.lab.paper.upc2018;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.fingerprint.paper.HashFamily;
import io.kindred.lab.joins.WordRuns;
import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.report.ProgressBar;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The figures of the paper at its sizes: their shapes are what it says. */
class Upc2018Test {
    private static final long SEED = 20182;
    private static final Approaches.Setting SETTING = new Approaches.Setting(5, 200, 20, 10);

    @TempDir
    private Path folder;

    private final Published published = Published.of(Upc2018.NAME);

    @Test
    void exampleOfSectionTwo() {
        assertThat(WordRuns.similarity(new long[] {0, 1, 2, 5, 6}, new long[] {0, 2, 3, 4, 5, 7, 9}))
                .isEqualTo(published.number("section 2", "similarity of the two sets"), within(0.005));
    }

    @Test
    void largerShinglesHaveLessInCommon() {
        List<ShingleSizes> sizes = ShingleSizes.of(Permutations.of(Permutations.LOREM, 20, SEED));
        assertThat(sizes).hasSize(19).allMatch(each -> each.pairs() == published.number("Figure 2", "pairs"));
        assertThat(sizes).isSortedAccordingTo((one, other) -> Double.compare(other.mean(), one.mean()));
        assertThat(sizes.get(7).k()).isEqualTo(9);
        assertThat(sizes.get(7).mean()).isLessThan(published.number("Figure 2", "most at k 9"));
        assertThat(sizes.subList(11, 19)).allMatch(each -> each.mean() < 0.02);
    }

    @Test
    void everyWayFindsTheSimilarPairs() {
        List<String> texts = Permutations.withKin(Permutations.LOREM, 120, SEED);
        Approaches all = Approaches.of(texts, SETTING, new Approaches.Limits(120, 120));
        assertThat(all.join().found()).isEqualTo(12).isEqualTo(all.exact().found());
        assertThat(all.banding().found()).isBetween(9L, 14L);
        Approaches some = Approaches.of(texts, SETTING, new Approaches.Limits(60, 60));
        assertThat(some.exact().estimated()).isTrue();
        assertThat(some.banding().estimated()).isFalse();
    }

    @Test
    void moreFunctionsEstimateBetter() {
        List<Estimates> estimates = Estimates.of(0.6, 9, List.of(10, 200, 2_000), SEED);
        assertThat(estimates).allSatisfy(each -> {
            assertThat(each.truth()).isEqualTo(0.6, within(0.01));
            assertThat(each.families()).containsOnlyKeys(HashFamily.values());
            assertThat(each.families().get(HashFamily.MURMUR3)).isEqualTo(each.truth(), within(4 * each.error()));
            assertThat(each.kindred()).isEqualTo(each.truth(), within(4 * each.error()));
        });
        assertThat(estimates.get(2).error()).isLessThan(estimates.get(0).error() / 10);
    }

    @Test
    void bandsFollowTheCurve() {
        List<BandCurve> curve = BandCurve.of(SETTING, 100, SEED);
        assertThat(curve).allSatisfy(each -> {
            double deviation = Math.sqrt(each.predicted() * (1 - each.predicted()) / 100);
            assertThat(each.measured()).isEqualTo(each.predicted(), within(4 * deviation + 0.01));
            assertThat(each.kindred()).isEqualTo(each.similarity() >= SETTING.threshold() ? 1 : 0, within(0.05));
        });
    }

    @Test
    void plotsAndTheirFiguresAreWritten() throws IOException {
        PaperPage page = new Upc2018(2, 100, 100, new ProgressBar(new PrintWriter(new StringWriter()), "test")).page();
        page.write(folder);
        try (Stream<Path> files = Files.list(folder.resolve(Upc2018.NAME))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .contains("figure-2.csv", "figure-2.png", "figure-3.csv", "figure-3.png", "figure-4.csv")
                    .contains("figure-4.png", "figure-5.csv", "figure-5.png", "banding.csv", "banding.png");
        }
        assertThat(page.table("Similarity of 190 pairs").rows()).hasSize(19);
    }
}
