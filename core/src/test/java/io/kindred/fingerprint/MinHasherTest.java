package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.fingerprint.shingle.Unit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class MinHasherTest extends FingerprinterContract<MinHash> {
    private static final int CASES = 10_000;
    private static final HashKey SECRET = HashKey.secret(5, 6);

    @Override
    protected MinHasher fingerprinter() {
        return new MinHasher(128, Shingling.words(3), HashKey.PUBLIC);
    }

    @ParameterizedTest
    @EnumSource(Unit.class)
    void componentsAreThoseOfThePlainMethod(Unit unit, Random random) {
        Map<String, MinHasher> hashers = new HashMap<>();
        for (int i = 0; i < CASES; i++) {
            Shingling shingling = new Shingling(unit, 1 + random.nextInt(8));
            int size = 1 + random.nextInt(40);
            String text = AnyText.next(random, 100);
            MinHasher hasher =
                    hashers.computeIfAbsent(shingling + "x" + size, s -> new MinHasher(size, shingling, SECRET));
            assertThat(components(hasher.fingerprint(text)))
                    .as(() -> hasher.scheme() + " " + AnyText.escaped(text))
                    .isEqualTo(new PlainMinHash(size, shingling, SECRET).of(text));
        }
    }

    @Test
    void everyNumberOfComponentsUpToAThousandAgreesWithThePlainMethod(Random random) {
        Shingling shingling = Shingling.words(1);
        for (int size = 1; size <= 1_000; size++) {
            String text = AnyText.ofWords(random, 150 + random.nextInt(100));
            assertThat(components(new MinHasher(size, shingling, SECRET).fingerprint(text)))
                    .as("%d components", size)
                    .isEqualTo(new PlainMinHash(size, shingling, SECRET).of(text));
        }
    }

    @Test
    void textsAroundBlockBoundariesAgreeWithThePlainMethod(Random random) {
        MinHasher hasher = new MinHasher(128, Shingling.chars(6), HashKey.PUBLIC);
        for (int length : AnyText.EDGES) {
            String text = AnyText.ofLength(random, length);
            assertThat(components(hasher.fingerprint(text)))
                    .as("%d characters", length)
                    .isEqualTo(new PlainMinHash(128, Shingling.chars(6), HashKey.PUBLIC).of(text));
        }
    }

    @Test
    void onlyShingleFillsAllComponents() {
        MinHash hash = new MinHasher(1_000, Shingling.words(1), HashKey.PUBLIC).fingerprint("alone");
        assertThat(hash.size()).isEqualTo(1_000);
        assertThat(components(hash)).containsOnly(hash.at(0));
    }

    @Test
    void textWithoutShinglesHasNoComponents() {
        MinHash empty = fingerprinter().fingerprint("");
        assertThat(empty.size()).isZero();
        assertThat(empty.hex()).isEmpty();
        assertThat(fingerprinter().fingerprint("... !").size()).isZero();
    }

    @Test
    void orderAndRepetitionOfShinglesChangeNothing(Random random) {
        MinHasher hasher = new MinHasher(64, Shingling.words(1), SECRET);
        for (int i = 0; i < CASES; i++) {
            List<String> words = new ArrayList<>();
            for (int left = random.nextInt(60); left > 0; left--) {
                words.add("w" + random.nextInt(200));
            }
            MinHash hash = hasher.fingerprint(String.join(" ", words));
            for (int left = words.isEmpty() ? 0 : random.nextInt(20); left > 0; left--) {
                words.add(words.get(random.nextInt(words.size())));
            }
            Collections.shuffle(words, random);
            assertThat(hasher.fingerprint(String.join(" ", words))).isEqualTo(hash);
            assertThat(hash.resemblance(hasher.fingerprint(String.join(" ", words))))
                    .isEqualTo(1);
        }
    }

    @Test
    void disjointTextsHaveNoResemblance() {
        Random random = new Random(9);
        for (int size : new int[] {1, 16, 128, 1_000}) {
            MinHasher hasher = new MinHasher(size, Shingling.words(1), HashKey.PUBLIC);
            for (int i = 0; i < 50; i++) {
                MinHash one = hasher.fingerprint(AnyText.ofWords(random, 1 + random.nextInt(300)));
                MinHash other = hasher.fingerprint(AnyText.ofWords(random, 1 + random.nextInt(300)));
                assertThat(one.resemblance(other)).isZero();
            }
        }
    }

    @Test
    void schemeNamesComponentsShinglesAndKey() {
        assertThat(fingerprinter().scheme()).hasToString("minhash-v1:128x-words3:public");
        assertThat(new MinHasher(7, Shingling.chars(5), SECRET).scheme())
                .hasToString("minhash-v1:7x-chars5:" + SECRET.id());
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 65_537, Integer.MAX_VALUE})
    void otherNumbersOfComponentsAreRefused(int components) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MinHasher(components, Shingling.chars(5), HashKey.PUBLIC))
                .withMessageContaining("not " + components);
    }

    private static int[] components(MinHash hash) {
        int[] components = new int[hash.size()];
        for (int i = 0; i < components.length; i++) {
            components[i] = hash.at(i);
        }
        return components;
    }

    @Test
    @Timeout(20)
    void oneShingleFillsAnyNumberOfBins() {
        MinHash hash = new MinHasher(1 << 16, Shingling.words(3), HashKey.PUBLIC).fingerprint("one short text");
        assertThat(hash.size()).isEqualTo(1 << 16);
        assertThat(IntStream.range(0, hash.size()).map(hash::at).distinct().toArray())
                .hasSize(1);
    }
}
