package io.kindred.index;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Sets in the order of their sizes, the smallest first, with their elements in the order of how many sets have them, the
 * rarest first. Elements that only one set has are counted, and not stored.
 */
final class RankedSets {
    private final int[] numbers;
    private final int[] counts;
    private final int[][] stored;
    private final int ranks;

    private RankedSets(int[] numbers, int[] counts, int[][] stored, int ranks) {
        this.numbers = numbers;
        this.counts = counts;
        this.stored = stored;
        this.ranks = ranks;
    }

    static RankedSets of(long[][] sets) {
        long[] shared = shared(sets);
        int[] rankOf = ranks(sets, shared);
        int[] numbers = IntStream.range(0, sets.length)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(number -> sets[number].length)
                        .thenComparing(Comparator.naturalOrder()))
                .mapToInt(number -> number)
                .toArray();
        int[][] stored = new int[sets.length][];
        Arrays.parallelSetAll(stored, order -> ranked(sets[numbers[order]], shared, rankOf));
        int[] counts = IntStream.of(numbers).map(number -> sets[number].length).toArray();
        return new RankedSets(numbers, counts, stored, shared.length);
    }

    /** The elements that two sets or more have, ascending. */
    private static long[] shared(long[][] sets) {
        SeenTwice seen =
                new SeenTwice(Arrays.stream(sets).mapToLong(set -> set.length).sum());
        for (long[] set : sets) {
            seen.add(set);
        }
        long[] maybe = Arrays.stream(sets)
                .flatMapToLong(Arrays::stream)
                .filter(seen::maybeTwice)
                .toArray();
        Arrays.parallelSort(maybe);
        int size = 0;
        for (int i = 0; i < maybe.length; i++) {
            boolean first = i == 0 || maybe[i] != maybe[i - 1];
            if (first && i + 1 < maybe.length && maybe[i] == maybe[i + 1]) {
                maybe[size++] = maybe[i];
            }
        }
        return Arrays.copyOf(maybe, size);
    }

    /** The rank of each shared element: how many are in fewer sets, or in as many and smaller. */
    private static int[] ranks(long[][] sets, long[] shared) {
        int[] holders = new int[shared.length];
        for (long[] set : sets) {
            for (long element : set) {
                int place = Arrays.binarySearch(shared, element);
                if (place >= 0) {
                    holders[place]++;
                }
            }
        }
        long[] byHolders = new long[shared.length];
        for (int i = 0; i < byHolders.length; i++) {
            byHolders[i] = (long) holders[i] << Integer.SIZE | i;
        }
        Arrays.parallelSort(byHolders);
        int[] ranks = new int[shared.length];
        for (int rank = 0; rank < ranks.length; rank++) {
            ranks[(int) byHolders[rank]] = rank;
        }
        return ranks;
    }

    private static int[] ranked(long[] set, long[] shared, int[] rankOf) {
        int[] ranked = new int[set.length];
        int size = 0;
        for (long element : set) {
            int place = Arrays.binarySearch(shared, element);
            if (place >= 0) {
                ranked[size++] = rankOf[place];
            }
        }
        Arrays.sort(ranked, 0, size);
        return Arrays.copyOf(ranked, size);
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
        return stored[order].length;
    }

    /** How many of its elements no other set has. */
    int alone(int order) {
        return counts[order] - stored[order].length;
    }

    /** The rank of one of its elements that other sets have too, the rarest first. */
    int rank(int order, int i) {
        return stored[order][i];
    }

    /** How many elements two sets have in common, or less than {@code needed} as soon as it is known to be less. */
    int common(int order, int other, int needed) {
        int[] left = stored[order];
        int[] right = stored[other];
        int common = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length && common + Math.min(left.length - i, right.length - j) >= needed) {
            int one = left[i];
            int two = right[j];
            common += one == two ? 1 : 0;
            i += one <= two ? 1 : 0;
            j += two <= one ? 1 : 0;
        }
        return common;
    }
}
