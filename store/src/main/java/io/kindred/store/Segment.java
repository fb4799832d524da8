package io.kindred.store;

/**
 * A run of documents, by number, whose postings were written together.
 *
 * @param level how often they were merged
 * @param first the first document
 * @param last the last document
 * @param postings how many postings there are
 * @param dead how many of them belong to documents that were removed since
 */
record Segment(int id, int level, int first, int last, long postings, long dead) {
    private static final int KEY_BITS = 40;

    /** The number of the block that starts with a key. */
    long block(long key) {
        return ((long) id << KEY_BITS) | key;
    }

    /** The number that all blocks of this segment are below. */
    long end() {
        return (id + 1L) << KEY_BITS;
    }

    /** The first key of a block. */
    static long key(long block) {
        return block & ((1L << KEY_BITS) - 1);
    }

    /** Whether so much is dead that it is worth writing the rest anew. */
    boolean isDecayed() {
        return 3 * dead > postings;
    }
}
