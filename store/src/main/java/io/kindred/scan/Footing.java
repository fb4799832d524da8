package io.kindred.scan;

import io.kindred.store.CatalogException;

/** How much memory it takes to relate the documents of a catalog to each other. */
record Footing(int documents, long postings) {
    private static final int BYTES_PER_POSTING = 9;
    private static final int BYTES_PER_DOCUMENT = 500;

    /** What lasts may take so much of the memory of a process; the rest is for what is soon thrown away. */
    private static final double LASTING = 2.0 / 3;

    private static final long MEGABYTE = 1 << 20;

    /** Why there is not enough memory for it, before it is tried. */
    void check(long memory) throws CatalogException {
        if (postings > Integer.MAX_VALUE - 8) {
            throw new CatalogException("these are too many documents to be related in one catalog: " + documents
                    + " documents have " + postings + " fingerprints, and " + Integer.MAX_VALUE + " are possible");
        }
        if (bytes() > LASTING * memory) {
            throw new CatalogException("relating " + documents + " documents takes "
                    + megabytes(bytes() / LASTING) + " MB of memory, and this process may have " + memory / MEGABYTE
                    + "; all are read, so scan again with KINDRED_JAVA_OPTS=-Xmx" + megabytes(bytes() / LASTING)
                    + "m and it goes on from here");
        }
    }

    /** How many bytes will be in use all the time. */
    long bytes() {
        return BYTES_PER_POSTING * postings + (long) BYTES_PER_DOCUMENT * documents;
    }

    private static long megabytes(double bytes) {
        return (long) Math.ceil(bytes / MEGABYTE);
    }
}
