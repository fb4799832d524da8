package io.kindred.lab.paper.roth2013;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.corpus.Prose;
import io.kindred.corpus.roth.Growth;
import io.kindred.corpus.roth.RothCorpus;
import io.kindred.lab.paper.Published;
import io.kindred.lab.report.ProgressBar;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IndexedTest {
    private static final long SEED = 20133;

    @TempDir
    private Path place;

    /** As the paper observes: of what was put in little is missed, of what was cut out much. */
    @Test
    void deletionsAreMissedMoreThanInsertions() throws IOException {
        Path from = Files.createDirectories(place.resolve("from"));
        Random random = new Random(SEED);
        for (int i = 0; i < 150; i++) {
            Files.writeString(from.resolve("text" + i + ".txt"), new Prose(random).paragraphs(6));
        }
        RothCorpus corpus = RothCorpus.write(from, place, SEED, Integer.MAX_VALUE);
        Indexed indexed = Indexed.of(corpus, place, 6, new ProgressBar(new PrintWriter(new StringWriter()), "test"));
        assertThat(indexed.files()).isEqualTo(150 + corpus.modifications().size());
        assertThat(missed(indexed, Growth.DELETION)).isGreaterThan(missed(indexed, Growth.INSERTION));
        assertThat(indexed.withMatches(1)).isGreaterThan(2 * missed(indexed, Growth.INSERTION));
        Roth2013Page page = new Roth2013Page(Published.of(Roth2013.NAME));
        page.observations(indexed);
        assertThat(page.page().table("Observations").rows()).hasSize(14);
    }

    private static long missed(Indexed indexed, Growth growth) {
        return indexed.modifications(growth).stream()
                .filter(each -> indexed.distance(each).orElseThrow() > 6)
                .count();
    }
}
