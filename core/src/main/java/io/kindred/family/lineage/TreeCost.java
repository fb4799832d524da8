package io.kindred.family.lineage;

import java.util.Arrays;
import java.util.BitSet;

/** What a tree of states costs: the lower, the more likely it is the true one. */
final class TreeCost {
    /*
     * Between neighbours in a history some text comes and some goes. Their distance alone does not tell who the neighbours are:
     * where a change is partly undone, the state after it is nearer to the one before it than to the one it was made from, and a
     * minimum spanning tree hangs the change aside as a branch. What decides is whether anything of the change was kept.
     * Nobody writes the same words twice by chance, so a tree in which two branches came to the same text each on its own is
     * all but impossible, while text that is deleted, or put back from an older state, is an everyday thing. This is the
     * idea of Dollo's law, as [1] made it a way to build trees: a piece arises once and may be lost many times.
     *
     * So a tree pays for every piece of text: much for arising once more than once, some for coming back below a state that had it,
     * little for being lost. The amount of text in a pattern counts with a power below one, since pieces that come together
     * were written together. A further child costs a little too: most documents are worked on in one line.
     *
     * [1] J. S. Farris, Phylogenetic analysis under Dollo's law, Systematic Zoology 26, 1977.
     */

    /** How many states a tree may have. */
    static final int MOST = Long.SIZE;

    private final int states;
    private final long[] holders;
    private final double[] amounts;
    private final double[][] odds;
    private final TreeWeights weights;

    /**
     * The costs of the trees of some states.
     *
     * @param odds how much cheaper it is that the second of two states was made from the first
     */
    TreeCost(Patterns patterns, double[][] odds, TreeWeights weights) {
        this.states = patterns.states();
        if (states > MOST) {
            throw new IllegalArgumentException("too many states: " + states);
        }
        this.odds = odds;
        this.weights = weights;
        this.holders = new long[patterns.size()];
        this.amounts = new double[patterns.size()];
        for (int pattern = 0; pattern < holders.length; pattern++) {
            holders[pattern] = mask(patterns.holders(pattern));
            amounts[pattern] = StrictMath.pow(patterns.weight(pattern), weights.damping());
        }
        double step = Arrays.stream(amounts).sum() / Math.max(1, states - 1);
        for (int pattern = 0; pattern < holders.length; pattern++) {
            amounts[pattern] /= step;
        }
    }

    private static long mask(BitSet set) {
        return set.isEmpty() ? 0 : set.toLongArray()[0];
    }

    /** The cost of a tree, given by the parent of each state and -1 for the root; infinite if it is no tree. */
    double of(int[] parents) {
        long[] ancestors = ancestors(parents);
        if (ancestors.length == 0) {
            return Double.POSITIVE_INFINITY;
        }
        long[] children = new long[states];
        double cost = 0;
        for (int state = 0; state < states; state++) {
            if (parents[state] >= 0) {
                children[parents[state]] |= 1L << state;
                cost -= odds[parents[state]][state];
            }
        }
        for (long brood : children) {
            cost += weights.branch() * Math.max(0, Long.bitCount(brood) - 1);
        }
        for (int pattern = 0; pattern < holders.length; pattern++) {
            cost += amounts[pattern] * changes(holders[pattern], children, ancestors);
        }
        return cost;
    }

    /** What the changes cost that the tree needs to explain who has a piece. */
    private double changes(long has, long[] children, long[] ancestors) {
        long heirs = 0;
        for (long rest = has; rest != 0; rest &= rest - 1) {
            heirs |= children[Long.numberOfTrailingZeros(rest)];
        }
        int regained = 0;
        int gained = 0;
        for (long rest = has & ~heirs; rest != 0; rest &= rest - 1) {
            if ((ancestors[Long.numberOfTrailingZeros(rest)] & has) != 0) {
                regained++;
            } else {
                gained++;
            }
        }
        return weights.parallel() * (gained - 1)
                + weights.regain() * regained
                + weights.loss() * Long.bitCount(heirs & ~has);
    }

    /** For each state the states above it; empty if the parents go round in a circle. */
    private long[] ancestors(int[] parents) {
        long[] ancestors = new long[states];
        for (int state = 0; state < states; state++) {
            int steps = 0;
            for (int at = parents[state]; at >= 0; at = parents[at]) {
                ancestors[state] |= 1L << at;
                if (++steps >= states) {
                    return new long[0];
                }
            }
        }
        return ancestors;
    }
}
