package io.kindred.fingerprint.shingle;

import java.util.Arrays;

/**
 * The hash of the last k units, kept up to date in constant time per unit.
 *
 * <p>A polynomial in a keyed odd base modulo 2^64 over units that are themselves keyed hashes, scattered once more at
 * the end: {@code mix(u1 B^(k-1) + ... + uk)}.
 */
public final class RollingHash {
    private final HashKey key;
    private final long base;
    private final long outgoing;
    private final long[] ring;
    private int next;
    private long sum;

    public RollingHash(int size, HashKey key) {
        this.key = key;
        this.base = key.multiplier();
        this.ring = new long[size];
        long power = 1;
        for (int i = 0; i < size; i++) {
            power *= base;
        }
        this.outgoing = power;
    }

    /** Forgets all units. */
    void restart() {
        Arrays.fill(ring, 0);
        next = 0;
        sum = 0;
    }

    /** Takes one unit in and lets the oldest go. */
    public void push(long unit) {
        sum = sum * base + unit - ring[next] * outgoing;
        ring[next] = unit;
        next = next + 1 == ring.length ? 0 : next + 1;
    }

    /** The sum that {@link #value} scatters. */
    long sum() {
        return sum;
    }

    /** The hash of the last units; of fewer than k, as if the missing ones were 0. */
    public long value() {
        return key.mix(sum);
    }
}
