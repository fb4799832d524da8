package io.kindred.lab.versions.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

class RankingTest {
    @Test
    void kinAboveAllOthersHaveAnAucOfOne() {
        assertThat(new Ranking(List.of(new Scored(0.9, true), new Scored(0.2, false))).auc())
                .isEqualTo(1);
    }

    @Test
    void tiesCountHalf() {
        assertThat(new Ranking(List.of(new Scored(0.5, true), new Scored(0.5, false))).auc())
                .isEqualTo(0.5);
    }

    @Test
    @ExtendWith(Seeds.class)
    void aucIsTheShareOfPairsInTheRightOrder(Random random) {
        List<Scored> pairs = some(random);
        assertThat(new Ranking(pairs).auc()).isCloseTo(countedAuc(pairs), within(1e-9));
    }

    @Test
    @ExtendWith(Seeds.class)
    void noThresholdIsBetterThanTheBest(Random random) {
        List<Scored> pairs = some(random);
        Counts best = new Ranking(pairs).best();
        assertThat(Counts.at(best.threshold(), pairs).f1()).isCloseTo(best.f1(), within(1e-9));
        for (Scored pair : pairs) {
            assertThat(Counts.at(pair.score(), pairs).f1()).isLessThanOrEqualTo(best.f1() + 1e-9);
        }
    }

    @Test
    void weightIsSoManyPairs() {
        List<Scored> pairs = List.of(
                new Scored(0.9, true),
                new Scored(0.8, false).withWeight(3),
                new Scored(0.7, true),
                new Scored(0.1, false));
        assertThat(new Ranking(pairs).auc()).isEqualTo(5.0 / 8);
        assertThat(Counts.at(0.6, pairs).precision()).isEqualTo(0.4);
    }

    private static double countedAuc(List<Scored> pairs) {
        double wins = 0;
        double weight = 0;
        for (Scored kin : pairs) {
            for (Scored other : pairs) {
                if (kin.kin() && !other.kin()) {
                    double both = kin.weight() * other.weight();
                    wins += kin.score() > other.score() ? both : kin.score() == other.score() ? both / 2 : 0;
                    weight += both;
                }
            }
        }
        return wins / weight;
    }

    private static List<Scored> some(Random random) {
        List<Scored> pairs = new ArrayList<>(List.of(new Scored(0.3, true), new Scored(0.3, false)));
        for (int i = 0; i < 60; i++) {
            pairs.add(new Scored(random.nextInt(20) / 20.0, random.nextBoolean()).withWeight(1 + random.nextInt(5)));
        }
        return pairs;
    }
}
