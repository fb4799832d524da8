package io.kindred.index;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class RarestFirstTest {
    private final RarestFirst set = new RarestFirst();

    @Test
    void theRarestComeFirstInOrderAndTheOthersFollow(Random random) {
        for (int i = 0; i < 3_000; i++) {
            int[] given =
                    random.ints(random.nextInt(200), 0, 1 + random.nextInt(400)).toArray();
            int[] sorted = Arrays.stream(given).sorted().distinct().toArray();
            int front = random.nextInt(sorted.length + 1);
            int[] ranks = set.ranks(given.length + 1);
            System.arraycopy(given, 0, ranks, 0, given.length);
            assertThat(set.distinct(given.length)).isEqualTo(sorted.length);
            set.arrange(sorted.length, front);
            assertThat(Arrays.copyOf(ranks, front)).isEqualTo(Arrays.copyOf(sorted, front));
            assertThat(Arrays.stream(ranks, 0, sorted.length).sorted()).containsExactly(box(sorted));
        }
    }

    @Test
    void setsInOrderOrLargeAreArrangedToo() {
        int[] ranks = set.ranks(100_001);
        Arrays.setAll(ranks, i -> i % 50_000);
        assertThat(set.distinct(100_000)).isEqualTo(50_000);
        set.arrange(50_000, 1_000);
        for (int i = 0; i < 1_000; i++) {
            assertThat(ranks[i]).isEqualTo(i);
        }
    }

    private static Integer[] box(int[] values) {
        return Arrays.stream(values).boxed().toArray(Integer[]::new);
    }
}
