package io.kindred.index;

import java.util.Arrays;

/** Codes of which the same ones are brought together: however many documents have a code, it is looked at once. */
public final class CodeGroups {
    private final long[] codes;
    private final int[] starts;
    private final int[] members;

    private CodeGroups(long[] codes, int[] starts, int[] members) {
        this.codes = codes;
        this.starts = starts;
        this.members = members;
    }

    /** The groups of some codes. */
    public static CodeGroups of(long[] all) {
        int[] order = order(all);
        long[] codes = new long[all.length];
        int[] starts = new int[all.length + 1];
        int groups = 0;
        for (int i = 0; i < order.length; i++) {
            if (i == 0 || all[order[i]] != all[order[i - 1]]) {
                codes[groups] = all[order[i]];
                starts[groups++] = i;
            }
        }
        starts[groups] = order.length;
        return new CodeGroups(Arrays.copyOf(codes, groups), Arrays.copyOf(starts, groups + 1), order);
    }

    /** The places of codes in ascending order of the codes, those of equal codes ascending. */
    private static int[] order(long[] all) {
        int[] order = new int[all.length];
        int[] other = new int[all.length];
        Arrays.setAll(order, i -> i);
        for (int shift = 0; shift < Long.SIZE; shift += Short.SIZE) {
            int[] next = new int[(1 << Short.SIZE) + 1];
            for (long code : all) {
                next[digit(code, shift) + 1]++;
            }
            for (int value = 1; value < next.length; value++) {
                next[value] += next[value - 1];
            }
            for (int place : order) {
                other[next[digit(all[place], shift)]++] = place;
            }
            int[] swapped = order;
            order = other;
            other = swapped;
        }
        return order;
    }

    private static int digit(long code, int shift) {
        return (int) (code >>> shift) & 0xFFFF;
    }

    /** How many distinct codes there are. */
    public int size() {
        return codes.length;
    }

    /** The distinct codes, ascending as unsigned numbers. Nobody changes the array. */
    public long[] codes() {
        return codes;
    }

    /** How many have the code of a group. */
    public int count(int group) {
        return starts[group + 1] - starts[group];
    }

    /** The place of one that has the code of a group, counted from 0; places ascend. */
    public int member(int group, int number) {
        return members[starts[group] + number];
    }
}
