package io.kindred.candidate;

import java.util.Arrays;

/** The lowest of many numbers: so many as were asked for, and all below a bound beside. */
final class Nearest {
    /*
     * Numbers are gathered until there are twice as many as can be needed; then the upper half goes, and what is not lower than
     * the highest left is not taken in any more. What is below the bound stays, so there may be any number of those.
     */
    private static final int FEWEST = 64;

    private final int most;
    private final long bound;
    private long[] numbers = new long[FEWEST];
    private int size;
    private long highest = Long.MAX_VALUE;

    Nearest(int most, long bound) {
        this.most = most;
        this.bound = bound;
    }

    void add(long number) {
        if (number > highest) {
            return;
        }
        if (size == numbers.length && size >= 2 * most) {
            thinOut();
        } else if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
    }

    private void thinOut() {
        long[] ascending = sorted();
        numbers = Arrays.copyOf(ascending, Math.max(numbers.length, 2 * ascending.length));
        size = ascending.length;
        highest = Math.max(bound, ascending[size - 1]);
    }

    /** Those that are left, ascending. */
    long[] sorted() {
        Arrays.sort(numbers, 0, size);
        int left = Math.min(size, most);
        while (left < size && numbers[left] <= bound) {
            left++;
        }
        return Arrays.copyOf(numbers, left);
    }
}
