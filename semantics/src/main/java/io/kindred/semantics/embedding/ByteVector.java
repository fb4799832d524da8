package io.kindred.semantics.embedding;

import java.util.Arrays;

/**
 * A direction, in bytes. The largest component is 127 or -127, and the others are in proportion: what is lost is less than
 * what rounding costs anyway, and whole numbers add up the same on every machine.
 */
public final class ByteVector {
    private static final int LARGEST = 127;

    private final byte[] values;
    private final double length;

    private ByteVector(byte[] values) {
        this.values = values;
        this.length = Math.sqrt(dot(values, values));
    }

    /** The direction of a vector. */
    public static ByteVector of(float[] vector) {
        float largest = 0;
        for (float value : vector) {
            largest = Math.max(largest, Math.abs(value));
        }
        byte[] values = new byte[vector.length];
        for (int i = 0; i < values.length && largest > 0; i++) {
            values[i] = (byte) Math.round(vector[i] / largest * LARGEST);
        }
        return new ByteVector(values);
    }

    /** The vector with these components. */
    public static ByteVector of(byte[] values) {
        return new ByteVector(values.clone());
    }

    /** The cosine of the angle between this direction and another: 1 if they are the same; 0 if one is none. */
    public double cosine(ByteVector other) {
        return length == 0 || other.length == 0 ? 0 : Math.min(1, dot(values, other.values) / (length * other.length));
    }

    public int dimensions() {
        return values.length;
    }

    public byte at(int index) {
        return values[index];
    }

    /** Its length; directions are compared whatever their lengths. */
    double length() {
        return length;
    }

    /** The components. */
    public byte[] bytes() {
        return values.clone();
    }

    static int dot(byte[] left, byte[] right) {
        return dot(left, right, 0);
    }

    /** The dot product with a vector that begins somewhere in bytes. */
    static int dot(byte[] left, byte[] right, int from) {
        int sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += left[i] * right[from + i];
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ByteVector vector && Arrays.equals(values, vector.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
