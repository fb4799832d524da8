package io.kindred.comparison.align;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.comparison.Compared;
import io.kindred.fingerprint.reading.Reading;
import org.junit.jupiter.api.Test;

class AlikeWordsTest {
    private final Budget budget = new Budget(1_000_000);

    @Test
    void wordsCountTheLettersInWhichTheyAgree() {
        assertThat(count("the harbour master left", "the harhour rnaster left"))
                .isCloseTo(6 / 7.0 + 5 / 7.0, within(1e-9));
    }

    @Test
    void equalWordsAndOtherWordsCountNothing() {
        assertThat(count("the harbour master left", "the harbour master left")).isZero();
        assertThat(count("the harbour master left", "the village tailor left")).isZero();
    }

    @Test
    void caseIsNoDifference() {
        assertThat(count("The HARBOUR closed early", "the harhour closed early"))
                .isEqualTo(count("the harbour closed early", "the harhour closed early"));
    }

    @Test
    void wordsArePairedInOrder() {
        double inOrder = count("a harbour b station c", "a harhour b statlon c");
        assertThat(count("a harbour b station c", "a statlon b harhour c")).isBetween(0.5, inOrder / 1.9);
    }

    @Test
    void countIsTheSameBothWaysAndAtMostTheWords() {
        String left = "harbour harbours harbour station stations";
        String right = "harhour harhours statlon";
        assertThat(count(left, right)).isEqualTo(count(right, left)).isBetween(2.0, 3.0);
    }

    @Test
    void nothingCountsWithoutBudget() {
        Reading left = Compared.reading("the harbour");
        Reading right = Compared.reading("the harhour");
        Budget none = new Budget(0);
        assertThat(new AlikeWords(none).count(left, 0, right, 0)).isZero();
        assertThat(none.isExceeded()).isTrue();
    }

    private double count(String left, String right) {
        return new AlikeWords(budget).count(Compared.reading(left), 0, Compared.reading(right), 0);
    }
}
