package io.kindred.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.Seeds;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The join says what comparing all sets says. */
@ExtendWith(Seeds.class)
class JaccardJoinTest {
    private static final double[] THRESHOLDS = {0.01, 0.1, 0.3, 0.5, 2.0 / 3, 0.7, 0.8, 0.95, 1};
    private static final int CORPORA = 200;

    @Test
    void pairsAreThoseOfComparingAll(Random random) {
        for (int n = 0; n < CORPORA; n++) {
            long[][] sets = SetCorpora.corpus(n, random);
            double threshold = THRESHOLDS[random.nextInt(THRESHOLDS.length)];
            assertThat(JaccardJoin.of(sets, threshold).everyPair())
                    .as("corpus %d, threshold %s", n, threshold)
                    .isEqualTo(SetCorpora.compared(sets, threshold));
        }
    }

    @Test
    void smallSetsAreExactAtTheThreshold() {
        long[][] sets = {{1, 2}, {2, 3}, {1, 2, 3}, {3, 1, 2, 1}, {}, {}, {9}};
        assertThat(JaccardJoin.of(sets, 2.0 / 3).everyPair())
                .isEqualTo(SetCorpora.compared(sets, 2.0 / 3))
                .hasSize(5);
        assertThat(JaccardJoin.of(sets, 1).pairs()).isEmpty();
        assertThat(JaccardJoin.of(sets, 1).everyPair()).containsExactly(new SimilarPair(2, 3, 1));
        assertThat(JaccardJoin.of(new long[0][], 0.5).everyPair()).isEmpty();
    }

    @Test
    void manySameSetsAreOneGroupAndNoPairs() {
        long[] same = LongStream.range(0, 20).toArray();
        long[] near = LongStream.range(1, 20).toArray();
        long[][] sets = new long[100_000][];
        Arrays.setAll(sets, i -> i % 2 == 0 ? same : near);
        SimilarSets found = JaccardJoin.of(sets, 0.5);
        assertThat(found.pairs()).containsExactly(new SimilarPair(0, 1, 0.95));
        assertThat(IntStream.range(0, found.size()).map(found::first)).allMatch(first -> first < 2);
        assertThat(found.first(99_999)).isOne();
    }

    @Test
    void threadsDoNotMatter(Random random) throws Exception {
        long[][] sets = new long[6_000][];
        Arrays.setAll(
                sets,
                i -> i > 10 && i % 3 == 0
                        ? Arrays.copyOf(sets[random.nextInt(i)], 60)
                        : random.longs(80, 0, 40_000).toArray());
        List<SimilarPair> one = joined(sets, 1);
        assertThat(one).hasSizeGreaterThan(1_000);
        assertThat(joined(sets, 4)).isEqualTo(one);
    }

    private static List<SimilarPair> joined(long[][] sets, int threads) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            return pool.submit(() -> JaccardJoin.of(sets, 0.6).everyPair()).get();
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void thresholdIsChecked() {
        for (double bad : new double[] {0, -1, 1.01, Double.NaN}) {
            assertThatThrownBy(() -> JaccardJoin.of(new long[0][], bad)).hasMessageContaining("similarity");
        }
    }

    @Test
    void moreElementsThanAnArrayHoldsAreRefusedAtOnce() {
        long[][] sets = new long[1 << 16][];
        Arrays.fill(sets, new long[1 << 15]);
        assertThatThrownBy(() -> JaccardJoin.of(sets, 0.5)).hasMessageContaining("2147483648");
    }

    @Test
    void ranksAreDistinctAndRareElementsComeFirst(Random random) {
        long[][] sets = new long[3_000][];
        Arrays.setAll(
                sets,
                i -> random.doubles(300)
                        .mapToLong(x -> (long) (20_000 * x * x * x * x))
                        .distinct()
                        .toArray());
        Map<Long, Integer> holders = new HashMap<>();
        for (long[] set : sets) {
            for (long element : set) {
                holders.merge(element, 1, Integer::sum);
            }
        }
        Overlap overlap = new Overlap(1e-9);
        ElementRanks elements = new ElementRanks(SharedElements.of(sets, overlap));
        assertThat(elements.blocks()).isGreaterThan(1);
        int[] kindOfRank = new int[elements.ranks()];
        Arrays.fill(kindOfRank, -1);
        for (int block = 0; block < elements.blocks(); block++) {
            elements.read(block, overlap, (number, ranks, size, alone) -> {
                int[] kinds = Arrays.stream(sets[number])
                        .mapToInt(element -> ElementRanks.kind(holders.get(element)))
                        .sorted()
                        .toArray();
                assertThat(Arrays.stream(kinds).filter(kind -> kind == 0)).hasSize(alone);
                assertThat(alone + size).isEqualTo(sets[number].length);
                int[] sorted = Arrays.stream(ranks, 0, size).sorted().toArray();
                for (int i = 0; i < size; i++) {
                    assertThat(kindOfRank[sorted[i]]).isIn(-1, kinds[alone + i]);
                    kindOfRank[sorted[i]] = kinds[alone + i];
                }
            });
        }
        assertThat(kindOfRank).isSorted().doesNotContain(-1);
        assertThat(new TreeSet<>(holders.values()).stream().map(ElementRanks::kind))
                .isSorted();
    }
}
