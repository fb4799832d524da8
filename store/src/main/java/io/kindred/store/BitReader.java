package io.kindred.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Reads what a {@link BitWriter} wrote. */
final class BitReader {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final byte[] bytes;
    private int position;

    BitReader(byte[] bytes, int head) {
        this.bytes = Arrays.copyOf(bytes, bytes.length + Long.BYTES);
        this.position = head * Byte.SIZE;
    }

    /** The next bits, at least 57 of them, from the highest bit down. */
    private long word() {
        return (long) LONG.get(bytes, position >>> 3) << (position & 7);
    }

    /** Reads a number of so many bits, at most 57. */
    long read(int bits) {
        long value = word() >>> 1 >>> (Long.SIZE - 1 - bits);
        position += bits;
        return value;
    }

    /** Reads ones up to a zero, which is read too, or up to {@code most} of them. */
    int ones(int most) {
        int ones = Math.min(most, Long.numberOfLeadingZeros(~word()));
        position += ones < most ? ones + 1 : most;
        return ones;
    }
}
