package io.kindred.lab.paper.roth2011;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.kindred.corpus.Prose;
import io.kindred.lab.paper.Kin;
import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.report.ProgressBar;
import io.kindred.lab.versions.data.DataFolder;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The experiment on a collection that is made as his was, and Kindred's verdicts on his own. */
class Roth2011Test {
    private static final long SEED = 20112;

    @TempDir
    private Path folder;

    private final StringWriter told = new StringWriter();
    private final ProgressBar bar = new ProgressBar(new PrintWriter(told), "test");

    @Test
    void everyCombinationIsScoredAndEveryZoneIsRight() throws IOException {
        makeCollection();
        PaperPage page = Roth2011.page(folder, bar);
        assertThat(page.markdown()).contains("656 combinations").contains("the paper's 672");
        List<String> best = page.table("The best ten of ours").rows().get(0);
        assertThat(Integer.parseInt(best.get(7)) + Integer.parseInt(best.get(8)))
                .isEqualTo(45);
        assertThat(page.table("How often methods").rows()).hasSize(14);
        assertThat(page.table("Which files").rows()).hasSize(15);
        assertThat(page.table("Kindred's verdicts").rows())
                .containsExactly(
                        List.of("zone 1", "16", "16", "0"),
                        List.of("zone 2", "16", "16", "0"),
                        List.of("zone 3", "9", "9", "0"),
                        List.of("all 15 files with each other", "225", "225", "0"));
        assertThat(told.toString()).contains("100 %");
    }

    /** Sums are near where lengths are; a hash of a sketch is near by chance alone, as the paper finds too. */
    @Test
    void sumsDoBetterThanRabinHashes() throws IOException {
        makeCollection();
        List<String> texts = Zones.FILES.stream().map(this::read).toList();
        List<Score> scores = new Experiment(Zones.FILES, texts, bar).scores();
        assertThat(scores).hasSize(656);
        assertThat(mean(scores, "sum of")).isGreaterThan(mean(scores, "Rabin of"));
        assertThat(new Experiment(Zones.FILES, texts, bar).scores()).isEqualTo(scores);
    }

    private static double mean(List<Score> scores, String methods) {
        return scores.stream()
                .filter(score -> score.combination().method().title().startsWith(methods))
                .mapToDouble(Score::value)
                .average()
                .orElseThrow();
    }

    @Test
    void verdictsOnHisCollectionAreRight() throws IOException {
        Optional<Path> data = DataFolder.of(Path.of(".."), null).folder("roth-2011-collection");
        assumeTrue(data.isPresent(), "the data set roth-2011-collection is not there");
        Kin kin = Kin.scan(data.orElseThrow().resolve("files"), folder.resolve("catalog.db"));
        Verdicts verdicts = new Verdicts(kin, Published.of(Roth2011.NAME));
        assertThat(verdicts.count(Zones.FILES, Zones.FILES)).isEqualTo(new Verdicts.Count(225, 225, 0));
        assertThat(Zones.FILES.stream()
                        .flatMap(row -> Zones.FILES.stream().filter(column -> verdicts.isSharedVerse(row, column)))
                        .count())
                .as("cells of files that share single verses")
                .isEqualTo(4);
    }

    private String read(String file) {
        try {
            return Files.readString(folder.resolve(file));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void makeCollection() throws IOException {
        Random random = new Random(SEED);
        List<String> proverbs = chapters(31, random);
        write("Proverbs.txt", proverbs);
        write("Proverbs1-16.txt", proverbs.subList(0, 16));
        write("Proverbs1-24.txt", proverbs.subList(0, 24));
        write("Proverbs25-31.txt", proverbs.subList(24, 31));
        List<String> constitution = chapters(20, random);
        write("usConstitution.txt", constitution);
        write("usConstitution(copy).txt", constitution);
        write("usConstitution-noPreamble.txt", constitution.subList(1, 20));
        write("usConstitution-BillofRights.txt", constitution.subList(0, 13));
        List<String> declaration = chapters(10, random);
        write("usDOI.txt", declaration);
        write(
                "usDOI-1.txt",
                List.of(
                        String.join("\n\n", declaration.subList(0, 5)),
                        String.join("\n\n", declaration.subList(6, 10))));
        write("usDOI-Grievances.txt", declaration.subList(0, 5));
        for (String other : Zones.GROUPS.get(Zones.ZONES)) {
            write(other, chapters(1 + random.nextInt(3), random));
        }
    }

    private static List<String> chapters(int count, Random random) {
        return random.longs(count)
                .mapToObj(seed -> new Prose(new Random(seed)).paragraph())
                .toList();
    }

    private void write(String file, List<String> paragraphs) throws IOException {
        Files.writeString(folder.resolve(file), String.join("\n\n", paragraphs) + "\n");
    }
}
