package io.kindred.comparison.align;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.comparison.Compared;
import io.kindred.comparison.EditedTexts;
import io.kindred.fingerprint.reading.Reading;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class ResidueTest {
    @Test
    void hasAllWordsOfFreeSentencesAndNoneOfEqualOnes(Random random) {
        for (EditedTexts.Pair pair : EditedTexts.pairs(random)) {
            Reading left = Compared.reading(pair.left());
            Reading right = Compared.reading(pair.right());
            SentenceLinks links = links(left, right);
            Residue residue = new Residue(left, right, links);
            for (int sentence = 0; sentence < left.sentences(); sentence++) {
                int rest = count(residue.left(), left, sentence);
                int partner = links.rightOf(sentence);
                if (partner == SentenceLinks.NONE) {
                    assertThat(rest).isEqualTo(left.length(sentence));
                } else if (links.similarity(sentence) == 1) {
                    assertThat(rest).isZero();
                } else {
                    assertThat(left.length(sentence) - rest)
                            .isEqualTo(right.length(partner) - count(residue.right(), right, partner))
                            .isPositive();
                }
            }
            assertThat(residue.leftSize()).isEqualTo(count(residue.left()));
            assertThat(residue.rightSize()).isEqualTo(count(residue.right()));
        }
    }

    @Test
    void sameWordHasTheSameNumberOnBothSides() {
        Reading left = Compared.reading("One two three four five six seven.");
        Reading right = Compared.reading("Nine seven eight one.");
        Residue residue = new Residue(left, right, new SentenceLinks(1, 1));
        assertThat(residue.left()[0]).isEqualTo(residue.right()[3]);
        assertThat(residue.left()[6]).isEqualTo(residue.right()[1]);
        assertThat(residue.vocabulary()).isEqualTo(9);
    }

    @Test
    void linkedSentencesLeaveTheWordsThatTheOtherDoesNotHave() {
        Reading left = Compared.reading("The cat and the dog and the mouse slept.");
        Reading right = Compared.reading("The cat and the horse slept and slept.");
        SentenceLinks links = new SentenceLinks(1, 1);
        links.join(0, 0, 0.7);
        Residue residue = new Residue(left, right, links);
        assertThat(IntStream.range(0, left.words())
                        .filter(word -> residue.left()[word] != Residue.GONE)
                        .mapToObj(word ->
                                left.span(word, word + 1).in(left.document().text())))
                .containsExactlyInAnyOrder("dog", "the", "mouse");
        assertThat(residue.rightSize()).isEqualTo(2);
    }

    private static SentenceLinks links(Reading left, Reading right) {
        SentenceLinks links = new SentenceLinks(left.sentences(), right.sentences());
        EqualSentences.join(left, right, links);
        SimilarSentences.join(left, right, links, new Budget(1_000_000));
        return links;
    }

    private static int count(int[] words, Reading reading, int sentence) {
        return count(Arrays.copyOfRange(words, reading.firstWord(sentence), reading.firstWord(sentence + 1)));
    }

    private static int count(int[] words) {
        return (int) IntStream.of(words).filter(word -> word != Residue.GONE).count();
    }
}
