package io.kindred.index;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class RecentHoldersTest {
    private static final int DOCUMENTS = 68;

    /** Ten entries of 68 documents, which count as 100 each. */
    private static final int ROOM = 1_000;

    @Test
    void thoseAskedForLastAreRemembered(Random random) {
        RecentHolders recent = new RecentHolders(ROOM);
        Deque<Long> twin = new ArrayDeque<>();
        for (int i = 0; i < 2_000; i++) {
            long key = random.nextInt(30);
            assertThat(recent.of(key).isPresent()).isEqualTo(twin.remove(key));
            if (random.nextBoolean() || recent.of(key).isPresent()) {
                recent.put(key, Holders.of(IntStream.range(0, DOCUMENTS).toArray()));
                twin.addLast(key);
            }
            if (twin.size() > 10) {
                twin.removeFirst();
            }
        }
    }

    @Test
    void whatIsLargerThanTheRoomIsNotKept() {
        RecentHolders recent = new RecentHolders(ROOM);
        recent.put(1, Holders.of(1));
        recent.put(2, Holders.of(IntStream.range(0, ROOM).toArray()));
        assertThat(recent.of(1)).isEmpty();
        assertThat(recent.of(2)).isEmpty();
        recent.put(3, Holders.tooMany(1_000_000));
        assertThat(recent.of(3)).isPresent();
        recent.clear();
        assertThat(recent.of(3)).isEmpty();
    }
}
