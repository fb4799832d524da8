package io.kindred.comparison.align;

import io.kindred.index.Numbering;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Finds runs of words that stand in the residue of both sides, the longest first and none overlapping another: what is
 * left of sentences that were merged, split or moved in part.
 */
final class Tiling {
    /*
     * Greedy string tiling [1]. Runs of the least length are found by their hash, then made as long as they can be; the
     * longest is taken, and of those it cuts into the rest competes again. The least length grows with the sizes of the
     * two residues, since two long texts share short runs by chance: FEWEST words, or the decimal logarithm of the number
     * of places where a run might begin on both sides.
     *
     * [1] M. Wise, Running Karp-Rabin matching and greedy string tiling, University of Sydney, 1993.
     */
    private static final int FEWEST = 4;
    private static final int MOST_PLACES = 32;
    private static final Comparator<Tile> LONGEST = Comparator.comparingInt(Tile::length)
            .reversed()
            .thenComparingInt(Tile::left)
            .thenComparingInt(Tile::right);

    private final int[] left;
    private final int[] right;
    private final int rightSize;
    private final int least;
    private final Budget budget;

    /** A run of words that starts at {@code left} and at {@code right}. */
    record Tile(int left, int right, int length) {}

    private Tiling(Residue residue, Budget budget) {
        this.left = residue.left();
        this.right = residue.right();
        this.rightSize = residue.rightSize();
        this.least = least(residue.leftSize(), residue.rightSize());
        this.budget = budget;
    }

    static List<Tile> tiles(Residue residue, Budget budget) {
        if (residue.leftSize() < FEWEST || residue.rightSize() < FEWEST) {
            return List.of();
        }
        return new Tiling(residue, budget).tiles();
    }

    private static int least(int leftSize, int rightSize) {
        return Math.max(FEWEST, (int) Math.round(Math.log10((double) leftSize * rightSize)));
    }

    private List<Tile> tiles() {
        PriorityQueue<Tile> queue = new PriorityQueue<>(LONGEST);
        queue.addAll(runs());
        boolean[] leftTaken = new boolean[left.length];
        boolean[] rightTaken = new boolean[right.length];
        List<Tile> tiles = new ArrayList<>();
        while (!queue.isEmpty() && budget.spend(queue.peek().length())) {
            Tile tile = queue.poll();
            List<Tile> free = free(tile, leftTaken, rightTaken);
            if (free.size() == 1 && free.get(0).length() == tile.length()) {
                Arrays.fill(leftTaken, tile.left(), tile.left() + tile.length(), true);
                Arrays.fill(rightTaken, tile.right(), tile.right() + tile.length(), true);
                tiles.add(tile);
            } else {
                queue.addAll(free);
            }
        }
        tiles.sort(Comparator.comparingInt(Tile::left));
        return tiles;
    }

    /** The parts of a tile that no other has taken, as far as they are long enough. */
    private List<Tile> free(Tile tile, boolean[] leftTaken, boolean[] rightTaken) {
        List<Tile> free = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= tile.length(); i++) {
            if (i == tile.length() || leftTaken[tile.left() + i] || rightTaken[tile.right() + i]) {
                if (i - start >= least) {
                    free.add(new Tile(tile.left() + start, tile.right() + start, i - start));
                }
                start = i + 1;
            }
        }
        return free;
    }

    private List<Tile> runs() {
        Places places = new Places(right, rightSize, least);
        List<Tile> runs = new ArrayList<>();
        for (RunHash hash = new RunHash(left, least); hash.next() && budget.spend(1); ) {
            int met = 0;
            int place = places.first(hash.value());
            while (place >= 0 && met++ < MOST_PLACES) {
                addRun(hash.place(), place, runs);
                place = places.next(place);
            }
            if (place >= 0) {
                budget.exceed();
            }
        }
        return runs;
    }

    private void addRun(int leftPlace, int rightPlace, List<Tile> runs) {
        boolean begins = leftPlace == 0
                || rightPlace == 0
                || left[leftPlace - 1] == Residue.GONE
                || left[leftPlace - 1] != right[rightPlace - 1];
        if (!begins) {
            return;
        }
        int length = 0;
        while (leftPlace + length < left.length
                && rightPlace + length < right.length
                && left[leftPlace + length] != Residue.GONE
                && left[leftPlace + length] == right[rightPlace + length]
                && budget.spend(1)) {
            length++;
        }
        if (length >= least) {
            runs.add(new Tile(leftPlace, rightPlace, length));
        }
    }

    /** The hashes of all runs of {@code length} words that are left over, one after the other. */
    private static final class RunHash {
        private static final long FACTOR = 0x9E3779B97F4A7C15L;

        private final int[] words;
        private final int length;
        private final long leaving;
        private int end;
        private int run;
        private long value;

        RunHash(int[] words, int length) {
            this.words = words;
            this.length = length;
            long power = 1;
            for (int i = 0; i < length; i++) {
                power *= FACTOR;
            }
            this.leaving = power;
        }

        /** Goes to the next run, if there is one. */
        boolean next() {
            while (end < words.length) {
                int word = words[end++];
                if (word == Residue.GONE) {
                    run = 0;
                    value = 0;
                    continue;
                }
                value = value * FACTOR + word + 1;
                if (run == length) {
                    value -= leaving * (words[end - 1 - length] + 1L);
                } else {
                    run++;
                }
                if (run == length) {
                    return true;
                }
            }
            return false;
        }

        long value() {
            return value;
        }

        int place() {
            return end - length;
        }
    }

    /** Where runs stand, by their hashes. */
    private static final class Places {
        private final Numbering numbering;
        private final int[] first;
        private final int[] next;

        Places(int[] words, int size, int length) {
            numbering = new Numbering(size);
            first = new int[size];
            next = new int[words.length];
            int[] last = new int[size];
            for (RunHash hash = new RunHash(words, length); hash.next(); ) {
                int before = numbering.size();
                int number = numbering.add(hash.value());
                if (number == before) {
                    first[number] = hash.place();
                } else {
                    next[last[number]] = hash.place();
                }
                last[number] = hash.place();
                next[hash.place()] = -1;
            }
        }

        int first(long hash) {
            int number = numbering.find(hash);
            return number < 0 ? -1 : first[number];
        }

        int next(int place) {
            return next[place];
        }
    }
}
