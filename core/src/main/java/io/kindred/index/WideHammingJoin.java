package io.kindred.index;

import java.util.Arrays;
import java.util.stream.LongStream;

/** Finds all pairs of codes of 128 bits that differ in few of them. Exact. */
public final class WideHammingJoin {
    /*
     * Codes that differ in at most r bits differ in at most r/2 of the first 64 or in fewer than the rest of r in the second.
     * The pairs that either half leads to are compared in both: among millions of codes some are near in 64 bits by chance,
     * but hardly any in 128.
     */
    private final long[] first;
    private final long[] second;
    private final int radius;

    /**
     * A join.
     *
     * @param first the first 64 bits of each code
     * @param second the others
     * @param radius the most bits that a pair may differ in, 0 to 128
     */
    public WideHammingJoin(long[] first, long[] second, int radius) {
        if (first.length != second.length || radius < 0 || radius > 2 * Long.SIZE) {
            throw new IllegalArgumentException("codes have two halves and differ in 0 to 128 bits, not " + radius);
        }
        this.first = first.clone();
        this.second = second.clone();
        this.radius = radius;
    }

    /** All pairs, each {@code lower << 32 | higher} of the places of the two codes, ascending. */
    public long[] pairs() {
        int half = radius / 2;
        LongStream near = Arrays.stream(new HammingJoin(first, half).pairs());
        if (half < radius) {
            near = LongStream.concat(near, Arrays.stream(new HammingJoin(second, radius - half - 1).pairs()));
        }
        return near.filter(this::isNear).sorted().distinct().toArray();
    }

    private boolean isNear(long pair) {
        int one = (int) (pair >>> Integer.SIZE);
        int other = (int) pair;
        return Long.bitCount(first[one] ^ first[other]) + Long.bitCount(second[one] ^ second[other]) <= radius;
    }
}
