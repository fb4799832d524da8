package io.kindred.fingerprint.shingle;

import java.util.Arrays;

/** All shingle hashes of a text, ascending; equal ones stand side by side. */
final class SortedShingles {
    private final long[] hashes;

    private SortedShingles(long[] ascending) {
        this.hashes = ascending;
    }

    static SortedShingles of(String text, Shingling shingling, HashKey key) {
        ShingleHashes source = shingling.hashes(key);
        source.start(text);
        long[] all = new long[ShingleHashes.BLOCK];
        long[] block = new long[ShingleHashes.BLOCK];
        int size = 0;
        for (int count = source.next(block); count > 0; count = source.next(block)) {
            if (size + count > all.length) {
                all = Arrays.copyOf(all, 2 * all.length);
            }
            System.arraycopy(block, 0, all, size, count);
            size += count;
        }
        Arrays.sort(all, 0, size);
        return new SortedShingles(Arrays.copyOf(all, size));
    }

    long[] distinct() {
        long[] distinct = new long[hashes.length];
        int size = 0;
        for (int i = 0; i < hashes.length; i++) {
            if (i == 0 || hashes[i] != hashes[i - 1]) {
                distinct[size++] = hashes[i];
            }
        }
        return Arrays.copyOf(distinct, size);
    }

    long[] withRepeats() {
        return hashes;
    }

    /** How many elements two ascending lists share; one that stands m times here and n times there counts min(m, n). */
    static int shared(long[] here, long[] there) {
        int shared = 0;
        int at = 0;
        for (long hash : here) {
            while (at < there.length && there[at] < hash) {
                at++;
            }
            if (at < there.length && there[at] == hash) {
                shared++;
                at++;
            }
        }
        return shared;
    }
}
