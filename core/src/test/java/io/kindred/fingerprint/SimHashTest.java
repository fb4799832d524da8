package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.kindred.Seeds;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.fingerprint.shingle.Unit;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(Seeds.class)
class SimHashTest {
    private static final Scheme SCHEME = new Scheme("simhash256-v1", "chars4-set", "public");
    private static final Scheme OTHER = new Scheme("simhash256-v1", "chars5-set", "public");
    private static final int CASES = 10_000;

    @Test
    void distanceIsTheNumberOfDifferingBits(Random random) {
        for (int i = 0; i < CASES; i++) {
            long[] words = random.longs(4).toArray();
            SimHash hash = hash(words);
            int bits = random.nextInt(257);
            SimHash flipped = hash(flipped(words, bits, random));
            assertThat(hash.distance(flipped)).isEqualTo(bits);
            assertThat(flipped.distance(hash)).isEqualTo(bits);
            assertThat(hash.distance(hash)).isZero();
        }
    }

    @Test
    void noWayRoundIsShorter(Random random) {
        for (int i = 0; i < CASES; i++) {
            SimHash a = hash(random.longs(4).toArray());
            SimHash b = hash(random.longs(4).toArray());
            SimHash c = hash(random.longs(4).toArray());
            assertThat(a.distance(c)).isLessThanOrEqualTo(a.distance(b) + b.distance(c));
        }
    }

    @Test
    void hexIsTheNumberWithTheHighestDigitsFirst(Random random) {
        assertThat(new SimHash(SCHEME, 64, 0x1AL).hex()).isEqualTo("000000000000001a");
        assertThat(new SimHash(SCHEME, 128, 1L, 2L).hex()).isEqualTo("00000000000000020000000000000001");
        assertThat(new SimHash(SCHEME, 32, 0xABCL).hex()).isEqualTo("00000abc");
        for (int i = 0; i < CASES; i++) {
            long[] words = random.longs(4).toArray();
            assertThat(hash(words).hex()).hasSize(64);
            assertThat(new BigInteger(hash(words).hex(), 16)).isEqualTo(number(words));
        }
    }

    @Test
    void textFormIsSchemeAndHex() {
        assertThat(new SimHash(SCHEME, 64, 255L)).hasToString("simhash256-v1:chars4-set:public=00000000000000ff");
    }

    @Test
    void equalHashesHaveEqualSchemeAndBits() {
        SimHash hash = hash(1, 2, 3, 4);
        assertThat(hash).isEqualTo(hash(1, 2, 3, 4)).hasSameHashCodeAs(hash(1, 2, 3, 4));
        assertThat(hash).isNotEqualTo(hash(1, 2, 3, 5)).isNotEqualTo("1");
        assertThat(hash).isNotEqualTo(new SimHash(OTHER, 256, 1, 2, 3, 4));
    }

    @Test
    void laterChangesOfTheArrayDoNotShow() {
        long[] words = {1, 2, 3, 4};
        SimHash hash = hash(words);
        words[0] = 9;
        assertThat(hash.word(0)).isOne();
    }

    @Test
    void wordsMustHoldTheBits() {
        assertThatIllegalArgumentException().isThrownBy(() -> new SimHash(SCHEME, 128, 1L));
        assertThatIllegalArgumentException().isThrownBy(() -> new SimHash(SCHEME, 64, 1L, 2L));
        assertThatIllegalArgumentException().isThrownBy(() -> new SimHash(SCHEME, 0));
        assertThatNullPointerException().isThrownBy(() -> new SimHash(null, 64, 1L));
    }

    @ParameterizedTest
    @MethodSource("strangers")
    void hashesOfTwoSchemesAreNotCompared(SimHasher stranger) {
        SimHasher hasher = new SimHasher(64, Shingling.chars(4), true, HashKey.PUBLIC);
        SimHash hash = hasher.fingerprint("some text");
        SimHash strange = stranger.fingerprint("some text");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> hash.distance(strange))
                .withMessageContaining(hasher.scheme().toString())
                .withMessageContaining(stranger.scheme().toString());
        assertThatIllegalArgumentException().isThrownBy(() -> strange.distance(hash));
        assertThat(hash).isNotEqualTo(strange);
    }

    static List<SimHasher> strangers() {
        return List.of(
                new SimHasher(64, Shingling.chars(5), true, HashKey.PUBLIC),
                new SimHasher(64, Shingling.words(4), true, HashKey.PUBLIC),
                new SimHasher(64, new Shingling(Unit.SOUNDEX, 4), true, HashKey.PUBLIC),
                new SimHasher(64, Shingling.chars(4), false, HashKey.PUBLIC),
                new SimHasher(64, Shingling.chars(4), true, HashKey.secret(1, 2)),
                new SimHasher(128, Shingling.chars(4), true, HashKey.PUBLIC));
    }

    private static SimHash hash(long... words) {
        return new SimHash(SCHEME, 256, words);
    }

    private static long[] flipped(long[] words, int bits, Random random) {
        long[] flipped = words.clone();
        int left = bits;
        while (left > 0) {
            int bit = random.nextInt(256);
            if (((flipped[bit / 64] ^ words[bit / 64]) >>> (bit % 64) & 1) == 0) {
                flipped[bit / 64] ^= 1L << (bit % 64);
                left--;
            }
        }
        return flipped;
    }

    private static BigInteger number(long[] words) {
        BigInteger number = BigInteger.ZERO;
        for (int bit = 0; bit < 64 * words.length; bit++) {
            if ((words[bit / 64] >>> (bit % 64) & 1) == 1) {
                number = number.setBit(bit);
            }
        }
        return number;
    }
}
