package io.kindred.relation;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.comparison.Compared;
import io.kindred.comparison.Comparison;
import io.kindred.corpus.Prose;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Headings and scraps that stand in every document make none a version of another. */
@ExtendWith(Seeds.class)
class CommonHeadingsTest {
    @Test
    void fourHeadingsMatchFourHeadings(Random random) {
        Comparison comparison = Compared.texts(under("Open Issue", random), under("Open Issue", random));
        assertThat(comparison.matches()).hasSize(4).allSatisfy(match -> {
            assertThat(match.left()).hasSize(1);
            assertThat(match.right()).hasSize(1);
            assertThat(match.left().get(0).text(comparison.left().document())).isEqualTo("Open Issue");
            assertThat(match.similarity()).isEqualTo(1);
        });
        assertThat(VersionScore.of(comparison)).isLessThan(0.05);
        assertThat(new AlignedClassifier().classify(comparison)).isEmpty();
    }

    @Test
    void scrapsAreNoVersions(Random random) {
        for (String scrap : new String[] {"the", ".", "Input and output", "* * *", "1.", "Yes."}) {
            assertThat(Scored.version(under(scrap, random), under(scrap, random)))
                    .as(scrap)
                    .isLessThan(0.05);
        }
    }

    @Test
    void scrapAloneIsTheSameText() {
        assertThat(Scored.version("the", "The")).isEqualTo(1);
        assertThat(Scored.version(".", ".")).isEqualTo(1);
        assertThat(Scored.version("the", "of")).isZero();
    }

    @Test
    void paragraphWithoutWordsMatchesNothing(Random random) {
        String text = new Prose(random).paragraphs(3);
        Comparison comparison = Compared.texts(text + "\n\n.\n\n" + text, text + "\n\n.");
        assertThat(comparison.matches())
                .allSatisfy(match -> assertThat(
                                match.left().get(0).text(comparison.left().document()))
                        .isNotEqualTo("."));
    }

    /** Four paragraphs, each under the same heading. */
    private static String under(String heading, Random random) {
        Prose prose = new Prose(random);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            text.append(heading).append("\n\n").append(prose.paragraphs(2)).append("\n\n");
        }
        return text.toString();
    }
}
