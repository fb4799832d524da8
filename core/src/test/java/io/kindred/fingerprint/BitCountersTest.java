package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(Seeds.class)
class BitCountersTest {
    private static final int CASES = 10_000;

    @Test
    void majorityIsThatOfPlainCounters(Random random) {
        for (int i = 0; i < CASES; i++) {
            int block = 1 + random.nextInt(random.nextBoolean() ? 20 : 600);
            agreesOn(random, new BitCounters(block), block, random.nextInt(8));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 8, 9, 63, 64, 65, 511, 512, 513, 2_047, 2_048, 2_049, 4_097})
    void countsOfThousandsAgreeToo(int block, Random random) {
        BitCounters counters = new BitCounters(block);
        for (int i = 0; i < 20; i++) {
            counters.reset();
            agreesOn(random, counters, block, 1 + 5_000 / block);
        }
    }

    @Test
    void blockWithoutWordsCountsNothing(Random random) {
        for (int i = 0; i < 100; i++) {
            BitCounters counters = new BitCounters(8);
            int words = 8 * (1 + random.nextInt(20));
            for (int left = words; left > 0; left -= 8) {
                counters.add(filled(8, -1), 8);
                counters.add(new long[8], 0);
            }
            counters.add(new long[8], 0);
            assertThat(counters.majority(2L * words)).isZero();
            assertThat(counters.majority(2L * words - 1)).isEqualTo(-1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 7, 8, 9, 100, 2_048, 4_096, 4_999, 5_000})
    void halfIsNoMajority(int half) {
        BitCounters counters = new BitCounters(5_000);
        counters.add(filled(half, 0x00FF_00FF_00FF_00FFL), half);
        counters.add(filled(half, 0x0F0F_0F0F_0F0F_0F0FL), half);
        assertThat(counters.majority(2L * half)).isEqualTo(0x000F_000F_000F_000FL);
        counters.add(filled(1, 0x0FFF_0FFF_0FFF_0FFFL), 1);
        assertThat(counters.majority(2L * half + 1)).isEqualTo(0x0FFF_0FFF_0FFF_0FFFL);
    }

    @Test
    void oneMoreThanHalfIsAMajority() {
        BitCounters counters = new BitCounters(8);
        counters.add(filled(8, 1L << 63), 3);
        counters.add(filled(8, 1L), 2);
        assertThat(counters.majority(5)).isEqualTo(1L << 63);
    }

    @Test
    void nothingCountedHasNoMajority() {
        assertThat(new BitCounters(2_048).majority(0)).isZero();
    }

    @Test
    void resetForgetsAllCounts() {
        BitCounters counters = new BitCounters(64);
        for (int i = 0; i < 100; i++) {
            counters.add(filled(64, -1), 64);
        }
        counters.reset();
        counters.add(new long[8], 1);
        assertThat(counters.majority(1)).isZero();
    }

    @Test
    void millionsAreCounted() {
        BitCounters counters = new BitCounters(2_048);
        for (int i = 0; i < 5_000; i++) {
            counters.add(filled(2_048, i % 2 == 0 ? -1L : 0xFFL), 2_048);
        }
        counters.add(filled(8, 1L << 20), 1);
        assertThat(counters.majority(5_000L * 2_048 + 1)).isEqualTo(0xFFL | 1L << 20);
    }

    @Test
    void blockNeedsRoomForWholeTrees() {
        assertThat(BitCounters.padded(0)).isZero();
        assertThat(BitCounters.padded(1)).isEqualTo(8);
        assertThat(BitCounters.padded(8)).isEqualTo(8);
        assertThat(BitCounters.padded(9)).isEqualTo(16);
    }

    /** Further words of zeros only raise the total, so the counts can be compared with more numbers than one. */
    private static void agreesOn(Random random, BitCounters counters, int block, int blocks) {
        int[] plain = new int[Long.SIZE];
        int total = 0;
        for (int i = 0; i < blocks; i++) {
            int count = random.nextInt(4) == 0 ? block : random.nextInt(block + 1);
            long[] words = words(random, BitCounters.padded(block));
            for (int w = 0; w < count; w++) {
                count(words[w], plain);
            }
            counters.add(words, count);
            total += count;
            int zeros = random.nextInt(total + 1);
            assertThat(counters.majority(total)).isEqualTo(majority(plain, total));
            assertThat(counters.majority(total + zeros)).isEqualTo(majority(plain, total + zeros));
        }
    }

    private static void count(long word, int[] counts) {
        for (int bit = 0; bit < Long.SIZE; bit++) {
            if ((word >>> bit & 1) == 1) {
                counts[bit]++;
            }
        }
    }

    private static long majority(int[] counts, int total) {
        long majority = 0;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            if (counts[bit] > total / 2.0) {
                majority |= 1L << bit;
            }
        }
        return majority;
    }

    private static long[] words(Random random, int length) {
        int kind = random.nextInt(5);
        long[] words = new long[length];
        Arrays.setAll(words, i -> switch (kind) {
            case 0 -> -1L;
            case 1 -> random.nextLong() & Long.rotateLeft(random.nextLong(), 7);
            case 2 -> random.nextLong() | Long.rotateLeft(random.nextLong(), 7);
            case 3 -> i % 2 == 0 ? 0x5555_5555_5555_5555L : 0xAAAA_AAAA_AAAA_AAAAL;
            default -> random.nextLong();
        });
        return words;
    }

    private static long[] filled(int count, long word) {
        long[] words = new long[BitCounters.padded(count)];
        Arrays.fill(words, word);
        return words;
    }
}
