package io.kindred.lab.contestant;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.lab.text.TextSamples;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MinHashContestantTest {
    private static final List<String> TEXTS = TextSamples.small().documents();

    @ParameterizedTest
    @EnumSource
    void findsATextToResembleItself(MinHashContestant contestant) {
        assertThat(contestant.make().resemblance(TEXTS.get(0), TEXTS.get(0))).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void findsAnotherTextToResembleLess(MinHashContestant contestant) {
        assertThat(contestant.make().resemblance(TEXTS.get(0), TEXTS.get(1))).isLessThan(0.9);
    }

    @ParameterizedTest
    @EnumSource
    void comesToTheSameWithOneInstanceAsWithTwo(MinHashContestant contestant) {
        Sketching<?> used = contestant.make();
        double first = used.resemblance(TEXTS.get(0), TEXTS.get(1));
        assertThat(used.resemblance(TEXTS.get(0), TEXTS.get(1))).isEqualTo(first);
        assertThat(contestant.make().resemblance(TEXTS.get(0), TEXTS.get(1))).isEqualTo(first);
    }
}
