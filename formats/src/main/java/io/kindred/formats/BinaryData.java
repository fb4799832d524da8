package io.kindred.formats;

import java.io.IOException;

/** Tells data from text: text has no NUL and hardly any control character but those that shape lines. */
final class BinaryData {
    private static final int HEAD = 1 << 16;
    private static final int MOST_CONTROLS = 32;

    private BinaryData() {}

    static IOException refusal() {
        return new IOException("not a text file (binary data)");
    }

    /** Whether the first bytes of a file show already that no charset will make text of it. */
    static boolean isIn(byte[] head, int length) {
        if (ByteOrderMark.of(head) != null || Utf16Guess.of(head, length) != null) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (head[i] == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a decoded text is none: judged over its first 64 Ki characters and over the whole. */
    static boolean isIn(String text) {
        int controls = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == 0) {
                return true;
            }
            if (isStray(c)) {
                controls++;
            }
            if (i == HEAD && isTooMuch(controls, i)) {
                return true;
            }
        }
        return isTooMuch(controls, text.length());
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
