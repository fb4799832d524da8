package io.kindred.index;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Those of many sets that may be similar to another, in the order of their sizes, the smallest first. Of the elements of a set
 * those that no similar set can miss all of come first, in the order of their ranks, the rarest first; then the others, in any
 * order. Sets that are the same are one. Elements that only one set has are counted, and not stored.
 */
final class RankedSets {
    private final int[] firsts;
    private final int[] numbers;
    private final int[] counts;
    private final int[] starts;
    private final int[] elements;
    private final int ranks;

    private RankedSets(int[] firsts, int[] numbers, PromisingSets found) {
        this.firsts = firsts;
        this.numbers = numbers;
        this.counts = new int[numbers.length];
        this.starts = new int[numbers.length + 1];
        for (int order = 0; order < numbers.length; order++) {
            counts[order] = found.count(numbers[order]);
            starts[order + 1] = starts[order] + found.stored(numbers[order]);
        }
        this.elements = new int[starts[numbers.length]];
        IntStream.range(0, numbers.length)
                .parallel()
                .forEach(order -> found.copy(numbers[order], elements, starts[order]));
        this.ranks = found.ranks();
    }

    /** Those of some sets that may be similar to another one. */
    static RankedSets of(long[][] sets, Overlap overlap) {
        PromisingSets found = PromisingSets.of(sets, overlap);
        int[] firsts = SameSets.firsts(sets.length, found);
        return new RankedSets(firsts, bySize(firsts, found), found);
    }

    private static int[] bySize(int[] firsts, PromisingSets found) {
        long[] sorted = IntStream.range(0, firsts.length)
                .filter(number -> firsts[number] == number && found.stored(number) > 0)
                .mapToLong(number -> (long) found.count(number) << Integer.SIZE | number)
                .toArray();
        Arrays.parallelSort(sorted);
        return Arrays.stream(sorted).mapToInt(each -> (int) each).toArray();
    }

    /** The first set that is the same as one, of all sets; for most, the set itself. Nobody changes the array. */
    int[] firsts() {
        return firsts;
    }

    int size() {
        return numbers.length;
    }

    /** How many elements are stored of all sets, each counted once. */
    int ranks() {
        return ranks;
    }

    /** The number of the set at a place of the order. */
    int number(int order) {
        return numbers[order];
    }

    /** How many elements a set has. */
    int count(int order) {
        return counts[order];
    }

    /** How many of its elements other sets have too. */
    int stored(int order) {
        return starts[order + 1] - starts[order];
    }

    /** How many of its elements no other set has; they are the rarest. */
    int alone(int order) {
        return counts[order] - stored(order);
    }

    /** The rank of one of its elements that other sets have too. */
    int rank(int order, int i) {
        return elements[starts[order] + i];
    }

    /** Makes its elements from a place on the members. */
    void copy(int order, int from, Members to) {
        to.clear(stored(order) - from);
        for (int i = starts[order] + from; i < starts[order + 1]; i++) {
            to.add(elements[i]);
        }
    }

    /** How many of its elements from a place on are members, or less than {@code needed} as soon as it is known to be less. */
    int common(int order, int from, Members members, int needed) {
        int end = starts[order + 1];
        int common = 0;
        for (int i = starts[order] + from; i < end && common + end - i >= needed; i++) {
            common += members.has(elements[i]) ? 1 : 0;
        }
        return common;
    }
}
