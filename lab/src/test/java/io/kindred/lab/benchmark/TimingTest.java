package io.kindred.lab.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.kindred.lab.text.TimedTexts;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimingTest {
    @Test
    void takesTheMiddleOfOddlyManyRounds() {
        assertThat(timing(9.0, 1.0, 2.0).medianMicros()).isEqualTo(2);
    }

    @Test
    void takesTheMeanOfTheTwoInTheMiddleOfEvenlyMany() {
        assertThat(timing(4.0, 100.0, 1.0, 2.0).medianMicros()).isEqualTo(3);
    }

    @Test
    void comparesWithinEachRound() {
        assertThat(timing(30.0, 300.0, 60.0).ratioTo(timing(2.0, 20.0, 6.0))).isEqualTo(15);
    }

    @Test
    void comparesOnlyWhatMetInTheSameRounds() {
        assertThatIllegalArgumentException().isThrownBy(() -> timing(1.0, 2.0).ratioTo(timing(1.0)));
    }

    private static Timing timing(Double... micros) {
        return new Timing("SOME", TimedTexts.DOCUMENTS, List.of(micros), List.of());
    }
}
