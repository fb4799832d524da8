package io.kindred.lab.contestant;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.lab.text.TextSamples;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WinnowingContestantTest {
    @ParameterizedTest
    @EnumSource
    void picksAboutAsManyShinglesAsExpected(WinnowingContestant contestant) {
        assertThat(contestant.density(TextSamples.small().documents()))
                .isCloseTo(contestant.expectedDensity(), Percentage.withPercentage(15));
    }
}
