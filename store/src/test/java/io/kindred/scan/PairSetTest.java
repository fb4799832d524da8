package io.kindred.scan;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class PairSetTest {
    @Test
    void pairsAreAddedOnceInEitherOrder(Random random) {
        PairSet pairs = new PairSet();
        Set<List<Integer>> twin = new HashSet<>();
        for (int i = 0; i < 100_000; i++) {
            int one = 1 + random.nextInt(300);
            int other = 1 + random.nextInt(300);
            boolean isNew = twin.add(List.of(Math.min(one, other), Math.max(one, other)));
            assertThat(pairs.add(one, other)).isEqualTo(isNew);
        }
    }
}
