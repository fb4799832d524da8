package io.kindred.index;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class NumberingTest {
    @Test
    void agreesWithAMap(Random random) {
        for (int expected : new int[] {0, 1, 16, 17, 1000, 5000}) {
            Numbering numbering = new Numbering(expected);
            Map<Long, Integer> numbers = new HashMap<>();
            for (int i = 0; i < 5000; i++) {
                long hash = random.nextBoolean() ? random.nextInt(500) : (long) random.nextInt() << 32;
                assertThat(numbering.find(hash)).isEqualTo(numbers.getOrDefault(hash, -1));
                Integer known = numbers.putIfAbsent(hash, numbers.size());
                assertThat(numbering.add(hash)).isEqualTo(known == null ? numbers.size() - 1 : known);
                assertThat(numbering.size()).isEqualTo(numbers.size());
            }
        }
    }
}
