package io.kindred.index;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class MembersTest {
    @Test
    void membersAreThoseAddedSinceTheLastClearing(Random random) {
        Members members = new Members();
        for (int turn = 0; turn < 500; turn++) {
            int room = random.nextInt(turn % 50 == 0 ? 5_000 : 100);
            int range = 1 + random.nextInt(2 * room + 1);
            Set<Integer> expected = new HashSet<>();
            members.clear(room);
            for (int i = 0; i < room; i++) {
                int number = random.nextInt(range) - range / 2;
                assertThat(members.add(number)).isEqualTo(expected.add(number));
            }
            for (int number = -range; number < range; number++) {
                assertThat(members.has(number)).isEqualTo(expected.contains(number));
            }
        }
    }
}
