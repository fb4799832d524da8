package io.kindred.formats;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.Charset;

/**
 * Recognises UTF-16 without a byte order mark by its zero bytes.
 *
 * <p>Spaces and line ends alone give every tenth character or so a zero high byte, so zeros at every tenth place of one
 * parity and hardly any at the other make the case clear, unless what they spell is not made of characters.
 */
final class Utf16Guess {
    private static final int SAMPLE = 1 << 16;
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;

    private Utf16Guess() {}

    /** The UTF-16 that the first {@code length} bytes are clearly in, or null. */
    static Charset of(byte[] bytes, int length) {
        int sample = Math.min(length, SAMPLE) & ~1;
        if (!hasZero(bytes, sample)) {
            return null;
        }
        int[] zeros = new int[2];
        for (int i = 0; i < sample; i++) {
            if (bytes[i] == 0) {
                zeros[i & 1]++;
            }
        }
        Charset charset = zeros[1] > zeros[0] ? UTF_16LE : UTF_16BE;
        int most = Math.max(zeros[0], zeros[1]);
        int least = Math.min(zeros[0], zeros[1]);
        boolean clear = most > 0 && most >= sample / 20 && least <= most / 20;
        return clear && isMadeOfCharacters(new String(bytes, 0, sample, charset)) ? charset : null;
    }

    /** Whether there is a zero byte; eight are looked at at once, as nearly all texts have none. */
    private static boolean hasZero(byte[] bytes, int length) {
        long found = 0;
        int at = 0;
        for (; at + Long.BYTES <= length; at += Long.BYTES) {
            long eight = (long) EIGHT.get(bytes, at);
            found |= (eight - ONES) & ~eight & (ONES << 7);
        }
        boolean last = false;
        for (; at < length; at++) {
            last |= bytes[at] == 0;
        }
        return found != 0 || last;
    }

    private static boolean isMadeOfCharacters(String text) {
        long strange = text.codePoints().filter(Utf16Guess::isStrange).count();
        return strange <= text.length() / 50;
    }

    private static boolean isStrange(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.UNASSIGNED, Character.PRIVATE_USE, Character.SURROGATE -> true;
            case Character.CONTROL -> !Character.isWhitespace(codePoint);
            default -> codePoint == 0xFFFD;
        };
    }
}
