package io.kindred.lab.versions.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

class CalibrationTest {
    @Test
    void scoresThatAreTheTruthHaveNoError() {
        List<Scored> pairs = List.of(new Scored(1, true), new Scored(0, false));
        assertThat(Calibration.of(pairs)).isEqualTo(new Calibration(0, 0));
    }

    @Test
    void errorIsHowFarScoresAreFromShares() {
        List<Scored> pairs = List.of(new Scored(0.75, true), new Scored(0.75, false));
        assertThat(Calibration.of(pairs).error()).isCloseTo(0.25, within(1e-12));
        assertThat(Calibration.of(pairs).brier()).isCloseTo((0.0625 + 0.5625) / 2, within(1e-12));
    }

    @Test
    void balancedPairsAreHalfKin() {
        List<Scored> pairs = List.of(
                new Scored(1, true), new Scored(0, false), new Scored(0, false), new Scored(0, false, true, 1, 0));
        assertThat(Calibration.balanced(pairs).stream().map(Scored::weight)).containsExactly(0.5, 0.125, 0.125, 0.25);
    }

    @Test
    void isotonicPoolsWhatIsOutOfOrder() {
        Isotonic isotonic = Isotonic.fit(
                List.of(new Scored(0.1, false), new Scored(0.4, true), new Scored(0.5, false), new Scored(0.9, true)));
        assertThat(List.of(isotonic.at(0.0), isotonic.at(0.1), isotonic.at(0.45), isotonic.at(0.95)))
                .containsExactly(0.0, 0.0, 0.5, 1.0);
    }

    @Test
    @ExtendWith(Seeds.class)
    void isotonicNeverFallsAndIsCalibratedWhereItWasFitted(Random random) {
        List<Scored> pairs = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            pairs.add(new Scored(random.nextInt(50) / 50.0, random.nextBoolean()));
        }
        Isotonic isotonic = Isotonic.fit(pairs);
        for (int i = 1; i <= 50; i++) {
            assertThat(isotonic.at(i / 50.0)).isGreaterThanOrEqualTo(isotonic.at((i - 1) / 50.0));
        }
        List<Scored> fitted = pairs.stream()
                .map(pair -> pair.withScore(isotonic.at(pair.score())))
                .toList();
        assertThat(Calibration.of(fitted).error()).isCloseTo(0, within(1e-9));
    }

    @Test
    void rankCorrelationIsThatOfSpearman() {
        List<Scored> pairs = List.of(graded(0.1, 1), graded(0.2, 2), graded(0.9, 3), graded(0.3, 4));
        assertThat(RankCorrelation.of(pairs)).isCloseTo(0.8, within(1e-12));
        assertThat(RankCorrelation.of(List.of(graded(5, 1), graded(4, 2), graded(3, 3))))
                .isCloseTo(-1, within(1e-12));
    }

    @Test
    void sharedThresholdSuitsAllSets() {
        List<Scored> low = List.of(new Scored(0.3, true), new Scored(0.1, false));
        List<Scored> high = List.of(new Scored(0.9, true), new Scored(0.2, false));
        assertThat(SharedThreshold.fit(List.of(low, high))).isGreaterThan(0.2).isLessThanOrEqualTo(0.3);
        assertThat(SharedThreshold.fit(List.of())).isNaN();
    }

    private static Scored graded(double score, double grade) {
        return new Scored(score, false, false, 1, grade);
    }
}
