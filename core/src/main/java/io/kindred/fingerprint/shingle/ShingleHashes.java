package io.kindred.fingerprint.shingle;

/** The hashes of a text's shingles, in the order of the text, a block at a time. */
@FunctionalInterface
public interface ShingleHashes {
    /** The block length at which the loops of this package run best. */
    int BLOCK = 2048;

    /** Writes the next hashes to the front of the block and tells how many: 0 once there are no more. */
    int next(long[] block);
}
