package io.kindred.index;

/** A set of whole numbers that is emptied at once and used again. */
final class Members {
    private static final int SPREAD = 0x9E3779B9;

    /** In each slot the turn in which it was filled, and the number: what an earlier turn left counts as nothing. */
    private long[] slots = new long[256];

    private int mask;
    private int shift;
    private int turn;

    /** Empties the set and makes room for so many numbers. */
    void clear(int room) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(2 * Math.max(8, room) - 1);
        if (slots.length < 1 << bits || turn == Integer.MAX_VALUE) {
            slots = new long[Math.max(slots.length, 1 << bits)];
            turn = 0;
        }
        mask = (1 << bits) - 1;
        shift = Integer.SIZE - bits;
        turn++;
    }

    /** Adds a number; false if it is there already. */
    boolean add(int number) {
        int slot = slot(number);
        boolean isNew = isEmpty(slots[slot]);
        slots[slot] = (long) turn << Integer.SIZE | Integer.toUnsignedLong(number);
        return isNew;
    }

    boolean has(int number) {
        return !isEmpty(slots[slot(number)]);
    }

    /** Where a number is, or would be. */
    private int slot(int number) {
        int slot = (number * SPREAD) >>> shift;
        while (!isEmpty(slots[slot]) && (int) slots[slot] != number) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private boolean isEmpty(long slot) {
        return slot >>> Integer.SIZE != turn;
    }
}
