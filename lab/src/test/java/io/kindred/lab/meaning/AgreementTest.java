package io.kindred.lab.meaning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.List;
import org.junit.jupiter.api.Test;

class AgreementTest {
    @Test
    void theSameGroupsByOtherNamesAgree() {
        assertThat(Agreement.of(List.of("a", "a", "b", "b"), List.of("x", "x", "y", "y")))
                .isCloseTo(1, offset(1e-9));
    }

    @Test
    void groupsThatKnowNothingOfEachOtherDoNot() {
        assertThat(Agreement.of(List.of("a", "a", "b", "b"), List.of("x", "y", "x", "y")))
                .isNegative();
        assertThat(Agreement.of(List.of("a", "a", "b", "b"), List.of("x", "x", "x", "x")))
                .isCloseTo(0, offset(1e-9));
    }

    @Test
    void valuesAreThoseOfTheDefinition() {
        assertThat(Agreement.of(List.of("a", "a", "a", "b", "b", "b"), List.of("x", "x", "y", "y", "z", "z")))
                .isCloseTo(0.29879245817089006, offset(1e-9));
    }

    @Test
    void scoresInTheOrderOfRatingsCorrelate() {
        double[][] ratings = {{0, 0, 0}, {1, 0, 0}, {2, 5, 0}};
        double[][] scores = {{0, 0, 0}, {0.1, 0, 0}, {0.2, 0.5, 0}};
        assertThat(Correlation.of(scores, ratings).pearson()).isCloseTo(1, offset(1e-9));
        assertThat(Correlation.of(scores, ratings).spearman()).isCloseTo(1, offset(1e-9));
    }
}
