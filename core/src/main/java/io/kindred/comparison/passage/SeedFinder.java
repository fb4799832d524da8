package io.kindred.comparison.passage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Finds the units that are alike, but for those that are both in runs. */
final class SeedFinder {
    private static final double COSINE = 0.33;
    private static final double DICE = 0.33;
    private static final long FREE_PAIRS = 1 << 21;
    private static final int PAIRS_PER_UNIT = 32;
    private static final int MOST_PARTNERS = 16;

    private final Vectors left;
    private final Vectors right;
    private final BitSet leftInRuns;
    private final BitSet rightInRuns;
    private final Postings postings;
    private final List<Seed> seeds = new ArrayList<>();
    private boolean approximate;

    SeedFinder(Vectors left, BitSet leftInRuns, Vectors right, BitSet rightInRuns, int words) {
        this.left = left;
        this.right = right;
        this.leftInRuns = leftInRuns;
        this.rightInRuns = rightInRuns;
        this.postings = new Postings(left, COSINE, words);
        join(cheapest(words));
        dropCrowded();
    }

    List<Seed> seeds() {
        return seeds;
    }

    /** Whether words or units were left out because they stand in too many places. */
    boolean approximate() {
        return approximate;
    }

    /** The words to look for: as many as the budget of pairs allows, those with the fewest pairs first. */
    private BitSet cheapest(int words) {
        long budget = FREE_PAIRS + (long) PAIRS_PER_UNIT * (left.units() + right.units());
        Postings others = new Postings(right, COSINE, words);
        List<Cost> costs = new ArrayList<>();
        int[] leftKnown = postings.sizesWithin(leftInRuns);
        int[] rightKnown = others.sizesWithin(rightInRuns);
        for (int word = 0; word < words; word++) {
            long pairs = (long) postings.size(word) * others.size(word) - (long) leftKnown[word] * rightKnown[word];
            if (pairs > 0) {
                costs.add(new Cost(pairs, word));
            }
        }
        costs.sort(null);
        BitSet cheapest = new BitSet();
        for (Cost cost : costs) {
            budget -= cost.pairs;
            approximate |= budget < 0;
            cheapest.set(cost.word, budget >= 0);
        }
        return cheapest;
    }

    private void join(BitSet words) {
        int[] seenBy = new int[left.units()];
        Arrays.fill(seenBy, -1);
        for (int other = 0; other < right.units(); other++) {
            int before = seeds.size();
            int end = right.prefixEnd(other, COSINE);
            for (int entry = right.start(other); entry < end; entry++) {
                if (words.get(right.word(entry))) {
                    probe(right.word(entry), other, seenBy);
                }
            }
            if (seeds.size() - before > MOST_PARTNERS) {
                seeds.subList(before, seeds.size()).clear();
                approximate = true;
            }
        }
    }

    private void probe(int word, int other, int[] seenBy) {
        boolean inRun = rightInRuns.get(other);
        for (int p = postings.from(word); p < postings.to(word); p++) {
            int unit = postings.unit(p);
            if (seenBy[unit] != other && !(inRun && leftInRuns.get(unit))) {
                seenBy[unit] = other;
                if (Vectors.alike(left, unit, right, other, COSINE, DICE)) {
                    seeds.add(new Seed(unit, other, Seed.NO_RUN));
                }
            }
        }
    }

    /** A unit that is like many others is a phrase that says nothing of where it was taken from. */
    private void dropCrowded() {
        int[] partners = new int[left.units()];
        seeds.forEach(seed -> partners[seed.left()]++);
        approximate |= seeds.removeIf(seed -> partners[seed.left()] > MOST_PARTNERS);
    }

    private record Cost(long pairs, int word) implements Comparable<Cost> {
        @Override
        public int compareTo(Cost other) {
            int byPairs = Long.compare(pairs, other.pairs);
            return byPairs != 0 ? byPairs : Integer.compare(word, other.word);
        }
    }
}
