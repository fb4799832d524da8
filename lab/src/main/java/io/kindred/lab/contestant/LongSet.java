package io.kindred.lab.contestant;

import java.util.Arrays;

/** A plain set of longs: an exact hash table with open addressing, at most half full. */
final class LongSet {
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private long[] slots = new long[2];
    private int shift;
    private boolean zeroSeen;

    /** Forgets all values and makes room for so many. */
    void restart(int capacity) {
        int size = Integer.highestOneBit(Math.max(1, capacity)) * 4;
        if (slots.length < size) {
            slots = new long[size];
        } else {
            Arrays.fill(slots, 0, size, 0L);
        }
        shift = Long.SIZE - Integer.numberOfTrailingZeros(size);
        zeroSeen = false;
    }

    /** Adds a value and tells whether it was new. */
    boolean add(long value) {
        if (value == 0) {
            boolean first = !zeroSeen;
            zeroSeen = true;
            return first;
        }
        int mask = (1 << (Long.SIZE - shift)) - 1;
        int slot = (int) ((value * SPREAD) >>> shift);
        while (slots[slot] != 0) {
            if (slots[slot] == value) {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        slots[slot] = value;
        return true;
    }
}
