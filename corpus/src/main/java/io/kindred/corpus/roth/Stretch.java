package io.kindred.corpus.roth;

import java.util.Arrays;
import java.util.Random;

/**
 * A stretch of a file that is repeated or cut out.
 *
 * @param from where it begins
 * @param to the first place behind it
 * @param at where it is put in once more, if it is
 */
record Stretch(Growth growth, int from, int to, int at) {
    /** The most that a file grows or is cut, of its own size. */
    private static final double MOST = 0.8;

    /** The bytes that a letter of UTF-8 may have after its first. */
    private static final int MOST_INSIDE = 3;

    static Stretch of(byte[] bytes, Random random) {
        Growth growth = random.nextBoolean() ? Growth.INSERTION : Growth.DELETION;
        int length = (int) (MOST * random.nextDouble() * bytes.length);
        int from = random.nextInt(bytes.length - length + 1);
        int at = random.nextInt(bytes.length + 1);
        return new Stretch(growth, letterStart(bytes, from), letterStart(bytes, from + length), letterStart(bytes, at));
    }

    /** The first place from one on that is not inside a letter, if the text is UTF-8; in another charset about the place. */
    private static int letterStart(byte[] bytes, int place) {
        int end = Math.min(bytes.length, place + MOST_INSIDE);
        int start = place;
        while (start < end && (bytes[start] & 0xC0) == 0x80) {
            start++;
        }
        return start;
    }

    int length() {
        return to - from;
    }

    /** The modified file. */
    byte[] applied(byte[] bytes) {
        return growth == Growth.INSERTION
                ? joined(Arrays.copyOf(bytes, at), bytes, from, to, at)
                : joined(Arrays.copyOf(bytes, from), bytes, to, to, to);
    }

    /** What is in front, a stretch of a file, and the file from a place on. */
    private static byte[] joined(byte[] front, byte[] bytes, int from, int to, int rest) {
        byte[] joined = Arrays.copyOf(front, front.length + to - from + bytes.length - rest);
        System.arraycopy(bytes, from, joined, front.length, to - from);
        System.arraycopy(bytes, rest, joined, front.length + to - from, bytes.length - rest);
        return joined;
    }
}
