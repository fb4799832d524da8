package io.kindred.comparison.align;

import io.kindred.fingerprint.reading.Reading;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds stretches that are the same but for noise: a page as it was printed and as a scanner misread it, where hardly a
 * word is left whole.
 */
final class Chaining {
    /*
     * Short runs of letters survive in noise where words do not, and they survive in order and at nearly the same
     * distance, while the runs that two unrelated texts of one language share by chance do not. So runs of k letters that
     * both sides have are chained as genome aligners chain their seeds [1]: a chain grows by what a seed adds, less a
     * little for the letters it skips and more for those it skips on one side only. The k grows with the sizes of both
     * sides so that chance seeds stay few; spaces are left out since noise adds and removes them.
     *
     * How alike a stretch is follows from the letters that seeds cover: if each letter is misread with the same chance,
     * and p are not, a letter is covered with a probability close to p to the power of 2.6 for seeds of four.
     *
     * [1] H. Li, Minimap2: pairwise alignment for nucleotide sequences, Bioinformatics 34, 2018.
     */
    private static final int SHORTEST_SEED = 4;
    private static final double LETTERS_PER_SEED = 1.6;
    private static final int MOST_PLACES = 8;

    /** How many places are looked at for a run: other runs may stand in the same bucket, and a text may be one run. */
    private static final int MOST_VISITED = 256;

    private static final int LOOK_BACK = 48;
    private static final int WIDEST_GAP = 60;
    private static final double SKIPPED = 0.08;
    private static final double SHIFTED = 0.4;
    private static final double LEAST_SCORE = 48;
    private static final double LEGIBLE = 1 / 2.6;
    private static final int FEWEST_COVERED = 10;
    private static final int MOST_LETTERS = 2_000_000;
    private static final int STRETCH = 128;
    private static final int SHIFT = 16;
    private static final int LEAST_COMPANY = 6;

    private final Letters left;
    private final Letters right;
    private final int k;
    private int[] leftSeeds = new int[256];
    private int[] rightSeeds = new int[256];
    private int seeds;

    private Chaining(Letters left, Letters right) {
        this.left = left;
        this.right = right;
        this.k = Math.max(SHORTEST_SEED, (int)
                Math.round(Math.log10((double) left.size() * right.size()) / LETTERS_PER_SEED));
    }

    /** The chains between what is not tied yet, as ties that end where a sentence ends. */
    static List<Tie> ties(Reading leftReading, Reading rightReading, List<Tie> tied, Budget budget) {
        Letters left = Letters.of(leftReading, words(tied, true), MOST_LETTERS);
        Letters right = Letters.of(rightReading, words(tied, false), MOST_LETTERS);
        if (left.size() < LEAST_SCORE || right.size() < LEAST_SCORE) {
            return List.of();
        }
        if (Math.max(left.size(), right.size()) > MOST_LETTERS || !budget.spend((long) left.size() + right.size())) {
            budget.exceed();
            return List.of();
        }
        Chaining chaining = new Chaining(left, right);
        chaining.seed();
        chaining.dropLonely();
        List<Tie> ties = new ArrayList<>();
        for (int[] chain : chaining.chains()) {
            chaining.addTies(chain, leftReading, rightReading, ties);
        }
        return ties;
    }

    private static BitSet words(List<Tie> ties, boolean ofLeft) {
        BitSet words = new BitSet();
        for (Tie tie : ties) {
            Run run = ofLeft ? tie.left() : tie.right();
            words.set(run.first(), run.end());
        }
        return words;
    }

    /** Finds the runs of letters that both sides have, but for those that right has too often. */
    private void seed() {
        int buckets = Integer.highestOneBit(Math.max(16, right.size())) * 2;
        int shift = Integer.numberOfLeadingZeros(buckets) + 1;
        int[] last = new int[buckets];
        int[] before = new int[right.size()];
        for (int at = 0; at + k <= right.size(); at++) {
            int bucket = right.hash(at, k) >>> shift;
            before[at] = last[bucket];
            last[bucket] = at + 1;
        }
        int[] found = new int[MOST_PLACES];
        for (int at = 0; at + k <= left.size(); at++) {
            int count = places(at, last[left.hash(at, k) >>> shift] - 1, before, found);
            for (int i = count - 1; i >= 0; i--) {
                addSeed(at, found[i]);
            }
        }
    }

    /** How many places right has a run of left at, or 0 if too many; {@code place} is the last that may be one. */
    private int places(int run, int place, int[] before, int[] found) {
        int count = 0;
        int visited = 0;
        for (int at = place; at >= 0 && visited < MOST_VISITED; at = before[at] - 1) {
            visited++;
            if (left.isSame(run, right, at, k)) {
                if (count == MOST_PLACES) {
                    return 0;
                }
                found[count++] = at;
            }
        }
        return count;
    }

    private void addSeed(int leftPlace, int rightPlace) {
        if (seeds == leftSeeds.length) {
            leftSeeds = Arrays.copyOf(leftSeeds, seeds * 2);
            rightSeeds = Arrays.copyOf(rightSeeds, seeds * 2);
        }
        leftSeeds[seeds] = leftPlace;
        rightSeeds[seeds++] = rightPlace;
    }

    /**
     * Drops the seeds that have no company: those of a chain stand near each other, on both sides alike. That is counted in
     * cells, a stretch of left by a range of shifts between left and right, together with the cells around.
     */
    private void dropLonely() {
        int cells = Integer.highestOneBit(Math.max(256, seeds)) * 4;
        int[] company = new int[cells];
        for (int seed = 0; seed < seeds; seed++) {
            company[cell(stretch(seed), shift(seed), cells)]++;
        }
        int kept = 0;
        for (int seed = 0; seed < seeds; seed++) {
            if (around(seed, company) >= LEAST_COMPANY) {
                leftSeeds[kept] = leftSeeds[seed];
                rightSeeds[kept++] = rightSeeds[seed];
            }
        }
        seeds = kept;
    }

    private int around(int seed, int[] company) {
        int sum = 0;
        for (int stretch = stretch(seed) - 1; stretch <= stretch(seed) + 1; stretch++) {
            for (int shift = shift(seed) - 1; shift <= shift(seed) + 1; shift++) {
                sum += company[cell(stretch, shift, company.length)];
            }
        }
        return sum;
    }

    private int stretch(int seed) {
        return leftSeeds[seed] / STRETCH;
    }

    private int shift(int seed) {
        return (rightSeeds[seed] - leftSeeds[seed] + left.size()) / SHIFT;
    }

    private static int cell(int stretch, int shift, int cells) {
        return ((stretch * 0x9E3779B1 + shift * 0x85EBCA6B) >>> 7) & (cells - 1);
    }

    /** The chains that are good enough, the best first, each as its seeds in order; no seed is in two. */
    private List<int[]> chains() {
        double[] score = new double[seeds];
        int[] before = new int[seeds];
        int near = 0;
        for (int seed = 0; seed < seeds; seed++) {
            score[seed] = k;
            before[seed] = -1;
            while (leftSeeds[seed] - leftSeeds[near] > WIDEST_GAP) {
                near++;
            }
            for (int other = Math.max(near, seed - LOOK_BACK); other < seed; other++) {
                double longer = score[other] + gain(other, seed);
                if (longer > score[seed]) {
                    score[seed] = longer;
                    before[seed] = other;
                }
            }
        }
        return disjoint(score, before);
    }

    /** What a seed adds to a chain that ends with another. */
    private double gain(int from, int to) {
        int leftStep = leftSeeds[to] - leftSeeds[from];
        int rightStep = rightSeeds[to] - rightSeeds[from];
        if (leftStep <= 0 || rightStep <= 0 || Math.max(leftStep, rightStep) > WIDEST_GAP) {
            return Double.NEGATIVE_INFINITY;
        }
        int step = Math.min(leftStep, rightStep);
        double skipped = Math.max(0, step - k);
        return Math.min(step, k) - SKIPPED * skipped - SHIFTED * Math.abs(leftStep - rightStep);
    }

    private List<int[]> disjoint(double[] score, int[] before) {
        long[] byScore = IntStream.range(0, seeds)
                .filter(seed -> score[seed] >= LEAST_SCORE)
                .mapToLong(seed -> -(long) (score[seed] * 1024) << 32 | seed)
                .sorted()
                .toArray();
        boolean[] used = new boolean[seeds];
        boolean[] leftUsed = new boolean[left.size()];
        boolean[] rightUsed = new boolean[right.size()];
        List<int[]> chains = new ArrayList<>();
        for (long key : byScore) {
            int end = (int) key;
            int[] chain = used[end] ? new int[0] : trace(end, before, used);
            double added = chain.length == 0 ? 0 : score[end] - (before[chain[0]] < 0 ? 0 : score[before[chain[0]]]);
            if (added >= LEAST_SCORE && isFree(chain, leftUsed, rightUsed)) {
                chains.add(chain);
            }
        }
        return chains;
    }

    private static int[] trace(int end, int[] before, boolean[] used) {
        int length = 0;
        for (int seed = end; seed >= 0 && !used[seed]; seed = before[seed]) {
            length++;
        }
        int[] chain = new int[length];
        for (int seed = end; length > 0; seed = before[seed]) {
            chain[--length] = seed;
            used[seed] = true;
        }
        return chain;
    }

    /** Whether no better chain stands where this one does; if so, it stands there from now on. */
    private boolean isFree(int[] chain, boolean[] leftUsed, boolean[] rightUsed) {
        int taken = 0;
        for (int seed : chain) {
            taken += leftUsed[leftSeeds[seed]] || rightUsed[rightSeeds[seed]] ? 1 : 0;
        }
        if (taken > 0) {
            return false;
        }
        int last = chain[chain.length - 1];
        Arrays.fill(leftUsed, leftSeeds[chain[0]], leftSeeds[last] + k, true);
        Arrays.fill(rightUsed, rightSeeds[chain[0]], rightSeeds[last] + k, true);
        return true;
    }

    /** Adds a chain, parted where a sentence ends on either side. */
    private void addTies(int[] chain, Reading leftReading, Reading rightReading, List<Tie> ties) {
        int start = 0;
        for (int i = 1; i <= chain.length; i++) {
            if (i == chain.length || !sameSentences(chain[start], chain[i], leftReading, rightReading)) {
                addTie(chain, start, i, leftReading, rightReading, ties);
                start = i;
            }
        }
    }

    private boolean sameSentences(int seed, int other, Reading leftReading, Reading rightReading) {
        return leftReading.sentenceOf(left.word(leftSeeds[seed])) == leftReading.sentenceOf(left.word(leftSeeds[other]))
                && rightReading.sentenceOf(right.word(rightSeeds[seed]))
                        == rightReading.sentenceOf(right.word(rightSeeds[other]));
    }

    private void addTie(int[] chain, int start, int end, Reading leftReading, Reading rightReading, List<Tie> ties) {
        int first = chain[start];
        int last = chain[end - 1];
        int covered = k;
        for (int i = start + 1; i < end; i++) {
            covered += Math.min(
                    k,
                    Math.min(
                            leftSeeds[chain[i]] - leftSeeds[chain[i - 1]],
                            rightSeeds[chain[i]] - rightSeeds[chain[i - 1]]));
        }
        if (covered < FEWEST_COVERED) {
            return;
        }
        int leftSpan = leftSeeds[last] + k - leftSeeds[first];
        int rightSpan = rightSeeds[last] + k - rightSeeds[first];
        ties.add(new Tie(
                Run.ofWords(leftReading, left.word(leftSeeds[first]), left.word(leftSeeds[last] + k - 1) + 1),
                Run.ofWords(rightReading, right.word(rightSeeds[first]), right.word(rightSeeds[last] + k - 1) + 1),
                legible(2.0 * covered / (leftSpan + rightSpan)),
                false));
    }

    /** The share of letters that agree, as it is likely where so many of them are covered by seeds. */
    private static double legible(double covered) {
        return Math.min(1, Math.pow(covered, LEGIBLE));
    }
}
