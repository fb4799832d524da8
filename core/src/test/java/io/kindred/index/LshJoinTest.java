package io.kindred.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.Seeds;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The join finds as much as it promises, and nothing else. */
@ExtendWith(Seeds.class)
class LshJoinTest {
    private static final int PAIRS = 2_000;

    @Test
    void asManyPairsAreFoundAsWereAskedFor(Random random) {
        for (double recall : new double[] {0.5, 0.9, 0.99}) {
            for (int size : new int[] {3, 9, 30, 150}) {
                long[][] sets = pairs(size, size * 2 / 3, random);
                SimilarSets found = LshJoin.of(sets, 0.5, recall);
                double deviation = Math.sqrt(recall * (1 - recall) * PAIRS);
                assertThat(found.pairs().size())
                        .as("recall %s of sets of %d", recall, size)
                        .isBetween((int) (recall * PAIRS - 4 * deviation), PAIRS);
                assertThat(found.pairs()).allMatch(pair -> pair.left() + 1 == pair.right() && pair.left() % 2 == 0);
                assertThat(found.method().recall()).isBetween(recall, recall + 0.1);
            }
        }
    }

    /** Pairs of sets of so many elements, with so many in common. */
    private static long[][] pairs(int size, int common, Random random) {
        long[][] sets = new long[2 * PAIRS][];
        for (int i = 0; i < sets.length; i += 2) {
            long[] all = random.longs(2L * size - common).toArray();
            sets[i] = LongStream.of(all).limit(size).toArray();
            sets[i + 1] = LongStream.of(all).skip(size - common).toArray();
        }
        return sets;
    }

    @Test
    void nothingElseIsFound(Random random) {
        for (int n = 0; n < 200; n++) {
            long[][] sets = SetCorpora.corpus(n, random);
            double threshold = 0.1 + 0.9 * random.nextDouble();
            assertThat(SetCorpora.compared(sets, threshold))
                    .containsAll(LshJoin.of(sets, threshold, 0.8).everyPair());
        }
    }

    @Test
    void setsThatAreTheSameAreAlwaysFound(Random random) {
        for (int n = 0; n < 30; n++) {
            long[][] sets = SetCorpora.corpus(n, random);
            assertThat(LshJoin.of(sets, 1, 0.01).everyPair()).isEqualTo(SetCorpora.compared(sets, 1));
        }
    }

    @Test
    void memoryDecidesHowSetsAreJoined(Random random) {
        long[][] sets = SetCorpora.corpus(0, random);
        SimilarSets exact = SimilarityJoin.of(sets, 0.4, 0.95);
        assertThat(exact.method()).isEqualTo(new SimilarSets.Method("exact", 1));
        assertThat(exact.everyPair()).isEqualTo(SetCorpora.compared(sets, 0.4));
        SimilarSets most = SimilarityJoin.of(sets, 0.4, 0.95, 1_000);
        assertThat(most.method().name()).isEqualTo("MinHash, 18 bands of 2");
        assertThat(most.method().recall()).isBetween(0.95, 0.96);
        assertThat(exact.everyPair()).containsAll(most.everyPair());
    }

    @Test
    void bandsReachTheRecallAndFewerDoNot() {
        for (double similarity = 0.05; similarity < 1; similarity += 0.05) {
            for (double recall : new double[] {0.1, 0.5, 0.9, 0.999}) {
                Bands bands = Bands.reaching(recall, similarity);
                assertThat(bands.recall(similarity)).isGreaterThanOrEqualTo(recall - 1e-12);
                assertThat(new Bands(bands.count() - 1, bands.rows()).recall(similarity))
                        .isLessThan(recall);
            }
        }
        assertThat(Bands.reaching(0.9, 1).count()).isOne();
        for (double bad : new double[] {0, 1, Double.NaN}) {
            assertThatThrownBy(() -> Bands.reaching(bad, 0.5)).hasMessageContaining("recall");
        }
    }
}
