package io.kindred.lab.joins;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * The second method of comparison of Waikato 2013: codes are sorted, each is compared with those after it until one is too
 * far, then all are rotated by one bit and sorted again, for every bit. Not exact: pairs that no rotation brings together
 * are missed.
 */
final class SortAndRotate {
    private SortAndRotate() {}

    /** The pairs it finds of distinct codes, each {@code lower << 32 | higher} of their places. */
    static Set<Long> pairs(long[] codes, int radius) {
        Set<Long> pairs = new HashSet<>();
        long[] rotated = codes.clone();
        for (int rotation = 0; rotation < Long.SIZE; rotation++) {
            collect(rotated, radius, pairs);
            for (int i = 0; i < rotated.length; i++) {
                rotated[i] = Long.rotateLeft(rotated[i], 1);
            }
        }
        return pairs;
    }

    private static void collect(long[] codes, int radius, Set<Long> pairs) {
        int[] order = order(codes);
        for (int i = 0; i < order.length; i++) {
            for (int j = i + 1; j < order.length && Long.bitCount(codes[order[i]] ^ codes[order[j]]) <= radius; j++) {
                long lower = Math.min(order[i], order[j]);
                pairs.add(lower << Integer.SIZE | Math.max(order[i], order[j]));
            }
        }
    }

    /** The places of codes in the order of the codes. */
    private static int[] order(long[] codes) {
        long[] sorted = codes.clone();
        Arrays.sort(sorted);
        int[] order = new int[codes.length];
        for (int i = 0; i < codes.length; i++) {
            order[Arrays.binarySearch(sorted, codes[i])] = i;
        }
        return order;
    }
}
