package io.kindred.comparison.passage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Finds the runs: words that both documents have word for word, as many as there are without a break.
 *
 * <p>Each run is on a diagonal, which is the distance of its places in left and right. Stretches of {@link #SHORTEST}
 * words that stand in both are sorted by diagonal; a run is what begins with one and goes on until the words differ.
 */
final class RunFinder {
    static final int SHORTEST = 15;
    private static final int POSITION_BITS = 31;
    private static final long POSITION = (1L << POSITION_BITS) - 1;
    private static final long MOST_PAIRS = 64;
    private static final long FREE_STEPS = 1 << 20;
    private static final int STEPS_PER_WORD = 8;

    private final Side left;
    private final Side right;
    private final BitSet leftCrowded = new BitSet();
    private final BitSet rightCrowded = new BitSet();
    private final List<Region> runs = new ArrayList<>();
    private final BitSet leftCovered = new BitSet();
    private final BitSet rightCovered = new BitSet();
    private long[] pairs = new long[1024];
    private int size;
    private long steps;

    RunFinder(Side left, Side right) {
        this.left = left;
        this.right = right;
        this.steps = FREE_STEPS + (long) STEPS_PER_WORD * (left.words() + right.words());
        join(new Grams(left, SHORTEST), new Grams(right, SHORTEST));
        Arrays.sort(pairs, 0, size);
        walk();
    }

    List<Region> runs() {
        return runs;
    }

    /** The words of left that are in runs. */
    BitSet leftCovered() {
        return leftCovered;
    }

    /** The words of right that are in runs. */
    BitSet rightCovered() {
        return rightCovered;
    }

    /** Whether a stretch that stands in both documents, too often to try all pairs of places, may be in no run. */
    boolean approximate() {
        leftCrowded.andNot(leftCovered);
        rightCrowded.andNot(rightCovered);
        return steps <= 0 || !leftCrowded.isEmpty() || !rightCrowded.isEmpty();
    }

    private void join(Grams lefts, Grams rights) {
        int i = 0;
        int j = 0;
        while (i < lefts.size() && j < rights.size()) {
            int difference = Integer.compare(lefts.hash(i), rights.hash(j));
            int nextLeft = difference <= 0 ? lefts.endOfEqual(i) : i;
            int nextRight = difference >= 0 ? rights.endOfEqual(j) : j;
            if (difference == 0) {
                pair(lefts.places(i, nextLeft), rights.places(j, nextRight));
            }
            i = nextLeft;
            j = nextRight;
        }
    }

    /** Pairs all places with all; when that is too much, the first with the first, the second with the second. */
    private void pair(int[] lefts, int[] rights) {
        if ((long) lefts.length * rights.length > MOST_PAIRS) {
            Arrays.stream(lefts).forEach(leftCrowded::set);
            Arrays.stream(rights).forEach(rightCrowded::set);
            for (int k = 0; k < Math.min(lefts.length, rights.length); k++) {
                add(lefts[k], rights[k]);
            }
            return;
        }
        for (int place : lefts) {
            for (int other : rights) {
                add(place, other);
            }
        }
    }

    private void add(int place, int other) {
        if (size == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * size);
        }
        long diagonal = (long) place - other + right.words();
        pairs[size++] = diagonal << POSITION_BITS | place;
    }

    /** Walks the diagonals, those with the most pairs first, for they have the longest runs. */
    private void walk() {
        long[] diagonals = new long[size];
        int count = 0;
        int from = 0;
        for (int i = 1; i <= size; i++) {
            if (i == size || pairs[i] >>> POSITION_BITS != pairs[from] >>> POSITION_BITS) {
                diagonals[count++] = ((long) (size - (i - from)) << Integer.SIZE) | from;
                from = i;
            }
        }
        Arrays.sort(diagonals, 0, count);
        for (int i = 0; i < count; i++) {
            walk((int) diagonals[i]);
        }
    }

    private void walk(int first) {
        long diagonal = pairs[first] >>> POSITION_BITS;
        int reached = 0;
        for (int i = first; i < size && pairs[i] >>> POSITION_BITS == diagonal && steps > 0; i++) {
            int place = (int) (pairs[i] & POSITION);
            if (place >= reached) {
                Region run = extend(place, (int) (place - diagonal + right.words()));
                reached = Math.max(place, run.leftTo());
                take(run);
            }
        }
    }

    private Region extend(int place, int other) {
        int back = 0;
        while (back < Math.min(place, other) && left.word(place - back - 1) == right.word(other - back - 1)) {
            back++;
        }
        int on = 0;
        int most = Math.min(left.words() - place, right.words() - other);
        while (on < most && left.word(place + on) == right.word(other + on)) {
            on++;
        }
        steps -= back + on;
        return new Region(place - back, place + on, other - back, other + on);
    }

    private void take(Region run) {
        if (run.leftWords() >= SHORTEST) {
            runs.add(run);
            leftCovered.set(run.leftFrom(), run.leftTo());
            rightCovered.set(run.rightFrom(), run.rightTo());
        }
    }
}
