package io.kindred.fingerprint.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.kindred.corpus.Prose;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.ShingleSet;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.NormalizedText;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import org.apache.commons.codec.digest.MurmurHash3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The worked examples of the papers, value for value. */
class PaperSchemesTest {
    @Test
    void waikatoHashOfTwoLetters() {
        assertThat((int) WaikatoHasher.hash("ti")).isEqualTo(1701793572);
        assertThat(new WaikatoHasher(32, 2).fingerprint(text("ti")).word(0)).isEqualTo(1701793572);
        assertThat(new WaikatoHasher(32, 2).fingerprint(text("TI\n")).word(0)).isEqualTo(1701793572);
    }

    @Test
    void waikatoHashForgetsTheOrderOfLetters() {
        assertThat(WaikatoHasher.hash("abcd")).isEqualTo(WaikatoHasher.hash("dcba"));
    }

    /** The phrase of Figure 4, voted by hand with big integers. */
    @Test
    void waikatoSimHashOfThePhraseOfThePaper() {
        String phrase = "tiger woods has reportedly divorced his wife elin nordegren";
        int[] votes = new int[32];
        LinkedHashSet<String> shingles = new LinkedHashSet<>();
        for (int i = 0; i + 2 <= phrase.length(); i++) {
            shingles.add(phrase.substring(i, i + 2));
        }
        for (String shingle : shingles) {
            BigInteger hash = BigInteger.valueOf(27644437);
            for (byte letter : shingle.getBytes(StandardCharsets.US_ASCII)) {
                hash = hash.multiply(BigInteger.valueOf(letter));
            }
            for (int bit = 0; bit < 32; bit++) {
                votes[bit] += hash.testBit(bit) ? 1 : -1;
            }
        }
        long expected = 0;
        for (int bit = 0; bit < 32; bit++) {
            expected |= votes[bit] > 0 ? 1L << bit : 0;
        }
        assertThat(new WaikatoHasher(32, 2)
                        .fingerprint(text("Tiger Woods has reportedly divorced his wife Elin Nordegren"))
                        .word(0))
                .isEqualTo(expected);
    }

    @Test
    void rothExampleOfAllNineGrams() {
        assertThat(new RothHasher(16, 3).fingerprint(text("Hello world")).word(0))
                .isEqualTo(335);
    }

    @Test
    void rothExampleOfTheEightGramsThePaperLists() {
        LinkedHashSet<String> listed =
                new LinkedHashSet<>(List.of("Hel", "ell", "lo ", "o w", " wo", "wor", "orl", "rld"));
        assertThat(new RothHasher(16, 3).fingerprint(listed).word(0)).isEqualTo(264);
    }

    @Test
    void rothIndexOfEditedTextIsNear() {
        RothHasher hasher = new RothHasher(64, 4);
        String prose = new Prose(new Random(7)).document(2_000);
        String edited = prose.replaceFirst("the", "that") + " One more sentence.";
        String other = new StringBuilder(prose).reverse().toString();
        assertThat(hasher.fingerprint(text(prose)).distance(hasher.fingerprint(text(edited))))
                .isLessThanOrEqualTo(6);
        assertThat(hasher.fingerprint(text(prose)).distance(hasher.fingerprint(text(other))))
                .isGreaterThan(6);
    }

    /** Rabin's test: P of degree 64 is irreducible if x^(2^64) = x modulo P, and x^(2^32) - x has no factor of P. */
    @Test
    void rabinModulusIsIrreducible() {
        BigInteger modulus = BigInteger.ONE.shiftLeft(64).or(new BigInteger(Long.toUnsignedString(RothHasher.MODULUS)));
        BigInteger power = BigInteger.TWO;
        for (int i = 1; i <= 64; i++) {
            power = remainder(square(power), modulus);
            if (i == 32) {
                assertThat(gcd(modulus, power.xor(BigInteger.TWO))).isEqualTo(BigInteger.ONE);
            }
        }
        assertThat(power).isEqualTo(BigInteger.TWO);
    }

    private static BigInteger square(BigInteger polynomial) {
        BigInteger square = BigInteger.ZERO;
        for (int i = 0; i < polynomial.bitLength(); i++) {
            square = polynomial.testBit(i) ? square.setBit(2 * i) : square;
        }
        return square;
    }

    private static BigInteger remainder(BigInteger polynomial, BigInteger modulus) {
        BigInteger rest = polynomial;
        while (rest.bitLength() >= modulus.bitLength()) {
            rest = rest.xor(modulus.shiftLeft(rest.bitLength() - modulus.bitLength()));
        }
        return rest;
    }

    private static BigInteger gcd(BigInteger a, BigInteger b) {
        return b.signum() == 0 ? a : gcd(b, remainder(a, b));
    }

    @Test
    void murmurFamilyEqualsALibrarys() {
        for (int seed = 0; seed < 50; seed++) {
            for (int key : new int[] {0, 1, -1, 12345, 0x80000000, seed * 7919}) {
                byte[] bytes = ByteBuffer.allocate(4)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putInt(key)
                        .array();
                assertThat(HashFamily.MURMUR3.function(seed).applyAsInt(key))
                        .isEqualTo(MurmurHash3.hash32x86(bytes, 0, 4, seed));
            }
        }
    }

    @Test
    void modularFamilyIsLinearModuloThePrime() {
        BigInteger prime = BigInteger.valueOf(4294967311L);
        var function = HashFamily.MODULAR.function(3);
        long zero = Integer.toUnsignedLong(function.applyAsInt(0));
        long slope = BigInteger.valueOf(Integer.toUnsignedLong(function.applyAsInt(1)) - zero)
                .mod(prime)
                .longValueExact();
        for (long key : new long[] {2, 1000, 0xFFFFFFFFL}) {
            long expected = BigInteger.valueOf(slope)
                    .multiply(BigInteger.valueOf(key))
                    .add(BigInteger.valueOf(zero))
                    .mod(prime)
                    .longValueExact();
            assertThat(function.applyAsInt((int) key)).isEqualTo((int) expected);
        }
    }

    @ParameterizedTest
    @EnumSource(HashFamily.class)
    void minHashEstimatesTheResemblance(HashFamily family) {
        String shared = new Prose(new Random(1)).document(600);
        String left = shared + new Prose(new Random(2)).document(200);
        String right = shared + new Prose(new Random(3)).document(200);
        Shingling shingling = Shingling.chars(9);
        double exact = ShingleSet.of(text(left).text(), shingling, HashKey.PUBLIC)
                .resemblance(ShingleSet.of(text(right).text(), shingling, HashKey.PUBLIC));
        PermutationMinHasher hasher = new PermutationMinHasher(family, 1_000, shingling);
        double estimate = hasher.fingerprint(text(left)).resemblance(hasher.fingerprint(text(right)));
        assertThat(estimate).isCloseTo(exact, within(4 * Math.sqrt(exact * (1 - exact) / 1_000)));
    }

    @Test
    void wrongWidthsAreRefused() {
        assertThatThrownBy(() -> new WaikatoHasher(16, 2)).hasMessage("waikato-v1 has 32 or 64 bits, not 16");
        assertThatThrownBy(() -> new RothHasher(32, 3)).hasMessage("roth-2013 has 16 or 64 bits, not 32");
        assertThatThrownBy(() -> new WaikatoHasher(32, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RothHasher(64, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static NormalizedText text(String text) {
        return new FoldingNormalizer().normalize(text);
    }
}
