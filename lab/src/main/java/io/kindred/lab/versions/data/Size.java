package io.kindred.lab.versions.data;

/**
 * How much of a data set is taken at most.
 *
 * @param families families of documents
 * @param kin pairs of kin
 * @param near for each document, pairs with those most like it that are not its kin
 * @param others further pairs that are not kin
 */
public record Size(int families, int kin, int near, int others) {
    /** What a careful run takes. */
    public static final Size FULL = new Size(Integer.MAX_VALUE, 2_000, 2, 6_000);

    /** What takes seconds. */
    public static final Size QUICK = new Size(100, 150, 1, 400);

    /** As much as this for texts that are {@code times} as long. */
    Size forLong(int times) {
        int fewer = families == Integer.MAX_VALUE ? families : families / times;
        return new Size(fewer, kin, near, others / times);
    }
}
