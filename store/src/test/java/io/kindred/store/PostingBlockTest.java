package io.kindred.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.Seeds;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class PostingBlockTest {
    private static final long LAST = -1L;

    @Test
    void postingsComeBackHoweverTheyAreSpread(Random random) throws DamageException {
        for (int round = 0; round < 500; round++) {
            int keyBits = random.nextInt(41);
            int documentBits = random.nextInt(25);
            long[] postings = random.longs(1 + random.nextInt(600))
                    .map(bits -> ((bits >>> 24) >>> (40 - keyBits) << 24) | ((bits & 0xFFFFFF) >>> (24 - documentBits)))
                    .map(posting -> posting ^ Long.MIN_VALUE)
                    .sorted()
                    .distinct()
                    .map(posting -> posting ^ Long.MIN_VALUE)
                    .toArray();
            comeBack(postings);
        }
    }

    @Test
    void farthestPostingsComeBack() throws DamageException {
        comeBack(0);
        comeBack(LAST);
        comeBack(0, LAST);
        comeBack(LongStream.concat(LongStream.range(0, 5000), LongStream.of(1L << 24, LAST))
                .toArray());
    }

    @Test
    void postingOfManyTakesAboutFourBytes(Random random) throws DamageException {
        long[] postings = random.longs(256)
                .map(bits -> (bits >>> 24) >>> 12 << 24 | (bits & 0x7FF))
                .sorted()
                .distinct()
                .toArray();
        assertThat(PostingBlock.pack(postings, postings.length).length).isLessThan(256 * 43 / 10);
    }

    @Test
    void everyFlippedBitIsFound(Random random) {
        long[] postings = random.longs(50).map(Math::abs).sorted().toArray();
        byte[] block = PostingBlock.pack(postings, postings.length);
        for (int bit = 0; bit < block.length * 8; bit++) {
            byte[] damaged = block.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            assertThatThrownBy(() -> PostingBlock.unpack(damaged, PostingBlock.key(postings[0])))
                    .isInstanceOf(DamageException.class);
        }
    }

    private static void comeBack(long... postings) throws DamageException {
        byte[] block = PostingBlock.pack(postings, postings.length);
        assertThat(PostingBlock.unpack(block, PostingBlock.key(postings[0]))).isEqualTo(postings);
    }
}
