package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.kindred.corpus.Prose;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.fingerprint.shingle.Unit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SimHasherTest extends FingerprinterContract<SimHash> {
    private static final int CASES = 10_000;
    private static final HashKey SECRET = HashKey.secret(3, 4);

    @Override
    protected SimHasher fingerprinter() {
        return new SimHasher(128, Shingling.chars(4), true, HashKey.PUBLIC);
    }

    @ParameterizedTest
    @CsvSource({"64,true", "64,false", "128,true", "128,false", "256,true", "256,false"})
    void votesAreCountedAsByHand(int bits, boolean set, Random random) {
        Map<Shingling, SimHasher> hashers = new HashMap<>();
        for (int i = 0; i < CASES; i++) {
            Shingling shingling = any(random);
            String text = AnyText.next(random, 60);
            SimHasher hasher = hashers.computeIfAbsent(shingling, s -> new SimHasher(bits, s, set, SECRET));
            assertThat(words(hasher.fingerprint(text)))
                    .as(() -> hasher.scheme() + " " + AnyText.escaped(text))
                    .isEqualTo(new PlainSimHash(bits, shingling, set, SECRET).of(text));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void votesAroundBlockBoundariesAreCountedAsByHand(boolean set, Random random) {
        for (Shingling shingling : List.of(Shingling.chars(4), Shingling.chars(6), Shingling.words(1))) {
            SimHasher hasher = new SimHasher(128, shingling, set, HashKey.PUBLIC);
            for (int length : AnyText.EDGES) {
                String text = AnyText.ofLength(random, length);
                assertThat(words(hasher.fingerprint(text)))
                        .as("%s of %d characters", shingling, length)
                        .isEqualTo(new PlainSimHash(128, shingling, set, HashKey.PUBLIC).of(text));
            }
        }
    }

    /** The repetition is whole blocks in which no shingle is new. */
    @ParameterizedTest
    @ValueSource(ints = {2_048, 4_096, 6_000, 8_192, 10_000, 12_288, 20_000})
    void longTextThatRepeatsItselfIsCountedAsByHand(int length, Random random) {
        StringBuilder once = new StringBuilder();
        random.ints(length, 0x100, 0x3000).forEach(c -> once.append((char) c));
        String text = once.toString().repeat(3);
        for (boolean set : List.of(true, false)) {
            SimHasher hasher = new SimHasher(128, Shingling.chars(4), set, HashKey.PUBLIC);
            assertThat(words(hasher.fingerprint(text)))
                    .isEqualTo(new PlainSimHash(128, Shingling.chars(4), set, HashKey.PUBLIC).of(text));
        }
    }

    @Test
    void repeatedWordsVoteOnceInASetAndEveryTimeInABag() {
        Shingling words = Shingling.words(1);
        SimHasher set = new SimHasher(64, words, true, HashKey.PUBLIC);
        SimHasher bag = new SimHasher(64, words, false, HashKey.PUBLIC);
        assertThat(set.fingerprint("one one one two three")).isEqualTo(set.fingerprint("one two three"));
        assertThat(bag.fingerprint("one one one two three")).isEqualTo(bag.fingerprint("one"));
        assertThat(bag.fingerprint("one two three")).isNotEqualTo(bag.fingerprint("one"));
    }

    @Test
    void orderOfShinglesDoesNotMatter(Random random) {
        SimHasher set = new SimHasher(256, Shingling.words(1), true, SECRET);
        SimHasher bag = new SimHasher(256, Shingling.words(1), false, SECRET);
        for (int i = 0; i < CASES; i++) {
            List<String> words = new ArrayList<>();
            for (int left = random.nextInt(40); left > 0; left--) {
                words.add("w" + random.nextInt(30));
            }
            String text = String.join(" ", words);
            Collections.shuffle(words, random);
            String shuffled = String.join(" ", words);
            assertThat(set.fingerprint(shuffled)).as(text).isEqualTo(set.fingerprint(text));
            assertThat(bag.fingerprint(shuffled)).as(text).isEqualTo(bag.fingerprint(text));
        }
    }

    @Test
    void oneShingleIsItsOwnHash() {
        SimHasher hasher = new SimHasher(64, Shingling.chars(1), false, HashKey.PUBLIC);
        assertThat(hasher.fingerprint("a").word(0)).isEqualTo(HashKey.PUBLIC.mix('a' * (1L << 48)));
        assertThat(hasher.fingerprint("aaaaa")).isEqualTo(hasher.fingerprint("a"));
    }

    @Test
    void textWithoutShinglesIsZero() {
        assertThat(fingerprinter().fingerprint("").hex()).isEqualTo("0".repeat(32));
        assertThat(new SimHasher(64, Shingling.words(3), true, SECRET)
                        .fingerprint("...")
                        .hex())
                .isEqualTo("0".repeat(16));
    }

    @Test
    void widerHashBeginsWithTheNarrowerOne(Random random) {
        for (int i = 0; i < 1_000; i++) {
            String text = AnyText.next(random, 200);
            SimHash wide = new SimHasher(256, Shingling.chars(4), true, SECRET).fingerprint(text);
            SimHash narrow = new SimHasher(64, Shingling.chars(4), true, SECRET).fingerprint(text);
            assertThat(wide.word(0)).isEqualTo(narrow.word(0));
        }
    }

    @Test
    void smallChangeOfALongTextChangesFewBits() {
        Random random = new Random(5);
        SimHasher hasher = new SimHasher(64, Shingling.chars(4), true, HashKey.PUBLIC);
        for (int i = 0; i < 100; i++) {
            String text = normalized(new Prose(random).document(800)).text();
            String other = normalized(new Prose(random).document(800)).text();
            SimHash hash = hasher.fingerprint(text);
            assertThat(hash.distance(hasher.fingerprint(text + " postscript"))).isLessThan(8);
            assertThat(hash.distance(hasher.fingerprint(text + other)))
                    .isLessThan(hash.distance(hasher.fingerprint(other)));
        }
    }

    @Test
    void normalisedTextAndItsStringAreTheSame() {
        assertThat(fingerprinter().fingerprint(normalized("  Ein \uFB01ne TEXT ")))
                .isEqualTo(fingerprinter().fingerprint("ein fine text"));
    }

    @Test
    void schemeNamesWidthShinglesVotesAndKey() {
        assertThat(new SimHasher(64, Shingling.chars(4), true, HashKey.PUBLIC).scheme())
                .hasToString("simhash64-v1:chars4-set:public");
        assertThat(new SimHasher(256, Shingling.words(3), false, SECRET).scheme())
                .hasToString("simhash256-v1:words3-bag:" + SECRET.id());
    }

    @ParameterizedTest
    @ValueSource(ints = {-64, 0, 1, 63, 65, 192, 512})
    void otherWidthsAreRefused(int bits) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SimHasher(bits, Shingling.chars(4), true, HashKey.PUBLIC))
                .withMessageContaining("not " + bits);
    }

    private static Shingling any(Random random) {
        List<Unit> units = List.of(Unit.CHARS, Unit.WORDS, Unit.SOUNDEX);
        return new Shingling(units.get(random.nextInt(3)), 1 + random.nextInt(8));
    }

    private static long[] words(SimHash hash) {
        long[] words = new long[hash.bits() / 64];
        for (int i = 0; i < words.length; i++) {
            words[i] = hash.word(i);
        }
        return words;
    }
}
