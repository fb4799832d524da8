package io.kindred.index;

import java.util.Arrays;

/** Gives every distinct hash a number, counted from 0 in the order in which they come. */
public final class Numbering {
    private static final int EMPTY = -1;

    private long[] hashes;
    private int[] slots;
    private int size;

    /** A numbering of about so many distinct hashes, or more. */
    public Numbering(int expected) {
        hashes = new long[Math.max(16, expected)];
        slots = slots(Integer.highestOneBit(Math.max(16, expected)) * 4);
    }

    /** The number of a hash; a new one gets the next number. */
    public int add(long hash) {
        int slot = slot(hash);
        if (slots[slot] == EMPTY) {
            if (size * 2 >= slots.length) {
                grow();
                slot = slot(hash);
            }
            if (size == hashes.length) {
                hashes = Arrays.copyOf(hashes, size * 2);
            }
            hashes[size] = hash;
            slots[slot] = size++;
        }
        return slots[slot];
    }

    /** The number of a hash, or less than 0 if it has not come. */
    public int find(long hash) {
        return slots[slot(hash)];
    }

    /** How many distinct hashes have come. */
    public int size() {
        return size;
    }

    private int slot(long hash) {
        int mask = slots.length - 1;
        int slot = (int) ((hash * 0x9E3779B97F4A7C15L) >>> 32) & mask;
        while (slots[slot] != EMPTY && hashes[slots[slot]] != hash) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        slots = slots(slots.length * 2);
        for (int number = 0; number < size; number++) {
            slots[slot(hashes[number])] = number;
        }
    }

    private static int[] slots(int count) {
        int[] slots = new int[count];
        Arrays.fill(slots, EMPTY);
        return slots;
    }
}
