package io.kindred.semantics.lexicon;

import java.util.Arrays;

/** Lists of numbers. */
final class Lists {
    private final int[] items;
    private final int[] starts;

    Lists(int[] items, int[] starts) {
        this.items = items;
        this.starts = starts;
    }

    int size() {
        return starts.length - 1;
    }

    int[] of(int i) {
        return Arrays.copyOfRange(items, starts[i], starts[i + 1]);
    }

    /** The first number of a list that has one. */
    int first(int i) {
        return items[starts[i]];
    }

    /** For each number below a bound the lists it is in. */
    Lists inverse(int bound) {
        int[] begins = new int[bound + 1];
        for (int item : items) {
            begins[item + 1]++;
        }
        for (int i = 0; i < bound; i++) {
            begins[i + 1] += begins[i];
        }
        int[] next = begins.clone();
        int[] holders = new int[items.length];
        for (int list = 0; list < size(); list++) {
            for (int i = starts[list]; i < starts[list + 1]; i++) {
                holders[next[items[i]]++] = list;
            }
        }
        return new Lists(holders, begins);
    }
}
