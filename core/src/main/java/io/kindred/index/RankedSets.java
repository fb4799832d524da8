package io.kindred.index;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Sets in the order of their sizes, the smallest first, with their elements in the order of how many sets have them, the
 * rarest first. Elements that only one set has are counted, and not stored.
 */
final class RankedSets {
    private static final int ALONE = -1;

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
        SeenTwice seen =
                new SeenTwice(Arrays.stream(sets).mapToLong(set -> set.length).sum());
        for (long[] set : sets) {
            seen.add(set);
        }
        Numbering elements = new Numbering(sets.length);
        int[] rankOf = ranks(holders(sets, seen, elements), elements.size());
        int[] numbers = bySize(sets);
        int[][] stored = new int[sets.length][];
        Arrays.parallelSetAll(stored, order -> ranked(sets[numbers[order]], seen, elements, rankOf));
        int[] counts = IntStream.of(numbers).map(number -> sets[number].length).toArray();
        return new RankedSets(numbers, counts, stored, rankOf.length);
    }

    private static int[] bySize(long[][] sets) {
        long[] sorted = new long[sets.length];
        for (int number = 0; number < sorted.length; number++) {
            sorted[number] = (long) sets[number].length << Integer.SIZE | number;
        }
        Arrays.sort(sorted);
        return Arrays.stream(sorted).mapToInt(each -> (int) each).toArray();
    }

    /** How many sets have each element that may be in two; it gets its number here. */
    private static int[] holders(long[][] sets, SeenTwice seen, Numbering elements) {
        int[] holders = new int[1024];
        for (long[] set : sets) {
            for (long element : set) {
                if (seen.maybeTwice(element)) {
                    int number = elements.add(element);
                    holders = number < holders.length ? holders : Arrays.copyOf(holders, 2 * number);
                    holders[number]++;
                }
            }
        }
        return holders;
    }

    /** The rank of each element: how many are in fewer sets, or in as many and came before; {@link #ALONE} for one set only. */
    private static int[] ranks(int[] holders, int elements) {
        long[] byHolders = new long[elements];
        for (int i = 0; i < elements; i++) {
            byHolders[i] = (long) holders[i] << Integer.SIZE | i;
        }
        Arrays.parallelSort(byHolders);
        int[] ranks = new int[elements];
        int rank = 0;
        for (long element : byHolders) {
            ranks[(int) element] = element >>> Integer.SIZE > 1 ? rank++ : ALONE;
        }
        return ranks;
    }

    private static int[] ranked(long[] set, SeenTwice seen, Numbering elements, int[] rankOf) {
        int[] ranked = new int[set.length];
        int size = 0;
        for (long element : set) {
            int rank = seen.maybeTwice(element) ? rankOf[elements.find(element)] : ALONE;
            if (rank != ALONE) {
                ranked[size++] = rank;
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
