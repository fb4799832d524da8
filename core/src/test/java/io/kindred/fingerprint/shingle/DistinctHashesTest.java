package io.kindred.fingerprint.shingle;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.extension.ExtendWith;

/** A table that fills up is searched for ever, hence the time limit. */
@ExtendWith(Seeds.class)
@Timeout(value = 30, threadMode = ThreadMode.SEPARATE_THREAD)
class DistinctHashesTest {
    private static final int CASES = 10_000;
    private static final long[] SPECIAL = {0, 1, -1, 2, -2, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 48, 1L << 49, 1L << 58
    };

    @Test
    void newHashesOfEveryBlockAreThoseAPlainSetTakes(Random random) {
        DistinctHashes distinct = new DistinctHashes();
        for (int i = 0; i < CASES; i++) {
            int blocks = random.nextInt(5);
            long[][] stream = new long[blocks][];
            for (int b = 0; b < blocks; b++) {
                stream[b] = block(random, random.nextInt(100));
            }
            distinct.restart(random.nextInt(random.nextBoolean() ? 200 : 20_000));
            agreesOn(stream, distinct);
        }
    }

    @Test
    void streamsOfSeveralFullBlocksAgreeToo(Random random) {
        DistinctHashes distinct = new DistinctHashes();
        for (int i = 0; i < 30; i++) {
            long[][] stream = new long[1 + random.nextInt(12)][];
            for (int b = 0; b < stream.length; b++) {
                stream[b] = block(random, 2_000 + random.nextInt(100));
            }
            distinct.restart(random.nextInt(100_000));
            agreesOn(stream, distinct);
        }
    }

    @Test
    void specialNumbersComeOnceEach() {
        DistinctHashes distinct = new DistinctHashes();
        for (int expected : new int[] {0, 1, 100, 10_000, Integer.MAX_VALUE}) {
            distinct.restart(expected);
            agreesOn(new long[][] {SPECIAL, SPECIAL, {0}, {-1}, {0, 0, 0}}, distinct);
        }
    }

    @Test
    void zeroIsNewOnceAndAgainAfterRestart() {
        DistinctHashes distinct = new DistinctHashes();
        for (int i = 0; i < 3; i++) {
            distinct.restart(10);
            assertThat(distinct.retainNew(new long[] {0, 0}, 2)).isOne();
            assertThat(distinct.retainNew(new long[] {0}, 1)).isZero();
        }
    }

    @Test
    void hundredThousandHashesOfOneSlotAreToldApart(Random random) {
        DistinctHashes distinct = new DistinctHashes();
        for (long top : new long[] {0, 1, 77, 0x7FFF}) {
            long[][] stream = new long[50][2_048];
            for (long[] block : stream) {
                Arrays.setAll(block, i -> (top << 49) | (random.nextLong() >>> 46));
            }
            distinct.restart(1_000);
            agreesOn(stream, distinct);
        }
    }

    @Test
    void fewerAreExpectedThanCome(Random random) {
        long[][] stream = new long[150][2_048];
        for (long[] block : stream) {
            Arrays.setAll(block, i -> random.nextLong());
        }
        DistinctHashes distinct = new DistinctHashes();
        distinct.restart(0);
        agreesOn(stream, distinct);
        distinct.restart(Integer.MAX_VALUE);
        agreesOn(stream, distinct);
    }

    @Test
    void blocksMayBeLongerThanUsual(Random random) {
        DistinctHashes distinct = new DistinctHashes();
        distinct.restart(10_000);
        agreesOn(new long[][] {block(random, 5_000), block(random, 10_000), block(random, 3)}, distinct);
    }

    @Test
    void onlyTheFirstHashesOfTheBlockCount() {
        DistinctHashes distinct = new DistinctHashes();
        distinct.restart(10);
        assertThat(distinct.retainNew(new long[] {5, 6, 7, 8}, 2)).isEqualTo(2);
        assertThat(distinct.retainNew(new long[] {7, 8, 5, 6}, 4)).isEqualTo(2);
        assertThat(distinct.retainNew(new long[] {9}, 0)).isZero();
    }

    @Test
    void restartForgetsEverything(Random random) {
        DistinctHashes distinct = new DistinctHashes();
        long[] hashes = block(random, 3_000);
        int[] expectations = {3_000, 3_000, 10, 100_000, 10, 3_000};
        Set<Integer> counts = new LinkedHashSet<>();
        for (int expected : expectations) {
            distinct.restart(expected);
            counts.add(distinct.retainNew(hashes.clone(), hashes.length));
        }
        assertThat(counts)
                .containsExactly((int) Arrays.stream(hashes).distinct().count());
    }

    private static void agreesOn(long[][] stream, DistinctHashes distinct) {
        Set<Long> seen = new LinkedHashSet<>();
        for (long[] block : stream) {
            List<Long> expected = new ArrayList<>();
            for (long hash : block) {
                if (seen.add(hash)) {
                    expected.add(hash);
                }
            }
            long[] squeezed = block.clone();
            int count = distinct.retainNew(squeezed, squeezed.length);
            assertThat(Arrays.stream(squeezed).limit(count).sorted().toArray())
                    .isEqualTo(
                            expected.stream().mapToLong(hash -> hash).sorted().toArray());
        }
    }

    /** Hashes of one of the kinds that are hard to tell apart. */
    private static long[] block(Random random, int size) {
        long[] block = new long[size];
        int kind = random.nextInt(6);
        long top = random.nextLong() << 49;
        for (int i = 0; i < size; i++) {
            block[i] = switch (kind) {
                case 0 -> random.nextLong();
                case 1 -> SPECIAL[random.nextInt(SPECIAL.length)];
                case 2 -> top | random.nextInt(50);
                case 3 -> random.nextInt(200) - 100L;
                case 4 -> HashKey.PUBLIC.mix(random.nextInt(60));
                default -> random.nextInt(4) == 0 ? SPECIAL[random.nextInt(SPECIAL.length)] : random.nextLong() >> 50;
            };
        }
        return block;
    }
}
