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

    private static final int WINDOW = 1 << 12;
    private static final int LAST_CONTROL = 0x9F;
    private static final long[] COUNTS = counts();

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
        char[] window = new char[Math.min(WINDOW, end)];
        long counted = 0;
        for (int from = 0; from < end; from += WINDOW) {
            int to = Math.min(end, from + WINDOW);
            text.getChars(from, to, window, 0);
            counted += counted(window, to - from);
            if (to == HEAD && isTooMuch((int) counted, to)) {
                return true;
            }
        }
        int zeros = (int) (counted >>> Integer.SIZE);
        return areTooMany(zeros, end) || isTooMuch((int) counted, end) || isNothing(end, text.length());
    }

    /** How many stray control characters there are, and, in the high half, how many NULs. */
    private static long counted(char[] text, int length) {
        long sum = 0;
        for (int i = 0; i < length; i++) {
            sum += COUNTS[Math.min(text[i], COUNTS.length - 1)];
        }
        return sum;
    }

    /** What each character up to the last control character adds to the count, and the next, which adds nothing. */
    private static long[] counts() {
        long[] counts = new long[LAST_CONTROL + 2];
        for (char c = 0; c <= LAST_CONTROL; c++) {
            counts[c] = isStray(c) ? 1 : 0;
        }
        counts[0] += 1L << Integer.SIZE;
        return counts;
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
        if ((c >= ' ' && c < 0x7F) || c > LAST_CONTROL) {
            return false;
        }
        return !((c >= '\b' && c <= '\r') || c == 0x1A || c == 0x1B || c == 0x85);
    }
}
