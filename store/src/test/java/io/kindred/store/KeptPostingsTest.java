package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class KeptPostingsTest {
    private static final long LAST_KEY = (1L << 40) - 1;

    @Test
    void holdersAreThoseThatGoingThroughAllFinds(Random random) throws SQLException, IOException {
        for (int round = 0; round < 200; round++) {
            int spread = random.nextInt(40);
            long[] postings = random.longs(random.nextInt(2000), 0, 1L << 40)
                    .map(key -> random.nextInt(50) == 0 ? LAST_KEY : key >>> spread)
                    .map(key -> key << PostingBlock.DOCUMENT_BITS | random.nextInt(1000))
                    .boxed()
                    .sorted(Long::compareUnsigned)
                    .distinct()
                    .mapToLong(posting -> posting)
                    .toArray();
            KeptPostings kept = KeptPostings.of(postings);
            for (int i = 0; i < 50; i++) {
                boolean known = postings.length > 0 && random.nextBoolean();
                long key = known
                        ? PostingBlock.key(postings[random.nextInt(postings.length)])
                        : (random.nextLong() & LAST_KEY) >>> spread;
                assertThat(kept.holders(key).toArray()).isEqualTo(bruteForce(postings, key));
            }
            assertThat(all(kept.stream())).isEqualTo(postings);
            assertThat(kept.holders(LAST_KEY).toArray()).isEqualTo(bruteForce(postings, LAST_KEY));
            assertThat(kept.holders(0).toArray()).isEqualTo(bruteForce(postings, 0));
        }
    }

    @Test
    void twoTogetherHaveThePostingsOfBoth(Random random) throws SQLException, IOException {
        for (int round = 0; round < 100; round++) {
            int spread = 20 + random.nextInt(20);
            long[] older = postings(random, spread, 0);
            long[] newer = postings(random, spread, 1000);
            KeptPostings both = KeptPostings.of(KeptPostings.of(older), KeptPostings.of(newer));
            assertThat(all(both.stream()))
                    .isEqualTo(LongStream.concat(Arrays.stream(older), Arrays.stream(newer))
                            .sorted()
                            .toArray());
            assertThat(both.size()).isEqualTo(older.length + newer.length);
        }
    }

    private static long[] postings(Random random, int spread, int least) {
        return random.longs(random.nextInt(300), 0, 1L << 39)
                .map(key -> PostingBlock.posting(key >>> spread, least + random.nextInt(1000)))
                .sorted()
                .distinct()
                .toArray();
    }

    private static long[] all(PostingStream stream) throws SQLException, IOException {
        LongStream.Builder all = LongStream.builder();
        while (stream.next()) {
            all.add(stream.posting());
        }
        return all.build().toArray();
    }

    private static int[] bruteForce(long[] postings, long key) {
        return Arrays.stream(postings)
                .filter(posting -> PostingBlock.key(posting) == key)
                .mapToInt(PostingBlock::document)
                .toArray();
    }
}
