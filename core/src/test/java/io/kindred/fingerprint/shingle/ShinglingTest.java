package io.kindred.fingerprint.shingle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.kindred.Seeds;
import io.kindred.fingerprint.AnyText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.apache.commons.codec.language.Soundex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(Seeds.class)
class ShinglingTest {
    private static final int CASES = 10_000;
    private static final HashKey SECRET = HashKey.secret(1, 2);

    @ParameterizedTest
    @EnumSource(Unit.class)
    void rollingOnGivesWhatStartingFromScratchGives(Unit unit, Random random) {
        for (int i = 0; i < CASES; i++) {
            Shingling shingling = any(unit, random);
            HashKey key = random.nextBoolean() ? HashKey.PUBLIC : SECRET;
            String text = AnyText.next(random, 150);
            assertThat(read(shingling.hashes(key), text, ShingleHashes.BLOCK))
                    .as(() -> shingling + " " + AnyText.escaped(text))
                    .isEqualTo(new PlainShingles(shingling, key).of(text));
        }
    }

    @ParameterizedTest
    @EnumSource(Unit.class)
    void everySizeAgreesWithScratchOnEveryExtreme(Unit unit) {
        for (int size = 1; size <= longest(unit); size++) {
            Shingling shingling = new Shingling(unit, size);
            for (String text : AnyText.EXTREMES) {
                assertThat(read(shingling.hashes(SECRET), text, ShingleHashes.BLOCK))
                        .as(() -> shingling + " " + AnyText.escaped(text))
                        .isEqualTo(new PlainShingles(shingling, SECRET).of(text));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 17, 64})
    void charactersAroundBlockBoundariesAgreeWithScratch(int size, Random random) {
        for (int length : AnyText.EDGES) {
            String text = AnyText.ofLength(random, length);
            assertThat(read(Shingling.chars(size).hashes(HashKey.PUBLIC), text, ShingleHashes.BLOCK))
                    .as("%d characters", length)
                    .isEqualTo(new PlainShingles(Shingling.chars(size), HashKey.PUBLIC).of(text));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 16})
    void wordsAroundBlockBoundariesAgreeWithScratch(int size, Random random) {
        for (int words : AnyText.EDGES) {
            String text = AnyText.ofWords(random, words);
            assertThat(read(Shingling.words(size).hashes(HashKey.PUBLIC), text, ShingleHashes.BLOCK))
                    .as("%d words", words)
                    .isEqualTo(new PlainShingles(Shingling.words(size), HashKey.PUBLIC).of(text));
        }
    }

    @ParameterizedTest
    @EnumSource(Unit.class)
    void usedSourceGivesWhatFreshOneGives(Unit unit, Random random) {
        Map<Shingling, ShingleHashes> used = new HashMap<>();
        for (int i = 0; i < CASES; i++) {
            Shingling shingling = any(unit, random);
            String text = AnyText.next(random, 100);
            assertThat(read(used.computeIfAbsent(shingling, s -> s.hashes(SECRET)), text, 64))
                    .as(() -> shingling + " " + AnyText.escaped(text))
                    .isEqualTo(read(shingling.hashes(SECRET), text, 64));
        }
    }

    @ParameterizedTest
    @EnumSource(Unit.class)
    void textLeftHalfReadDoesNotShowInTheNext(Unit unit, Random random) {
        for (int i = 0; i < CASES; i++) {
            Shingling shingling = any(unit, random);
            ShingleHashes hashes = shingling.hashes(SECRET);
            hashes.start(AnyText.next(random, 100));
            int read = hashes.next(new long[1 + random.nextInt(5)]);
            String text = AnyText.next(random, 50);
            assertThat(read(hashes, text, 64))
                    .as(() -> shingling + " after " + read + " " + AnyText.escaped(text))
                    .isEqualTo(read(shingling.hashes(SECRET), text, 64));
        }
    }

    @ParameterizedTest
    @EnumSource(Unit.class)
    void lengthOfTheBlockDoesNotMatter(Unit unit, Random random) {
        for (int i = 0; i < CASES; i++) {
            Shingling shingling = any(unit, random);
            String text = AnyText.next(random, 100);
            int block = 1 + random.nextInt(random.nextBoolean() ? 8 : 200);
            assertThat(read(shingling.hashes(SECRET), text, block))
                    .as(() -> shingling + " in blocks of " + block + " " + AnyText.escaped(text))
                    .isEqualTo(read(shingling.hashes(SECRET), text, ShingleHashes.BLOCK));
        }
    }

    @ParameterizedTest
    @EnumSource(Unit.class)
    void blocksLongerThanUsualChangeNothing(Unit unit, Random random) {
        String text = AnyText.ofLength(random, 20_000);
        for (int size : List.of(1, 4, 5, 9)) {
            Shingling shingling = new Shingling(unit, size);
            assertThat(read(shingling.hashes(SECRET), text, 5_000))
                    .isEqualTo(read(shingling.hashes(SECRET), text, 2_048))
                    .isEqualTo(read(shingling.hashes(SECRET), text, 1_000));
        }
    }

    @ParameterizedTest
    @EnumSource(Unit.class)
    void shortTextIsOneShingleAndEmptyTextIsNone(Unit unit) {
        for (int size = 2; size <= longest(unit); size++) {
            ShingleHashes hashes = new Shingling(unit, size).hashes(HashKey.PUBLIC);
            assertThat(read(hashes, "", 8)).isEmpty();
            assertThat(read(hashes, unit == Unit.CHARS ? "a".repeat(size - 1) : "a ".repeat(size - 1), 8))
                    .hasSize(1);
            assertThat(read(hashes, unit == Unit.CHARS ? "a".repeat(size) : "a ".repeat(size), 8))
                    .hasSize(1);
            assertThat(read(hashes, unit == Unit.CHARS ? "a".repeat(size + 1) : "a ".repeat(size + 1), 8))
                    .hasSize(2);
        }
    }

    @Test
    void sourceThatHasNotStartedHasNoShingles() {
        for (Unit unit : Unit.values()) {
            for (int size : List.of(1, 4, 5)) {
                assertThat(new Shingling(unit, size).hashes(HashKey.PUBLIC).next(new long[8]))
                        .isZero();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void distinctShinglesOfUpToFourCharactersHaveDistinctHashes(int size, Random random) {
        Set<String> shingles = new HashSet<>();
        Set<Long> hashes = new HashSet<>();
        ShingleHashes source = Shingling.chars(size).hashes(SECRET);
        for (int i = 0; i < CASES; i++) {
            String text = AnyText.next(random, 100);
            for (int from = 0; from + size <= text.length(); from++) {
                shingles.add(text.substring(from, from + size));
            }
            if (text.length() >= size) {
                hashes.addAll(read(source, text, 256));
            }
        }
        assertThat(hashes).hasSameSizeAs(shingles);
    }

    @Test
    void everySingleCharacterHasItsOwnHash() {
        StringBuilder all = new StringBuilder();
        for (int c = 0; c <= Character.MAX_VALUE; c++) {
            all.append((char) c);
        }
        assertThat(new HashSet<>(read(Shingling.chars(1).hashes(HashKey.PUBLIC), all.toString(), 2_048)))
                .hasSize(0x10000);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 9, 64})
    void orderOfCharactersCounts(int size) {
        ShingleHashes hashes = Shingling.chars(size).hashes(HashKey.PUBLIC);
        assertThat(read(hashes, "ab".repeat(size).substring(0, size), 8))
                .isNotEqualTo(read(hashes, "ba".repeat(size).substring(0, size), 8));
    }

    @Test
    void wordsThatSoundAlikeShareTheirSoundexShingles(Random random) {
        ShingleHashes hashes = new Shingling(Unit.SOUNDEX, 1).hashes(SECRET);
        assertThat(read(hashes, "Robert", 8)).isEqualTo(read(hashes, "Rupert", 8));
        assertThat(read(hashes, "robert", 8)).isEqualTo(read(hashes, "RUPERT", 8));
        assertThat(read(hashes, "Rubin", 8)).isNotEqualTo(read(hashes, "Robert", 8));
        assertThat(read(hashes, "Ashcraft", 8)).isEqualTo(read(hashes, "Ashcroft", 8));
        assertThat(read(hashes, "42", 8)).isNotEqualTo(read(hashes, "43", 8));
        assertThat(read(Shingling.words(1).hashes(SECRET), "R163", 8)).isEqualTo(read(hashes, "Robert", 8));
        for (int i = 0; i < CASES; i++) {
            String one = letters(random);
            String other = letters(random);
            assertThat(read(hashes, one, 8).equals(read(hashes, other, 8)))
                    .as("%s and %s", one, other)
                    .isEqualTo(new Soundex().encode(one).equals(new Soundex().encode(other)));
        }
    }

    @Test
    void shinglesAreOfOneToSixtyFourUnits() {
        for (int size : List.of(-1, 0, 65, Integer.MAX_VALUE)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Shingling.words(size))
                    .withMessage("a shingle has 1 to 64 words, not " + size);
        }
    }

    @Test
    void shinglingIsNamedByUnitAndSize() {
        assertThat(Shingling.chars(4)).hasToString("chars4");
        assertThat(Shingling.words(16)).hasToString("words16");
        assertThat(new Shingling(Unit.SOUNDEX, 3)).hasToString("soundex3");
    }

    private static Shingling any(Unit unit, Random random) {
        return new Shingling(unit, 1 + random.nextInt(random.nextBoolean() ? 6 : longest(unit)));
    }

    private static int longest(Unit unit) {
        return unit == Unit.CHARS ? 64 : 16;
    }

    private static String letters(Random random) {
        StringBuilder letters = new StringBuilder();
        for (int left = 1 + random.nextInt(3); left > 0; left--) {
            letters.append((char) ('a' + random.nextInt(26)));
        }
        return letters.toString();
    }

    private static List<Long> read(ShingleHashes hashes, String text, int length) {
        long[] block = new long[length];
        List<Long> all = new ArrayList<>();
        hashes.start(text);
        for (int count = hashes.next(block); count > 0; count = hashes.next(block)) {
            for (int i = 0; i < count; i++) {
                all.add(block[i]);
            }
        }
        assertThat(hashes.next(block)).isZero();
        return Collections.unmodifiableList(all);
    }
}
