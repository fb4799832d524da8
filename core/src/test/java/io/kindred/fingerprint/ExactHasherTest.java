package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExactHasherTest extends FingerprinterContract<ExactHash> {
    private static final int CASES = 10_000;
    private static final String SHA256_OF_NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    private static final String SHA256_OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    @Override
    protected ExactHasher fingerprinter() {
        return new ExactHasher();
    }

    @Test
    void contentHashIsSha256OfTheBytes(Random random) throws IOException {
        assertThat(content(new byte[0]).hex()).isEqualTo(SHA256_OF_NOTHING);
        assertThat(content(new byte[] {'a', 'b', 'c'}).hex()).isEqualTo(SHA256_OF_ABC);
        for (int i = 0; i < CASES; i++) {
            byte[] bytes = bytes(random, random.nextInt(200));
            assertThat(content(bytes).hex()).isEqualTo(sha256(bytes));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {65_535, 65_536, 65_537, 131_071, 131_072, 131_073, 1_000_000})
    void contentAroundBlockBoundariesIsHashedWhole(int length) throws IOException {
        byte[] bytes = bytes(new Random(length), length);
        assertThat(content(bytes).hex()).isEqualTo(sha256(bytes));
        assertThat(ExactHasher.content(dribbling(bytes)).hex()).isEqualTo(sha256(bytes));
    }

    @Test
    void contentHashCarriesItsOwnScheme() throws IOException {
        assertThat(content(new byte[0]).scheme())
                .isEqualTo(ExactHasher.CONTENT)
                .hasToString("content-v1:sha256:public");
        assertThat(fingerprinter().scheme()).hasToString("text-v1:sha256:public");
    }

    @Test
    void failureToReadIsPassedOn() {
        InputStream broken = new FilterInputStream(InputStream.nullInputStream()) {
            @Override
            public int read(byte[] block, int from, int length) throws IOException {
                throw new IOException("gone");
            }
        };
        assertThatIOException().isThrownBy(() -> ExactHasher.content(broken)).withMessage("gone");
    }

    @Test
    void textHashIsSha256OfTheCharactersLowByteFirst(Random random) {
        for (int i = 0; i < CASES; i++) {
            String text = normalized(AnyText.next(random, 100)).text();
            assertThat(hex(text))
                    .as(() -> AnyText.escaped(text))
                    .isEqualTo(sha256(utf16(normalized(text).text())));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {32_767, 32_768, 32_769, 65_535, 65_536, 65_537, 100_000})
    void textAroundBlockBoundariesIsHashedWhole(int length) {
        String text = "x".repeat(length - 1) + "y";
        assertThat(hex(text)).isEqualTo(sha256(utf16(text)));
    }

    @Test
    void loneSurrogatesAreToldApart() {
        assertThat(new String[] {
                    hex("a\uD800b"),
                    hex("a\uD801b"),
                    hex("a\uDC00b"),
                    hex("a\uD800\uDC00b"),
                    hex("a\uFFFDb"),
                    hex("a?b")
                })
                .doesNotHaveDuplicates();
    }

    @Test
    void textsThatNormaliseAlikeAreTheSame() {
        assertThat(hex("Th\u00E9  \uFB01nal\r\nTEXT")).isEqualTo(hex(" the\u0301 final text "));
        assertThat(hex("final text")).isNotEqualTo(hex("final texts"));
        assertThat(hex("")).isEqualTo(hex(" \n ")).isEqualTo(SHA256_OF_NOTHING);
    }

    @Test
    void contentsThatNormaliseAlikeStayDifferent() throws IOException {
        assertThat(content(new byte[] {'a'})).isNotEqualTo(content(new byte[] {'A'}));
        assertThat(content(new byte[] {'a'})).isNotEqualTo(content(new byte[] {'a', '\n'}));
    }

    @Test
    void hashWithoutSchemeOrDigitsIsRefused() {
        assertThatNullPointerException().isThrownBy(() -> new ExactHash(null, "00"));
        assertThatNullPointerException().isThrownBy(() -> new ExactHash(ExactHasher.CONTENT, (String) null));
    }

    private String hex(String text) {
        return fingerprinter().fingerprint(normalized(text)).hex();
    }

    private static ExactHash content(byte[] bytes) throws IOException {
        return ExactHasher.content(new ByteArrayInputStream(bytes));
    }

    /** A stream that never gives as much as it is asked for. */
    private static InputStream dribbling(byte[] bytes) {
        return new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] block, int from, int length) {
                return super.read(block, from, Math.min(length, 1 + length / 3));
            }
        };
    }

    private static byte[] bytes(Random random, int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    private static byte[] utf16(String text) {
        ByteBuffer bytes = ByteBuffer.allocate(2 * text.length()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asCharBuffer().put(text);
        return bytes.array();
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
