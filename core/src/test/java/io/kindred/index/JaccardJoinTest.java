package io.kindred.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.Seeds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The join says what comparing all sets says. */
@ExtendWith(Seeds.class)
class JaccardJoinTest {
    private static final double[] THRESHOLDS = {0.01, 0.1, 0.3, 0.5, 2.0 / 3, 0.7, 0.8, 0.95, 1};

    @Test
    void pairsAreThoseOfComparingAll(Random random) {
        for (int round = 0; round < 12; round++) {
            long[][] sets = sets(random.nextInt(250), 1 + random.nextInt(round < 6 ? 400 : 30), random);
            for (double threshold : THRESHOLDS) {
                assertThat(JaccardJoin.pairs(sets, threshold)).isEqualTo(compared(sets, threshold));
            }
        }
    }

    @Test
    void smallSetsAreExactAtTheThreshold() {
        long[][] sets = {{1, 2}, {2, 3}, {1, 2, 3}, {1, 2, 3}, {}, {}, {9}};
        assertThat(JaccardJoin.pairs(sets, 2.0 / 3))
                .isEqualTo(compared(sets, 2.0 / 3))
                .hasSize(5);
        assertThat(JaccardJoin.pairs(sets, 1)).containsExactly(new SimilarPair(2, 3, 1));
        assertThat(JaccardJoin.pairs(new long[0][], 0.5)).isEmpty();
    }

    @Test
    void thresholdIsChecked() {
        for (double bad : new double[] {0, -1, 1.01, Double.NaN}) {
            assertThatThrownBy(() -> JaccardJoin.pairs(new long[0][], bad)).hasMessageContaining("similarity");
        }
    }

    @Test
    void whatCameOnceIsKnown(Random random) {
        for (int i = 0; i < 50; i++) {
            long[] numbers = random.longs(random.nextInt(3_000), 0, 5_000).toArray();
            SeenTwice seen = new SeenTwice(numbers.length);
            Set<Long> once = new HashSet<>();
            Set<Long> twice = new HashSet<>();
            for (long number : numbers) {
                seen.add(new long[] {number});
                if (!once.add(number)) {
                    twice.add(number);
                }
            }
            assertThat(twice).allMatch(seen::maybeTwice);
            long wrong = once.stream()
                    .filter(number -> !twice.contains(number) && seen.maybeTwice(number))
                    .count();
            assertThat(wrong).isLessThanOrEqualTo(numbers.length / 3 + 5);
        }
    }

    /** Sets of which many are made from others. */
    private static long[][] sets(int count, int vocabulary, Random random) {
        long[][] sets = new long[count][];
        for (int i = 0; i < count; i++) {
            LongStream own = random.longs(random.nextInt(40), 0, vocabulary);
            LongStream elements = i > 0 && random.nextInt(3) > 0
                    ? LongStream.concat(
                            Arrays.stream(sets[random.nextInt(i)]).filter(element -> random.nextInt(8) > 0),
                            own.limit(random.nextInt(6)))
                    : own;
            sets[i] = elements.distinct().sorted().toArray();
        }
        return sets;
    }

    private static List<SimilarPair> compared(long[][] sets, double threshold) {
        List<SimilarPair> pairs = new ArrayList<>();
        for (int i = 0; i < sets.length; i++) {
            for (int j = i + 1; j < sets.length; j++) {
                int right = j;
                double common = Arrays.stream(sets[i])
                        .filter(element -> Arrays.binarySearch(sets[right], element) >= 0)
                        .count();
                double similarity = common / (sets[i].length + sets[j].length - common);
                if (similarity >= threshold) {
                    pairs.add(new SimilarPair(i, j, similarity));
                }
            }
        }
        return pairs;
    }
}
