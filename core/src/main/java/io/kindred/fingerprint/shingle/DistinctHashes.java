package io.kindred.fingerprint.shingle;

import java.util.Arrays;

/**
 * Tells which hashes of a stream come for the first time.
 *
 * <p>Not for use by two threads at once.
 */
public final class DistinctHashes {
    /*
     * Exact, and without a branch that depends on the text.
     *
     * In running text about two shingles in three have been seen before, in no order a branch predictor could learn, and
     * a wrong guess costs more than all else that is done for a shingle. So every hash takes the same way through a
     * table in which a slot belongs for good to the first hash that falls into it:
     *
     *   the slot is free           the hash is new; it takes the slot
     *   the slot holds the hash    the hash is old
     *   the slot holds another     the hash is put aside
     *
     * Written as masks and sums, the block is squeezed to its new hashes in place. A hash either owns its slot or is put
     * aside every time it comes, so those put aside, a few in a hundred, can be told apart among themselves: they go
     * through an ordinary open-addressing set that grows with what it holds. The table has two to four slots per shingle
     * up to a limit that stays in the processor's cache; beyond it more is put aside and the answer stays exact.
     *
     * From the second block on, the hashes that own their slots, most of them, are dropped by a pass that only looks: it is
     * less work, and a table that is only read does not have to be written back from one cache to the next.
     *
     * 0 marks a free slot. So that the hash 0 is not taken for one, slot 0, where it belongs, is given to nobody: what falls
     * into it is put aside.
     */
    private static final int SMALLEST = 64;
    private static final int LARGEST = 1 << 15;
    private static final long NOBODY = -1;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final long[][] tables = new long[Integer.SIZE][];
    private long[] owners = new long[SMALLEST];
    private long[] aside = new long[SMALLEST];
    private int asideCount;
    private boolean empty = true;
    private long[] others = new long[SMALLEST];
    private int[] filled = new int[SMALLEST / 2];
    private int filledCount;
    private boolean zeroSeen;

    /** Forgets all hashes; about so many are to come. */
    public void restart(int expected) {
        int slots = Math.min(LARGEST, Math.max(SMALLEST, Integer.highestOneBit(Math.min(expected, LARGEST) | 1) * 4));
        owners = table(slots);
        Arrays.fill(owners, 0);
        owners[0] = NOBODY;
        empty = true;
        for (int i = 0; i < filledCount; i++) {
            others[filled[i]] = 0;
        }
        filledCount = 0;
        if (others.length > LARGEST) {
            others = new long[SMALLEST];
            filled = new int[SMALLEST / 2];
        }
        zeroSeen = false;
    }

    private long[] table(int slots) {
        int size = Integer.numberOfTrailingZeros(slots);
        if (tables[size] == null) {
            tables[size] = new long[slots];
        }
        return tables[size];
    }

    /** Moves the hashes that come for the first time to the front of the block, and tells how many they are. */
    public int retainNew(long[] block, int count) {
        if (aside.length < count) {
            aside = new long[Integer.highestOneBit(count - 1) * 2];
        }
        int kept = claim(block, empty ? count : withoutOwners(block, count));
        empty = false;
        for (int i = 0; i < asideCount; i++) {
            if (addOther(aside[i])) {
                block[kept++] = aside[i];
            }
        }
        return kept;
    }

    /** Drops the hashes that own their slots. */
    private int withoutOwners(long[] block, int count) {
        long[] slots = owners;
        int left = 0;
        for (int i = 0; i < count; i++) {
            long hash = block[i];
            long difference = slots[(int) hash & (slots.length - 1)] ^ hash;
            block[left] = hash;
            left += (int) ((difference | -difference) >>> 63);
        }
        return left;
    }

    private int claim(long[] block, int count) {
        long[] slots = owners;
        long[] rest = aside;
        int kept = 0;
        int put = 0;
        for (int i = 0; i < count; i++) {
            long hash = block[i];
            int slot = (int) hash & (slots.length - 1);
            long owner = slots[slot];
            long taken = (owner | -owner) >> 63;
            long difference = owner ^ hash;
            slots[slot] = owner ^ (difference & ~taken);
            block[kept] = hash;
            rest[put & (rest.length - 1)] = hash;
            long clash = difference & taken;
            kept += 1 + (int) taken;
            put += (int) ((clash | -clash) >>> 63);
        }
        asideCount = put;
        return kept;
    }

    private boolean addOther(long hash) {
        if (hash == 0) {
            boolean first = !zeroSeen;
            zeroSeen = true;
            return first;
        }
        int slot = find(hash);
        if (others[slot] == hash) {
            return false;
        }
        others[slot] = hash;
        filled[filledCount++] = slot;
        if (filledCount == filled.length) {
            grow();
        }
        return true;
    }

    private int find(long hash) {
        int mask = others.length - 1;
        int slot = (int) ((hash * SPREAD) >>> 32) & mask;
        while (others[slot] != 0 && others[slot] != hash) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] old = others;
        others = new long[2 * old.length];
        int[] oldFilled = filled;
        filled = new int[others.length / 2];
        for (int i = 0; i < filledCount; i++) {
            long hash = old[oldFilled[i]];
            int slot = find(hash);
            others[slot] = hash;
            filled[i] = slot;
        }
    }
}
