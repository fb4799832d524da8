package io.kindred.lab.paper.waikato2013;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.corpus.Prose;
import io.kindred.corpus.VersionPair;
import io.kindred.corpus.recipe.ControlledCorpus;
import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.report.ProgressBar;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The reports on news that are made: the worked examples exactly, the orderings that they tell otherwise. */
class Waikato2013Test {
    private static final long SEED = 20132;
    private static final long FREE_BITS = 0x00FF_00FF_00FF_0000L;

    @TempDir
    private Path folder;

    @BeforeEach
    void makeNews() throws IOException {
        Random random = new Random(SEED);
        for (String topic : List.of("business", "sport")) {
            Files.createDirectories(folder.resolve(topic));
            for (int i = 0; i < 10; i++) {
                Files.writeString(folder.resolve(topic).resolve(i + ".txt"), new Prose(random).paragraphs(8));
            }
        }
    }

    @Test
    void everyTableOfThePageIsThere() throws IOException {
        PaperPage page = new Waikato2013(
                        folder, List.of(300), new ProgressBar(new PrintWriter(new StringWriter()), "test"))
                .page();
        assertThat(page.table("Worked examples").rows())
                .hasSize(9)
                .allMatch(row -> row.get(4).equals("yes"));
        assertThat(page.table("Versions found").rows().get(0))
                .startsWith("found", "18")
                .endsWith("23");
        assertThat(page.table("Pairs of paragraphs").rows()).hasSize(12);
        assertThat(page.table("The approaches").rows()).hasSize(11);
        assertThat(page.table("What is kept").rows()).hasSize(5);
    }

    @Test
    void longerHashesAndShinglesClashLess() throws IOException {
        ParameterStudy initial = study(Hashing.papers(32, 2));
        ParameterStudy settled = study(Hashing.papers(64, 4));
        assertThat(initial.falseRelations(5)).isGreaterThan(100);
        assertThat(initial.falseRelations(2)).isBetween(1, initial.falseRelations(5));
        assertThat(settled.falseRelations(5)).isLessThan(initial.falseRelations(5) / 20);
        assertThat(study(Hashing.kindred(64)).falseRelations(7)).isZero();
        assertThat(study(Hashing.kindred(64)).stuck()).isLessThan(settled.stuck());
    }

    @Test
    void sizesTogetherAreStricterThanEach() throws IOException {
        ParameterStudy together = study(Hashing.papers(32, 2, 3, 4));
        for (int letters : new int[] {2, 3, 4}) {
            ParameterStudy alone = study(Hashing.papers(32, letters));
            assertThat(together.falseRelations(5)).isLessThan(alone.falseRelations(5));
            assertThat(together.recall(5)).isLessThanOrEqualTo(alone.recall(5));
        }
    }

    private ParameterStudy study(Hashing hashing) throws IOException {
        List<VersionPair> controlled = ControlledCorpus.of(new Random(SEED)).pairs();
        return ParameterStudy.of(hashing, Article.news(folder, 20), controlled);
    }

    /** Of hashes as the paper's most bits are nearly always the same, so that many lie between two that are near. */
    @Test
    void sortingAndRotatingMissesPairs() {
        Random random = new Random(SEED);
        long[] codes = random.longs(400).map(code -> code & FREE_BITS).toArray();
        for (int i = 0; i < 200; i++) {
            codes[2 * i + 1] = codes[2 * i];
            for (int bits = 0; bits < 7; bits++) {
                codes[2 * i + 1] ^= 1L << random.nextInt(Long.SIZE);
            }
        }
        List<Comparing> ways = Comparing.all(codes, 7);
        assertThat(ways.get(0).comparisons()).isEqualTo(400 * 399 / 2);
        assertThat(ways.get(0).pairs()).isGreaterThanOrEqualTo(200);
        assertThat(ways.get(1).recall()).isBetween(0.1, 0.99);
        assertThat(ways.get(1).comparisons()).isLessThan(ways.get(0).comparisons());
        assertThat(ways.get(2).recall()).isBetween(ways.get(1).recall(), 0.99);
        assertThat(ways.get(3).recall()).isEqualTo(1);
    }

    @Test
    void clustersGatherWhatHasTheSameTerms() {
        List<Set<String>> texts = List.of(
                Set.of("ball", "goal"), Set.of("bank", "loan"), Set.of("ball", "goal", "team"), Set.of("bank", "rate"));
        int[] assigned = new KMeans(texts, 2).assigned();
        assertThat(assigned[0]).isEqualTo(assigned[2]).isNotEqualTo(assigned[1]);
        assertThat(assigned[1]).isEqualTo(assigned[3]);
    }

    @Test
    void entitiesAreTheWordsThatOthersDoNotHave() {
        Terms terms = new Terms(List.of("the ball and the goal", "the bank and the loan", "the sea"));
        assertThat(terms.entities("the ball and the goal", 2)).containsExactly("ball", "goal");
        assertThat(Terms.cosine(Terms.frequencies("a b"), Terms.frequencies("b a")))
                .isGreaterThan(0.999);
        assertThat(Terms.cosine(Terms.frequencies("a b"), Terms.frequencies("c")))
                .isZero();
    }
}
