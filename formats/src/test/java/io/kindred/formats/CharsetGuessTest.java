package io.kindred.formats;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class CharsetGuessTest {
    private static final String ENGLISH = "All human beings are born free and equal in dignity and rights.\r\n";
    private static final String GERMAN = "Die Würde des Menschen ist unantastbar; Größe, Straße, Äpfel und Öl.\n";
    private static final String RUSSIAN = "Все люди рождаются свободными и равными в своём достоинстве и правах.\n";
    private static final String JAPANESE = "すべての人間は、生まれながらにして自由であり、尊厳と権利とについて平等である。\n";
    private static final String CHINESE = "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心。\n";
    private static final String KOREAN = "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.\n";
    private static final String GREEK = "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια.\n";

    /** A text, the charset it is written in, and the charset it is expected to be read in. */
    private record Sample(String text, String written, String read) {
        void check() {
            String mark = written.endsWith("+mark") ? "\uFEFF" : "";
            Charset charset = Charset.forName(written.replace("+mark", ""));
            DecodedText decoded = CharsetGuess.decode((mark + text).getBytes(charset));
            assertThat(decoded).isEqualTo(new DecodedText(text, Charset.forName(read), false));
        }
    }

    @TestFactory
    Stream<DynamicTest> readsWhatWasWritten() {
        return Stream.of(
                        new Sample(ENGLISH, "US-ASCII", "UTF-8"),
                        new Sample(GERMAN, "UTF-8", "UTF-8"),
                        new Sample(GERMAN, "UTF-8+mark", "UTF-8"),
                        new Sample("a \uFFFD is no damage", "UTF-8", "UTF-8"),
                        new Sample(GERMAN, "UTF-16LE+mark", "UTF-16LE"),
                        new Sample(JAPANESE, "UTF-16BE+mark", "UTF-16BE"),
                        new Sample(RUSSIAN, "UTF-32LE+mark", "UTF-32LE"),
                        new Sample("astral 😀 plane", "UTF-16LE+mark", "UTF-16LE"),
                        new Sample("astral 😀 plane", "UTF-32BE+mark", "UTF-32BE"),
                        new Sample(ENGLISH, "UTF-16LE", "UTF-16LE"),
                        new Sample(ENGLISH, "UTF-16BE", "UTF-16BE"),
                        new Sample(RUSSIAN, "UTF-16LE", "UTF-16LE"),
                        new Sample(RUSSIAN, "UTF-16BE", "UTF-16BE"),
                        new Sample(GERMAN, "ISO-8859-1", "windows-1252"),
                        new Sample("Grüße", "ISO-8859-1", "windows-1252"),
                        new Sample("“It’s €5”", "windows-1252", "windows-1252"),
                        new Sample(ENGLISH.repeat(20_000) + "naïve", "ISO-8859-1", "windows-1252"),
                        new Sample(RUSSIAN, "windows-1251", "windows-1251"),
                        new Sample(RUSSIAN, "KOI8-R", "KOI8-R"),
                        new Sample(ENGLISH.repeat(20_000) + RUSSIAN.repeat(20), "KOI8-R", "KOI8-R"),
                        new Sample(GREEK, "ISO-8859-7", "ISO-8859-7"),
                        new Sample(JAPANESE, "Shift_JIS", "windows-31j"),
                        new Sample(CHINESE, "GB18030", "GB18030"),
                        new Sample(KOREAN, "EUC-KR", "x-windows-949"))
                .map(sample -> DynamicTest.dynamicTest(
                        sample.written() + " of " + sample.text().length(), sample::check));
    }

    @Test
    void keepsDamagedUtf8AsUtf8() {
        byte[] bytes = RUSSIAN.getBytes(UTF_8);
        bytes[bytes.length / 2] = (byte) 0xFF;
        DecodedText decoded = CharsetGuess.decode(bytes);
        assertThat(decoded.charset()).isEqualTo(UTF_8);
        assertThat(decoded.damaged()).isTrue();
        assertThat(decoded.text()).startsWith("Все люди").contains("\uFFFD").endsWith("правах.\n");
    }

    @Test
    void doesNotTakeOneWesternAccentForDamagedUtf8() {
        byte[] bytes = (ENGLISH.repeat(100) + "café").getBytes(ISO_8859_1);
        DecodedText decoded = CharsetGuess.decode(bytes);
        assertThat(decoded.text()).endsWith("café");
        assertThat(decoded.damaged()).isFalse();
    }

    @Test
    void survivesLoneSurrogatesInUtf16() {
        assertThat(CharsetGuess.decode(new byte[] {(byte) 0xFF, (byte) 0xFE, 'a', 0, 0, (byte) 0xD8, 'b', 0}))
                .isEqualTo(new DecodedText("a\uFFFDb", UTF_16LE, true));
        assertThat(CharsetGuess.decode(new byte[] {(byte) 0xFE, (byte) 0xFF, 0, 'a', (byte) 0xDC, 0}))
                .isEqualTo(new DecodedText("a\uFFFD", UTF_16BE, true));
    }

    @Test
    void survivesHalfACharacterAtTheEnd() {
        assertThat(CharsetGuess.decode(new byte[] {(byte) 0xFF, (byte) 0xFE, 'a', 0, 'b'}))
                .isEqualTo(new DecodedText("a\uFFFD", UTF_16LE, true));
    }

    @Test
    void doesNotTakeSmallNumbersForUtf16() {
        byte[] samples = new byte[1000];
        for (int i = 0; i < samples.length; i += 2) {
            samples[i] = (byte) (i % 31);
        }
        assertThat(Utf16Guess.of(samples, samples.length)).isNull();
    }
}
