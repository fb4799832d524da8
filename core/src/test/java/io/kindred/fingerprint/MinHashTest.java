package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.kindred.Seeds;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(Seeds.class)
class MinHashTest {
    private static final Scheme SCHEME = new Scheme("minhash-v1", "4x-words1", "public");

    @Test
    void resemblanceIsTheShareOfEqualComponents(Random random) {
        for (int i = 0; i < 10_000; i++) {
            int size = 1 + random.nextInt(200);
            int[] one = random.ints(size).toArray();
            int[] other = one.clone();
            int changed = random.nextInt(size + 1);
            for (int c = 0; c < changed; c++) {
                other[c]++;
            }
            double expected = (size - changed) / (double) size;
            assertThat(hash(one).resemblance(hash(other))).isEqualTo(expected);
            assertThat(hash(other).resemblance(hash(one))).isEqualTo(expected);
        }
    }

    @Test
    void emptyTextResemblesTheEmptyTextAlone() {
        assertThat(hash().resemblance(hash())).isEqualTo(1);
        assertThat(hash().resemblance(hash(1, 2, 3, 4))).isZero();
        assertThat(hash(1, 2, 3, 4).resemblance(hash())).isZero();
    }

    @Test
    void hexIsEightDigitsAComponent() {
        assertThat(hash(1, -1, 0x12AB, Integer.MIN_VALUE).hex()).isEqualTo("00000001ffffffff000012ab80000000");
        assertThat(hash(1)).hasToString("minhash-v1:4x-words1:public=00000001");
    }

    @Test
    void equalHashesHaveEqualSchemeAndComponents() {
        assertThat(hash(1, 2)).isEqualTo(hash(1, 2)).hasSameHashCodeAs(hash(1, 2));
        assertThat(hash(1, 2)).isNotEqualTo(hash(2, 1)).isNotEqualTo("1");
        assertThat(hash(1, 2))
                .isNotEqualTo(new MinHash(new Scheme("minhash-v1", "4x-words2", "public"), new int[] {1, 2}));
    }

    @Test
    void laterChangesOfTheArrayDoNotShow() {
        int[] components = {1, 2};
        MinHash hash = hash(components);
        components[0] = 9;
        assertThat(hash.at(0)).isOne();
    }

    @Test
    void schemeIsNeeded() {
        assertThatNullPointerException().isThrownBy(() -> new MinHash(null, new int[1]));
    }

    @ParameterizedTest
    @MethodSource("strangers")
    void hashesOfTwoSchemesAreNotCompared(MinHasher stranger) {
        MinHasher hasher = new MinHasher(16, Shingling.words(2), HashKey.PUBLIC);
        for (String text : List.of("", "some text of words")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> hasher.fingerprint(text).resemblance(stranger.fingerprint(text)))
                    .withMessageContaining(hasher.scheme().toString())
                    .withMessageContaining(stranger.scheme().toString());
        }
    }

    static List<MinHasher> strangers() {
        return List.of(
                new MinHasher(17, Shingling.words(2), HashKey.PUBLIC),
                new MinHasher(16, Shingling.words(3), HashKey.PUBLIC),
                new MinHasher(16, Shingling.chars(2), HashKey.PUBLIC),
                new MinHasher(16, Shingling.words(2), HashKey.secret(1, 2)));
    }

    private static MinHash hash(int... components) {
        return new MinHash(SCHEME, components);
    }
}
