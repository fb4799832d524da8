package io.kindred.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class NearestTest {
    @Test
    void areThoseThatSortingAllGives(Random random) {
        for (int trial = 0; trial < 500; trial++) {
            int most = 1 + random.nextInt(100);
            int bound = random.nextInt(2_000) - 500;
            long[] numbers = random.longs(random.nextInt(1_000), 0, 1_000).toArray();
            Nearest nearest = new Nearest(most, bound);
            Arrays.stream(numbers).forEach(nearest::add);
            assertThat(nearest.sorted()).isEqualTo(twin(numbers, most, bound));
        }
    }

    private static long[] twin(long[] numbers, int most, long bound) {
        long below = Arrays.stream(numbers).filter(number -> number <= bound).count();
        return Arrays.stream(numbers).sorted().limit(Math.max(most, below)).toArray();
    }
}
