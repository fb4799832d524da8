package io.kindred.formats;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What bytes say when read in a charset.
 *
 * @param damaged whether some bytes made no sense in the charset and became U+FFFD
 */
record DecodedText(String text, Charset charset, boolean damaged) {
    private static final char REPLACEMENT = '\uFFFD';

    static DecodedText of(byte[] bytes, int from, Charset charset) {
        return of(bytes, from, charset, fit -> true).orElseThrow();
    }

    /** What bytes say when read in a charset, unless they are damaged and how well they fit it does not do. */
    static Optional<DecodedText> of(byte[] bytes, int from, Charset charset, Predicate<Wellformedness> isEnough) {
        if (charset.equals(UTF_16LE) || charset.equals(UTF_16BE)) {
            return Optional.of(utf16(bytes, from, charset))
                    .filter(text -> !text.damaged() || isEnough.test(Wellformedness.of(bytes, from, charset)));
        }
        String text = new String(bytes, from, bytes.length - from, charset);
        if (text.indexOf(REPLACEMENT) < 0) {
            return Optional.of(new DecodedText(text, charset, false));
        }
        Wellformedness fit = Wellformedness.of(bytes, from, charset);
        return fit.bad() == 0 || isEnough.test(fit)
                ? Optional.of(new DecodedText(text, charset, fit.bad() > 0))
                : Optional.empty();
    }

    /** Reads UTF-16, in which the JDK's decoder would swallow the sound character after a lone surrogate. */
    private static DecodedText utf16(byte[] bytes, int from, Charset charset) {
        ByteOrder order = charset.equals(UTF_16LE) ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
        ByteBuffer units = ByteBuffer.wrap(bytes, from, bytes.length - from).order(order);
        StringBuilder text = new StringBuilder((bytes.length - from + 1) / 2);
        text.append(units.asCharBuffer());
        boolean damaged = replaceLoneSurrogates(text);
        if ((bytes.length - from) % 2 == 0) {
            return new DecodedText(text.toString(), charset, damaged);
        }
        return new DecodedText(text.append(REPLACEMENT).toString(), charset, true);
    }

    private static boolean replaceLoneSurrogates(StringBuilder text) {
        boolean found = false;
        for (int i = 0; i < text.length(); i++) {
            if (!Character.isSurrogate(text.charAt(i))) {
                continue;
            }
            if (Character.isSupplementaryCodePoint(text.codePointAt(i))) {
                i++;
            } else {
                text.setCharAt(i, REPLACEMENT);
                found = true;
            }
        }
        return found;
    }
}
