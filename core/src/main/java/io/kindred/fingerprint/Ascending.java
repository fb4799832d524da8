package io.kindred.fingerprint;

/** Arrays of distinct numbers in ascending order, as sets. */
public final class Ascending {
    private Ascending() {}

    /** How many numbers two arrays have in common. */
    public static int common(long[] left, long[] right) {
        int common = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            long one = left[i];
            long other = right[j];
            common += one == other ? 1 : 0;
            i += one <= other ? 1 : 0;
            j += other <= one ? 1 : 0;
        }
        return common;
    }
}
