package io.kindred.comparison.align;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.comparison.Compared;
import io.kindred.corpus.LetterEdits;
import io.kindred.corpus.Prose;
import io.kindred.fingerprint.reading.Reading;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class ChainingTest {
    @Test
    void misreadTextIsFound(Random random) {
        for (int i = 0; i < 20; i++) {
            String page = new Prose(random).paragraphs(6);
            Reading left = Compared.reading(page);
            Reading right = Compared.reading(LetterEdits.misread(0.3).apply(page, random));
            List<Tie> ties = Chaining.ties(left, right, List.of(), new Budget(Long.MAX_VALUE));
            assertThat(share(ties, left)).isGreaterThan(0.6);
            assertThat(ties).allSatisfy(tie -> assertThat(tie.similarity()).isBetween(0.3, 1.0));
        }
    }

    @Test
    void tiesOfAMisreadTextKeepToTheirPlace(Random random) {
        for (int i = 0; i < 20; i++) {
            String page = new Prose(random).paragraphs(6);
            Reading left = Compared.reading(page);
            Reading right = Compared.reading(LetterEdits.misread(0.2).apply(page, random));
            List<Tie> ties = Chaining.ties(left, right, List.of(), new Budget(Long.MAX_VALUE));
            long near = ties.stream()
                    .filter(tie -> Math.abs((double) tie.left().first() / left.words()
                                    - (double) tie.right().first() / right.words())
                            < 0.1)
                    .count();
            assertThat((double) near / ties.size()).isGreaterThan(0.9);
        }
    }

    @Test
    void unrelatedPagesHaveNextToNothing(Random random) {
        for (int i = 0; i < 20; i++) {
            Reading left = Compared.reading(new Prose(random).paragraphs(6));
            Reading right = Compared.reading(new Prose(random).paragraphs(6));
            List<Tie> ties = Chaining.ties(left, right, List.of(), new Budget(Long.MAX_VALUE));
            assertThat(share(ties, left)).isLessThan(0.1);
        }
    }

    @Test
    void tiesKeepWithinTheirSentences(Random random) {
        for (int i = 0; i < 20; i++) {
            String page = new Prose(random).paragraphs(4);
            Reading left = Compared.reading(page);
            Reading right = Compared.reading(LetterEdits.misread(0.1).apply(page, random));
            assertThat(Chaining.ties(left, right, List.of(), new Budget(Long.MAX_VALUE)))
                    .isNotEmpty()
                    .allSatisfy(tie -> {
                        assertThat(left.sentenceOf(tie.left().first()))
                                .isEqualTo(left.sentenceOf(tie.left().end() - 1));
                        assertThat(right.sentenceOf(tie.right().first()))
                                .isEqualTo(right.sentenceOf(tie.right().end() - 1));
                    });
        }
    }

    /** The share of the words of left that are tied, as far as they are alike. */
    private static double share(List<Tie> ties, Reading left) {
        return ties.stream()
                        .mapToDouble(tie -> tie.similarity() * tie.left().length())
                        .sum()
                / left.words();
    }
}
