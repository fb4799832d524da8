package io.kindred.fingerprint.reading;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.scheme.KnownScheme;
import io.kindred.fingerprint.scheme.SchemeSettings;
import io.kindred.text.Document;
import io.kindred.text.FoldingNormalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class SignatureTest {
    private static final int GUARANTEED = 15;

    @Test
    void fifteenWordsInARowShareAPassage(Random random) {
        for (int round = 0; round < 200; round++) {
            String shared = words(random, GUARANTEED + random.nextInt(10));
            Signature left = signature(words(random, random.nextInt(200)) + " " + shared + " " + words(random, 50));
            Signature right = signature(words(random, 60) + ". " + shared + "\n" + words(random, random.nextInt(90)));
            assertThat(shared(left, right, KeyKind.PASSAGE)).isPositive();
        }
    }

    @Test
    void aSentenceIsAKey(Random random) {
        String sentence = "The " + words(random, 5) + ".";
        Signature left = signature("Of " + words(random, 20) + ". " + sentence + " And " + words(random, 30) + ".");
        Signature right = signature("But " + words(random, 9) + ".\n\n" + sentence + " Or " + words(random, 8) + ".");
        assertThat(shared(left, right, KeyKind.SENTENCE)).isEqualTo(1);
    }

    @Test
    void caseAndWhiteSpaceChangeNoKey(Random random) {
        String text = "Here " + words(random, 40) + ". There " + words(random, 400) + ".";
        Signature plain = signature(text);
        Signature spaced = signature(text.replace(" ", "   "));
        Signature loud = signature(text.toUpperCase(Locale.ROOT));
        assertThat(spaced.keys()).isEqualTo(plain.keys());
        assertThat(loud.keys()).isEqualTo(plain.keys());
        assertThat(loud.si()).isEqualTo(plain.si());
    }

    @Test
    void keysAreDistinctAndAscendingAndOfFortyBits(Random random) {
        long[] keys = signature(words(random, 3_000) + " " + "again and again ".repeat(50))
                .keys();
        assertThat(Arrays.stream(keys).distinct().sorted().toArray()).isEqualTo(keys);
        assertThat(keys[keys.length - 1] >>> Signature.KEY_BITS).isZero();
        assertThat(keys[0]).isNotNegative();
    }

    @Test
    void theSimHashIsTheOneOfTheScheme(Random random) {
        String text = "Some Text, " + words(random, 300);
        SimHash expected = (SimHash) KnownScheme.SIMHASH64
                .fingerprinter(SchemeSettings.DEFAULT)
                .fingerprint(new FoldingNormalizer().normalize(text));
        assertThat(signature(text).si()).isEqualTo(expected.word(0));
    }

    @Test
    void everyChunkWithWordsHasAHash() {
        assertThat(signature("One chunk here.\n\nAnd one there.\n\n----\n\nAnd one there.")
                        .chunks())
                .hasSize(3)
                .satisfies(chunks -> assertThat(chunks[1]).isEqualTo(chunks[2]));
    }

    @Test
    void theSampleOfALongTextIsSmall(Random random) {
        long samples = Arrays.stream(signature(words(random, 100_000)).keys())
                .filter(key -> KeyKind.of(key) == KeyKind.PAIR || KeyKind.of(key) == KeyKind.WORD)
                .count();
        assertThat(samples).isLessThan(1_200);
    }

    @Test
    void strangeTextsHaveFewKeys() {
        assertThat(signature("").keys()).isEmpty();
        assertThat(signature(" \n\n ... --- ").keys()).isEmpty();
        assertThat(signature("word ".repeat(1_000_000)).keys()).hasSizeLessThan(10);
        assertThat(signature("x".repeat(1_000_000)).keys()).hasSize(3);
    }

    @Test
    void theSameTextHasTheSameSignature(Random random) {
        String text = words(random, 500);
        assertThat(signature(text)).isEqualTo(signature(text)).hasSameHashCodeAs(signature(text));
        assertThat(signature(text)).isNotEqualTo(signature(text + " more"));
    }

    private static long shared(Signature left, Signature right, KeyKind kind) {
        return Arrays.stream(left.keys())
                .filter(key -> KeyKind.of(key) == kind && Arrays.binarySearch(right.keys(), key) >= 0)
                .count();
    }

    private static Signature signature(String text) {
        return Signature.of(Reading.of(new Document("id", "title", text, Map.of())));
    }

    private static String words(Random random, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "w" + Integer.toString(random.nextInt(100_000), 36))
                .collect(Collectors.joining(" "));
    }
}
