package io.kindred.fingerprint.shingle;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class HashKeyTest {
    private static final int CASES = 10_000;

    /** Worked out with whole numbers outside Java; values of the public key are exchanged, so they never change. */
    @Test
    void publicKeyGivesTheValuesItAlwaysGave() {
        assertThat(HashKey.PUBLIC.mix(0)).isEqualTo(0xd254e47e70647f5eL);
        assertThat(HashKey.PUBLIC.mix(1)).isEqualTo(0x54274566195415e9L);
        assertThat(HashKey.PUBLIC.mix('a')).isEqualTo(0xa29076e938049e2aL);
        assertThat(HashKey.PUBLIC.mix(-1)).isEqualTo(0x9f67e70e2e6c1cd3L);
        assertThat(HashKey.PUBLIC.mix(Long.MIN_VALUE)).isEqualTo(0xe0c7575264f9e632L);
        assertThat(HashKey.PUBLIC.lane(1).mix(0)).isEqualTo(0xde1b13722d2a78a7L);
        assertThat(HashKey.PUBLIC.lane(1).mix(1)).isEqualTo(0x9b30a22cbc618658L);
    }

    @Test
    void secretKeyGivesTheValuesItAlwaysGave() {
        assertThat(HashKey.secret(1, 2).mix(1)).isEqualTo(0x55d5f7546bbf3f0bL);
        assertThat(HashKey.secret(1, 2).id()).isEqualTo("key-595b1431");
        assertThat(HashKey.secret(2, 1).mix(1)).isEqualTo(0x1b745dd5cc53e27aL);
        assertThat(HashKey.secret(2, 1).id()).isEqualTo("key-48e280d7");
    }

    @Test
    void noTwoOfAMillionNeighboursMeet(Random random) {
        for (HashKey key : List.of(HashKey.PUBLIC, HashKey.PUBLIC.lane(3), any(random))) {
            long[] hashes = new long[1_000_000];
            long first = random.nextLong();
            for (int i = 0; i < hashes.length; i++) {
                hashes[i] = key.mix(first + i);
            }
            assertThat(Arrays.stream(hashes).distinct().count()).isEqualTo(hashes.length);
        }
    }

    /** What can be undone maps no two values to one. */
    @Test
    void mixingCanBeUndone(Random random) {
        for (int i = 0; i < CASES; i++) {
            HashKey key = any(random).lane(random.nextInt(5));
            long value = random.nextLong() >>> random.nextInt(64);
            assertThat(unmixed(key.mix(value), key)).as("%s %x", key, value).isEqualTo(value);
        }
    }

    /**
     * All bits but the two highest of a value turn each bit of its hash about every second time. The two highest are
     * beyond the reach of the lowest bits of the hash, and bit 61 always turns the lowest.
     */
    @Test
    void everyBitOfTheHashDependsOnTheBitsOfTheValue() {
        Random random = new Random(61);
        for (int bit = 0; bit < 61; bit++) {
            int[] turned = turned(1L << bit, random);
            for (int i = 0; i < Long.SIZE; i++) {
                assertThat(turned[i]).as("bit %d of the hash by bit %d", i, bit).isBetween(600, 1_400);
            }
        }
        assertThat(Arrays.copyOfRange(turned(1L << 61, random), 1, 64)).doesNotContain(0, 2_000);
        assertThat(Arrays.copyOfRange(turned(1L << 62, random), 2, 64)).doesNotContain(0, 2_000);
        assertThat(Arrays.copyOfRange(turned(1L << 63, random), 3, 64)).doesNotContain(0, 2_000);
    }

    @Test
    void publicKeyIsCalledPublicInAllLanes() {
        assertThat(HashKey.PUBLIC.id()).isEqualTo("public");
        assertThat(HashKey.PUBLIC).hasToString("public");
        assertThat(HashKey.PUBLIC.lane(3).id()).isEqualTo("public");
    }

    @Test
    void secretKeysDifferInIdAndValues(Random random) {
        Set<String> ids = new HashSet<>();
        Set<Long> values = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            HashKey key = any(random);
            ids.add(key.id());
            values.add(key.mix(1));
        }
        assertThat(ids).hasSizeGreaterThanOrEqualTo(999).allMatch(id -> id.matches("key-[0-9a-f]{8}"));
        assertThat(values).hasSize(1_000).doesNotContain(HashKey.PUBLIC.mix(1));
    }

    @Test
    void everySecretBitCounts(Random random) {
        for (int i = 0; i < CASES; i++) {
            long high = random.nextLong();
            long low = random.nextLong();
            long bit = 1L << random.nextInt(64);
            HashKey key = HashKey.secret(high, low);
            HashKey other = random.nextBoolean() ? HashKey.secret(high ^ bit, low) : HashKey.secret(high, low ^ bit);
            assertThat(other.mix(7)).isNotEqualTo(key.mix(7));
            assertThat(other.whitener()).isNotEqualTo(key.whitener());
        }
    }

    @Test
    void sameSecretGivesTheSameKey(Random random) {
        long high = random.nextLong();
        long low = random.nextLong();
        HashKey key = HashKey.secret(high, low);
        HashKey again = HashKey.secret(high, low);
        assertThat(again.id()).isEqualTo(key.id());
        for (int i = 0; i < CASES; i++) {
            long value = random.nextLong();
            assertThat(again.mix(value)).isEqualTo(key.mix(value));
        }
    }

    /** The id has 32 bits, and none of the four halves of the key or of the secret is among them. */
    @Test
    void idDoesNotShowThePartsOfTheKey() {
        Random random = new Random(32);
        for (int i = 0; i < CASES; i++) {
            long high = random.nextLong();
            long low = random.nextLong();
            HashKey key = HashKey.secret(high, low);
            long shown = Long.parseLong(key.id().substring(4), 16);
            for (long part : new long[] {high, low, key.whitener(), key.multiplier()}) {
                assertThat(shown).isNotEqualTo(part >>> 32).isNotEqualTo(part & 0xFFFFFFFFL);
            }
        }
    }

    @Test
    void multiplierIsOddSoThatNothingIsLost(Random random) {
        for (int i = 0; i < CASES; i++) {
            assertThat(any(random).lane(random.nextInt(9)).multiplier() & 1).isOne();
        }
    }

    @Test
    void laneZeroIsTheKeyItself() {
        assertThat(HashKey.PUBLIC.lane(0)).isSameAs(HashKey.PUBLIC);
    }

    /** Of 64 bits of two independent hashes 32 agree on average, with a standard deviation of 4 / sqrt(2,000) = 0.09. */
    @Test
    void lanesKnowNothingOfEachOther() {
        Random random = new Random(4);
        for (int lane = 0; lane < 4; lane++) {
            for (int other = lane + 1; other < 5; other++) {
                long differing = 0;
                for (int i = 0; i < 2_000; i++) {
                    long value = random.nextLong();
                    differing += Long.bitCount(HashKey.PUBLIC.lane(lane).mix(value)
                            ^ HashKey.PUBLIC.lane(other).mix(value));
                }
                assertThat(differing / 2_000.0).isBetween(32 - 0.4, 32 + 0.4);
            }
        }
    }

    private static int[] turned(long bits, Random random) {
        int[] turned = new int[Long.SIZE];
        for (int i = 0; i < 2_000; i++) {
            long value = random.nextLong();
            long difference = HashKey.PUBLIC.mix(value) ^ HashKey.PUBLIC.mix(value ^ bits);
            for (int bit = 0; bit < Long.SIZE; bit++) {
                turned[bit] += (int) ((difference >>> bit) & 1);
            }
        }
        return turned;
    }

    private static HashKey any(Random random) {
        return HashKey.secret(random.nextLong(), random.nextLong());
    }

    private static long unmixed(long hash, HashKey key) {
        long folded = hash ^ (hash >>> 29) ^ (hash >>> 58);
        long halves = folded * inverse(0xBF58476D1CE4E5B9L);
        long product = halves ^ (halves >>> 32);
        return (product * inverse(key.multiplier())) ^ key.whitener();
    }

    private static long inverse(long odd) {
        return BigInteger.valueOf(odd).modInverse(BigInteger.ONE.shiftLeft(64)).longValue();
    }
}
