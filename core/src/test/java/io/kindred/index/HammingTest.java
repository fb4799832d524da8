package io.kindred.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.Seeds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Index and join say what comparing all codes says. */
@ExtendWith(Seeds.class)
class HammingTest {
    private static final int CORPORA = 200;
    private static final int[] SIZES = {0, 1, 2, 300, 2_001, 9_000};
    private static final int[] RADII = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 64};

    @Test
    void joinFindsAllPairsAndEachOnce(Random random) {
        for (int size : SIZES) {
            long[] codes = CodeGroups.of(codes(size, random)).codes();
            for (int radius : radii(size)) {
                assertThat(new HammingJoin(codes, radius).pairs())
                        .as("%d codes, radius %d", size, radius)
                        .isEqualTo(pairs(codes, radius));
            }
        }
    }

    /** More codes than are all compared, so that blocks are used. */
    @Test
    void joinAndIndexAreExactOnManyKindsOfCodes(Random random) {
        for (int n = 0; n < CORPORA; n++) {
            long[] codes = crafted(n, 2_001 + random.nextInt(500), random);
            int radius = random.nextInt(13);
            assertThat(new HammingJoin(codes, radius).pairs())
                    .as("corpus %d, radius %d", n, radius)
                    .isEqualTo(pairs(codes, radius));
            long asked = near(codes[random.nextInt(codes.length)], random);
            assertThat(new HammingIndex(codes, radius).near(asked)).isEqualTo(near(codes, asked, radius));
        }
    }

    @Test
    void wideJoinFindsAllPairsOfWideCodes(Random random) {
        for (int n = 0; n < CORPORA; n++) {
            int size = random.nextInt(n % 10 == 0 ? 2_500 : 300);
            long[] first = random.nextBoolean()
                    ? codes(size, random)
                    : random.longs(size, 0, 50).toArray();
            long[] second = codes(size, random);
            int radius = n % 5 == 0 ? random.nextInt(129) : random.nextInt(25);
            long[] expected = Arrays.stream(pairs(first, Math.min(64, radius)))
                    .filter(pair -> distance(first, pair) + distance(second, pair) <= radius)
                    .toArray();
            assertThat(new WideHammingJoin(first, second, radius).pairs())
                    .as("corpus %d, radius %d", n, radius)
                    .isEqualTo(expected);
        }
        assertThatThrownBy(() -> new WideHammingJoin(new long[1], new long[1], 129))
                .hasMessageContaining("129");
    }

    private static int distance(long[] codes, long pair) {
        return Long.bitCount(codes[(int) (pair >>> 32)] ^ codes[(int) pair]);
    }

    @Test
    void indexFindsAllThatAreNear(Random random) {
        for (int size : SIZES) {
            long[] codes = codes(size, random);
            for (int radius : radii(size)) {
                HammingIndex index = new HammingIndex(codes, radius);
                for (int i = 0; i < 20; i++) {
                    long asked = size > 0 && i % 2 == 0 ? near(codes[random.nextInt(size)], random) : random.nextLong();
                    assertThat(index.near(asked)).isEqualTo(near(codes, asked, radius));
                }
            }
        }
    }

    @Test
    void blocksFindWhateverIsWithinTheRadius(Random random) {
        for (int radius = 0; radius <= 12; radius++) {
            for (int count = 3; count <= 10; count++) {
                CodeBlocks blocks = new CodeBlocks(radius, count);
                for (int i = 0; i < 500; i++) {
                    long difference = bits(radius, random);
                    assertThat(blocks.isKnownBefore(difference, count)).isTrue();
                }
            }
        }
    }

    @Test
    void masksAreAllDifferencesThatAreSmall() {
        CodeBlocks blocks = new CodeBlocks(7, 6);
        for (int block = 0; block < 6; block++) {
            int radius = blocks.radius(block);
            int[] expected = IntStream.range(0, 1 << blocks.width(block))
                    .filter(mask -> Integer.bitCount(mask) <= radius)
                    .toArray();
            assertThat(blocks.masks(block)).isEqualTo(expected);
        }
        assertThat(new CodeBlocks(1, 4).masks(3)).isEmpty();
    }

    @Test
    void sameCodesAreOneGroup(Random random) {
        for (int size : SIZES) {
            long[] codes = random.longs(size, 0, Math.max(1, size / 3))
                    .map(each -> each << 48)
                    .toArray();
            Map<Long, List<Integer>> expected = new HashMap<>();
            for (int i = 0; i < size; i++) {
                expected.computeIfAbsent(codes[i], code -> new ArrayList<>()).add(i);
            }
            CodeGroups groups = CodeGroups.of(codes);
            assertThat(groups.size()).isEqualTo(expected.size());
            for (int group = 0; group < groups.size(); group++) {
                int number = group;
                assertThat(IntStream.range(0, groups.count(group)).mapToObj(i -> groups.member(number, i)))
                        .isEqualTo(expected.get(groups.codes()[group]));
            }
            assertThat(groups.codes()).isSortedAccordingTo(Long::compareUnsigned);
        }
    }

    @Test
    void radiusIsChecked() {
        assertThatThrownBy(() -> new HammingIndex(new long[0], 65)).hasMessageContaining("65");
        assertThatThrownBy(() -> new HammingJoin(new long[0], -1)).hasMessageContaining("-1");
    }

    /** Distinct codes; kinds take turns. */
    private static long[] crafted(int n, int size, Random random) {
        long[] codes = switch (n % 5) {
            case 0 -> random.longs(size).toArray();
            case 1 -> codes(size, random);
            // all blocks but one are the same
            case 2 ->
                random.longs(size, 0, 1 << 16)
                        .map(each -> each << (16 * (n / 5 % 4)))
                        .toArray();
            // few values in every block
            case 3 ->
                random.longs(size).map(each -> each & 0x0003_0003_0003_0003L).toArray();
            // all near one
            default ->
                random.longs(size).map(each -> bits(random.nextInt(6), random)).toArray();
        };
        long[] distinct = CodeGroups.of(codes).codes();
        return distinct.length > 0 ? distinct : new long[1];
    }

    /** With many codes the large radii have too many answers for a test. */
    private static int[] radii(int size) {
        return size > 2_000 ? Arrays.copyOf(RADII, 13) : RADII;
    }

    /** Codes of which many are near others, some in few bits of one block. */
    private static long[] codes(int size, Random random) {
        long[] codes = random.longs(size).toArray();
        for (int i = 1; i < size; i++) {
            if (random.nextInt(3) > 0) {
                codes[i] = near(codes[random.nextInt(i)], random);
            }
        }
        return codes;
    }

    private static long near(long code, Random random) {
        return code ^ bits(random.nextInt(14), random);
    }

    private static long bits(int count, Random random) {
        long bits = 0;
        int width = random.nextBoolean() ? Long.SIZE : 20;
        while (Long.bitCount(bits) < count) {
            bits |= 1L << random.nextInt(width);
        }
        return bits;
    }

    private static long[] pairs(long[] codes, int radius) {
        LongStream.Builder pairs = LongStream.builder();
        for (int i = 0; i < codes.length; i++) {
            for (int j = i + 1; j < codes.length; j++) {
                if (Long.bitCount(codes[i] ^ codes[j]) <= radius) {
                    pairs.add((long) i << 32 | j);
                }
            }
        }
        return pairs.build().toArray();
    }

    private static int[] near(long[] codes, long asked, int radius) {
        return IntStream.range(0, codes.length)
                .filter(i -> Long.bitCount(codes[i] ^ asked) <= radius)
                .toArray();
    }
}
