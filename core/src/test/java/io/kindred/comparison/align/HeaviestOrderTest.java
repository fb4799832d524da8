package io.kindred.comparison.align;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class HeaviestOrderTest {
    @Test
    void staysWhatWeighsMostOfAllThatAscends(Random random) {
        for (int i = 0; i < 500; i++) {
            int[] places = places(random.nextInt(12), random);
            double[] weights = random.doubles(places.length, 0.01, random.nextBoolean() ? 0.02 : 9)
                    .toArray();
            BitSet staying = HeaviestOrder.of(places, weights);
            assertThat(ascends(staying, places)).isTrue();
            assertThat(weight(staying, weights)).isCloseTo(best(places, weights), within(1e-9));
        }
    }

    @Test
    void allStayWhereAllAscend() {
        int[] places = IntStream.range(0, 100_000).map(i -> 3 * i).toArray();
        double[] weights = IntStream.of(places).mapToDouble(place -> 1).toArray();
        assertThat(HeaviestOrder.of(places, weights).cardinality()).isEqualTo(100_000);
    }

    @Test
    void nothingStaysOfNothing() {
        assertThat(HeaviestOrder.of(new int[0], new double[0]).isEmpty()).isTrue();
    }

    private static int[] places(int size, Random random) {
        List<Integer> places =
                new ArrayList<>(IntStream.range(0, size).map(i -> 7 * i).boxed().toList());
        Collections.shuffle(places, random);
        return places.stream().mapToInt(place -> place).toArray();
    }

    private static double best(int[] places, double[] weights) {
        double best = 0;
        for (long subset = 0; subset < 1L << places.length; subset++) {
            BitSet members = BitSet.valueOf(new long[] {subset});
            if (ascends(members, places)) {
                best = Math.max(best, weight(members, weights));
            }
        }
        return best;
    }

    private static boolean ascends(BitSet members, int[] places) {
        int[] chosen = members.stream().map(member -> places[member]).toArray();
        return IntStream.range(1, chosen.length).allMatch(i -> chosen[i - 1] < chosen[i]);
    }

    private static double weight(BitSet members, double[] weights) {
        return members.stream().mapToDouble(member -> weights[member]).sum();
    }
}
