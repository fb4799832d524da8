package io.kindred.index;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class SharedElementsTest {
    private static final Overlap OVERLAP = new Overlap(0.6);

    @Test
    void nothingGoesThatAnotherSetHasUnlessTheSetIsSimilarToNone(Random random) {
        long[][] sets = new long[5_000][];
        Arrays.setAll(
                sets,
                i -> random.longs(random.nextInt(60), 0, 30_000 + 20L * i)
                        .distinct()
                        .toArray());
        Map<Long, Integer> holders = new HashMap<>();
        for (long[] set : sets) {
            Arrays.stream(set).forEach(element -> holders.merge(element, 1, Integer::sum));
        }
        SharedElements shared = SharedElements.of(sets, OVERLAP);
        int gone = 0;
        int kept = 0;
        for (int set = 0; set < sets.length; set++) {
            long[] inOthers = Arrays.stream(sets[set])
                    .filter(element -> holders.get(element) > 1)
                    .toArray();
            if (shared.sets()[set].length + shared.alone(set) < sets[set].length) {
                gone++;
                assertThat(shared.sets()[set]).isEmpty();
                assertThat(sets[set].length - inOthers.length).isGreaterThanOrEqualTo(OVERLAP.prefix(sets[set].length));
            } else {
                kept++;
                assertThat(list(inOthers)).isSubsetOf(list(shared.sets()[set]));
                assertThat(list(shared.sets()[set])).isSubsetOf(list(sets[set]));
            }
        }
        assertThat(gone).isPositive();
        assertThat(kept).isPositive();
    }

    @Test
    void mostElementsThatNoOtherSetHasAreSeen(Random random) {
        long[][] sets = new long[2_000][];
        Arrays.setAll(sets, i -> random.longs(50).toArray());
        SharedElements shared = SharedElements.of(sets, new Overlap(1e-9));
        assertThat(Arrays.stream(shared.sets()).mapToInt(set -> set.length).sum())
                .isLessThan(2_000 * 50 / 4);
    }

    private static List<Long> list(long[] elements) {
        return Arrays.stream(elements).boxed().toList();
    }
}
