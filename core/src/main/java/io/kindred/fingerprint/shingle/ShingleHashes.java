package io.kindred.fingerprint.shingle;

/**
 * The hashes of the shingles of one text after another, in the order of the text, a block at a time.
 *
 * <p>Not for use by two threads at once.
 */
public interface ShingleHashes {
    /** The block length at which the loops over hashes run best. */
    int BLOCK = 2048;

    /** Turns to the beginning of a normalised text. */
    void start(String text);

    /** Writes the next hashes to the front of the block and tells how many: 0 once there are no more. */
    int next(long[] block);
}
