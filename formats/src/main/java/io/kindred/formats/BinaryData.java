package io.kindred.formats;

import java.io.IOException;

/**
 * Tells data from text: text has next to no NUL and hardly any control character but those that shape lines.
 *
 * <p>NULs and DOS ends of file behind the last character do not count: old systems filled the last block of a file.
 */
final class BinaryData {
    private static final int HEAD = 1 << 16;
    private static final int MOST_CONTROLS = 32;

    /** The index of a GNU manual has some; compressed data has one in 256. */
    private static final int MOST_ZEROS = 4096;

    private BinaryData() {}

    static IOException refusal() {
        return new IOException("not a text file (binary data)");
    }

    /** Whether the first bytes of a file show already that no charset will make text of it. */
    static boolean isIn(byte[] head, int length) {
        if (ByteOrderMark.of(head) != null || Utf16Guess.of(head, length) != null) {
            return false;
        }
        int end = length;
        while (end > 0 && isFilling(head[end - 1])) {
            end--;
        }
        int zeros = 0;
        for (int i = 0; i < end; i++) {
            zeros += head[i] == 0 ? 1 : 0;
        }
        return areTooMany(zeros, end) || isNothing(end, length);
    }

    /** Whether a decoded text is none: judged over its first 64 Ki characters and over the whole. */
    static boolean isIn(String text) {
        int end = text.length();
        while (end > 0 && isFilling(text.charAt(end - 1))) {
            end--;
        }
        int controls = 0;
        int zeros = 0;
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            zeros += c == 0 ? 1 : 0;
            controls += isStray(c) ? 1 : 0;
            if (i == HEAD && isTooMuch(controls, i)) {
                return true;
            }
        }
        return areTooMany(zeros, end) || isTooMuch(controls, end) || isNothing(end, text.length());
    }

    private static boolean isFilling(int character) {
        return character == 0 || character == 0x1A;
    }

    /** Whether there is filling, and more of it than else. */
    private static boolean isNothing(int end, int length) {
        return end < length - end;
    }

    private static boolean areTooMany(int zeros, int length) {
        return zeros > length / MOST_ZEROS;
    }

    private static boolean isTooMuch(int controls, int length) {
        return controls > length / MOST_CONTROLS;
    }

    /** A control character that shapes no line: not tab, backspace, line ends, form feed, NEL, nor the DOS end of file. */
    private static boolean isStray(char c) {
        if ((c >= ' ' && c < 0x7F) || c > 0x9F) {
            return false;
        }
        return !((c >= '\b' && c <= '\r') || c == 0x1A || c == 0x1B || c == 0x85);
    }
}
