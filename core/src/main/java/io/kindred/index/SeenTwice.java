package io.kindred.index;

/** Tells which of many numbers came once for certain: two bits for a hash of each, which count to two. */
final class SeenTwice {
    private static final int LARGEST = 34;

    private final long[] once;
    private final long[] twice;
    private final int shift;

    /** For about so many numbers. */
    SeenTwice(long numbers) {
        int bits = Math.max(10, Math.min(LARGEST, Long.SIZE - Long.numberOfLeadingZeros(4 * numbers)));
        once = new long[1 << (bits - 6)];
        twice = new long[1 << (bits - 6)];
        shift = Long.SIZE - bits;
    }

    /** Takes distinct numbers. */
    void add(long[] numbers) {
        for (long number : numbers) {
            long place = place(number);
            long bit = 1L << place;
            int word = (int) (place >>> 6);
            twice[word] |= once[word] & bit;
            once[word] |= bit;
        }
    }

    /** Whether a number may have come twice; if not, it came at most once. */
    boolean maybeTwice(long number) {
        long place = place(number);
        return (twice[(int) (place >>> 6)] >>> place & 1L) != 0;
    }

    private long place(long number) {
        long mixed = number * 0x9E3779B97F4A7C15L;
        return ((mixed ^ (mixed >>> 32)) * 0xD6E8FEB86659FD93L) >>> shift;
    }
}
