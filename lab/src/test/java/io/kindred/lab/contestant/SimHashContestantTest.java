package io.kindred.lab.contestant;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.lab.text.TextSamples;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SimHashContestantTest {
    private static final List<String> TEXTS = TextSamples.small().documents();

    @ParameterizedTest
    @EnumSource
    void hashesATextAlikeHoweverOftenItIsAsked(SimHashContestant contestant) {
        SimHashing used = contestant.make();
        long first = used.hash(TEXTS.get(0));
        long other = used.hash(TEXTS.get(1));
        assertThat(used.hash(TEXTS.get(0))).isEqualTo(first).isNotEqualTo(other);
        assertThat(contestant.make().hash(TEXTS.get(0))).isEqualTo(first);
    }

    @Test
    void setsDoNotMindRepetitionAndBagsDo() {
        String once = TEXTS.get(0) + " " + TEXTS.get(1);
        String repeated = once + " " + TEXTS.get(0) + " " + TEXTS.get(0) + " " + TEXTS.get(0);
        assertThat(distance(SimHashContestant.HASH4J_FAST_SET, once, repeated))
                .isLessThan(distance(SimHashContestant.HASH4J_FAST_BAG, once, repeated));
        assertThat(distance(SimHashContestant.KINDRED_SET, once, repeated))
                .isLessThan(distance(SimHashContestant.KINDRED_BAG, once, repeated));
    }

    private static int distance(SimHashContestant contestant, String one, String other) {
        return Long.bitCount(contestant.make().hash(one) ^ contestant.make().hash(other));
    }
}
