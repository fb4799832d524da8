package io.kindred.formats;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.mozilla.universalchardet.UniversalDetector;

/**
 * Finds the charset a text was written in, the surest signs first: its byte order mark, that it is valid UTF-8, the
 * zeros of UTF-16, that it is UTF-8 but for little damage, the statistics of a detector, and windows-1252 for the rest.
 */
final class CharsetGuess {
    private static final Charset WESTERN = Charset.forName("windows-1252");
    private static final int SAMPLE = 1 << 19;

    /** Text in another charset forms valid sequences by chance now and then, but never nine for each broken one. */
    private static final int GOOD_PER_BAD = 9;

    /** What is written under a charset's name is, more often than not, its superset by Microsoft. */
    private static final Map<String, String> SUPERSETS = Map.of(
            "ISO-8859-1", "windows-1252",
            "US-ASCII", "windows-1252",
            "SHIFT_JIS", "windows-31j",
            "EUC-KR", "x-windows-949",
            "GB2312", "GB18030",
            "TIS620", "x-windows-874",
            "MACCYRILLIC", "x-MacCyrillic");

    private CharsetGuess() {}

    static DecodedText decode(byte[] bytes) {
        ByteOrderMark mark = ByteOrderMark.of(bytes);
        if (mark != null) {
            return DecodedText.of(bytes, mark.length(), mark.charset());
        }
        Charset utf16 = Utf16Guess.of(bytes, bytes.length);
        if (utf16 != null) {
            return DecodedText.of(bytes, 0, utf16);
        }
        return DecodedText.of(bytes, 0, StandardCharsets.UTF_8, CharsetGuess::isHardlyDamaged)
                .or(() -> DecodedText.of(bytes, 0, legacy(bytes), CharsetGuess::isHardlyDamaged))
                .orElseGet(() -> DecodedText.of(bytes, 0, WESTERN));
    }

    private static boolean isHardlyDamaged(Wellformedness fit) {
        return fit.good() / GOOD_PER_BAD >= fit.bad();
    }

    private static Charset legacy(byte[] bytes) {
        int from = firstBeyondAscii(bytes);
        int length = Math.min(bytes.length - from, SAMPLE);
        UniversalDetector detector = new UniversalDetector();
        detector.handleData(bytes, from, length);
        detector.dataEnd();
        Charset charset = named(detector.getDetectedCharset());
        boolean alphabet = charset.canEncode() && charset.newEncoder().maxBytesPerChar() == 1;
        return alphabet && hasScatteredAccents(bytes, from, length) ? WESTERN : charset;
    }

    /** The charset of a name, or the western one. */
    static Charset named(String detected) {
        if (detected == null) {
            return WESTERN;
        }
        String name = SUPERSETS.getOrDefault(detected.toUpperCase(Locale.ROOT), detected);
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            return WESTERN;
        }
    }

    /** Where to start listening: in a long file the first accent may come late, and the detector needs its surroundings. */
    private static int firstBeyondAscii(byte[] bytes) {
        int first = 0;
        while (first < bytes.length && bytes[first] >= 0) {
            first++;
        }
        return Math.max(0, first - (1 << 10));
    }

    /** Whether bytes beyond ASCII stand alone or in pairs within ASCII words, as in western languages and no others. */
    private static boolean hasScatteredAccents(byte[] bytes, int from, int length) {
        int accents = 0;
        int runs = 0;
        for (int i = from; i < from + length; i++) {
            if (bytes[i] < 0) {
                accents++;
                runs += i == 0 || bytes[i - 1] >= 0 ? 1 : 0;
            }
        }
        return accents <= 2 * runs;
    }
}
