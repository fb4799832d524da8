package io.kindred.index;

import java.util.Arrays;

/** Sets of elements in any order, to be compared two by two. */
final class SortedSets implements SameSets.Candidates {
    private final long[][] sets;

    SortedSets(long[][] sets) {
        this.sets = sets;
    }

    /** The elements of a set, ascending and distinct: those that were given, if they are so, or else a copy. */
    long[] elements(int set) {
        long[] elements = sets[set];
        for (int i = 1; i < elements.length; i++) {
            if (elements[i - 1] >= elements[i]) {
                return Arrays.stream(elements).sorted().distinct().toArray();
            }
        }
        return elements;
    }

    @Override
    public boolean mayBeSame(int set) {
        return sets[set].length > 0;
    }

    @Override
    public long hash(int set) {
        long hash = 0;
        for (long element : elements(set)) {
            hash = (hash ^ element) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return hash;
    }

    @Override
    public boolean same(int set, int other) {
        return Arrays.equals(elements(set), elements(other));
    }
}
