package io.kindred.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Writes numbers of any width one after the other, high bit first. */
final class BitWriter {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private byte[] bytes;
    private int at;
    private long waiting;
    private int used;

    /** Leaves room for a head, and expects about so many bytes after it. */
    BitWriter(int head, int expected) {
        this.bytes = new byte[head + expected + Long.BYTES];
        this.at = head;
    }

    /** Writes a number below 2^bits; there are at most 63 of them. */
    void write(long value, int bits) {
        used += bits;
        if (used <= Long.SIZE) {
            waiting |= value << -used;
            return;
        }
        used -= Long.SIZE;
        flush(waiting | (value >>> used));
        at += Long.BYTES;
        waiting = value << -used;
    }

    /** All that was written, behind the head. */
    byte[] bytes() {
        flush(waiting);
        return Arrays.copyOf(bytes, at + (used + Byte.SIZE - 1) / Byte.SIZE);
    }

    private void flush(long word) {
        if (at + Long.BYTES > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        LONG.set(bytes, at, word);
    }
}
