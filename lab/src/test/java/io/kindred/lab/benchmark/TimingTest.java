package io.kindred.lab.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.lab.text.TimedTexts;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimingTest {
    @Test
    void takesTheMiddleOfOddlyManyIterations() {
        assertThat(timing(9.0, 1.0, 2.0).medianMicros()).isEqualTo(2);
    }

    @Test
    void takesTheMeanOfTheTwoInTheMiddleOfEvenlyMany() {
        assertThat(timing(4.0, 100.0, 1.0, 2.0).medianMicros()).isEqualTo(3);
    }

    @Test
    void saysHowManyTimesAsLongItTakes() {
        assertThat(timing(30.0).ratioTo(timing(2.0))).isEqualTo(15);
    }

    private static Timing timing(Double... micros) {
        return new Timing("SOME", TimedTexts.DOCUMENTS, List.of(micros), 0);
    }
}
