package io.kindred.fingerprint.shingle;

import java.util.Arrays;

/** Shingle hashes of a text, ascending; equal ones, if there are any, stand side by side. */
final class SortedShingles {
    private final long[] hashes;

    private SortedShingles(long[] ascending) {
        this.hashes = ascending;
    }

    /** All shingles of a text. */
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

    /** The same without repeats. */
    SortedShingles distinct() {
        long[] distinct = new long[hashes.length];
        int size = 0;
        for (int i = 0; i < hashes.length; i++) {
            if (i == 0 || hashes[i] != hashes[i - 1]) {
                distinct[size++] = hashes[i];
            }
        }
        return new SortedShingles(Arrays.copyOf(distinct, size));
    }

    long[] hashes() {
        return hashes.clone();
    }

    int size() {
        return hashes.length;
    }

    /** How many elements two lists share; one that stands m times here and n times there counts min(m, n) times. */
    int shared(SortedShingles other) {
        long[] there = other.hashes;
        int shared = 0;
        int at = 0;
        for (long hash : hashes) {
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

    /** What both share by what either has; 1 if neither has any. */
    double resemblance(SortedShingles other) {
        int shared = shared(other);
        int either = size() + other.size() - shared;
        return either == 0 ? 1 : (double) shared / either;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SortedShingles that && Arrays.equals(hashes, that.hashes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(hashes);
    }
}
