package io.kindred.semantics.concept;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

/** Whole numbers from 0 in few bytes: seven bits to a byte, the lowest first, and the eighth set if there are more. */
public final class PackedNumbers {
    private PackedNumbers() {}

    public static void write(int value, ByteArrayOutputStream out) {
        int rest = value;
        while (rest > 127) {
            out.write((rest & 127) | 128);
            rest >>>= 7;
        }
        out.write(rest);
    }

    /**
     * The next number.
     *
     * @throws java.nio.BufferUnderflowException if it does not end
     * @throws IllegalArgumentException if it has more bits than a number may have
     */
    public static int read(ByteBuffer in) {
        int value = 0;
        for (int shift = 0; shift < Integer.SIZE; shift += 7) {
            int next = in.get();
            value |= (next & 127) << shift;
            if (next >= 0) {
                return value;
            }
        }
        throw new IllegalArgumentException("no number has so many bytes");
    }
}
