package io.kindred.lab.accuracy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class MinHashErrorsTest {
    @Test
    void jaccardIsTheShareOfCommonValues() {
        assertThat(KinTexts.jaccard(new long[] {1, 2, 3}, new long[] {2, 3, 4, 5}))
                .isEqualTo(0.4);
        assertThat(KinTexts.jaccard(new long[] {-1}, new long[] {-1})).isEqualTo(1);
        assertThat(KinTexts.jaccard(new long[] {-1}, new long[] {1})).isZero();
    }

    @Test
    void pairsResembleEachOtherAboutAsMuchAsAsked(Random random) {
        for (double wanted : new double[] {0.1, 0.5, 0.9}) {
            KinTexts texts = KinTexts.of(400, wanted, random);
            assertThat(texts.one()).hasSize(403);
            assertThat(texts.other()).hasSize(403);
            assertThat(texts.resemblance()).isCloseTo(wanted, within(0.03));
        }
    }

    @Test
    void everyContestantIsAboutRight() {
        assertThat(MinHashErrors.measure(60, 400)).allSatisfy((contestant, errors) -> {
            assertThat(errors.count()).isEqualTo(60);
            assertThat(errors.rootMeanSquare()).isBetween(0.01, 0.07);
            assertThat(errors.bias()).isBetween(-0.03, 0.03);
        });
    }
}
