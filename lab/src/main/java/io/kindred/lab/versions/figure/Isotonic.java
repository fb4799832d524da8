package io.kindred.lab.versions.figure;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The never decreasing step function from scores to the share of kin that fits pairs best in the least squares. */
public final class Isotonic {
    private final double[] from;
    private final double[] share;

    private Isotonic(double[] from, double[] share) {
        this.from = from;
        this.share = share;
    }

    /** Fits by pooling neighbours that are out of order. */
    public static Isotonic fit(List<Scored> pairs) {
        Map<Double, Block> ties = new TreeMap<>();
        for (Scored pair : pairs) {
            Block block = new Block(pair.score(), pair.kin() ? pair.weight() : 0, pair.weight());
            ties.merge(pair.score(), block, Block::with);
        }
        Deque<Block> blocks = new ArrayDeque<>();
        for (Block tie : ties.values()) {
            Block block = tie;
            while (!blocks.isEmpty() && blocks.getLast().share() >= block.share()) {
                block = blocks.removeLast().with(block);
            }
            blocks.addLast(block);
        }
        double[] from = new double[blocks.size()];
        double[] share = new double[blocks.size()];
        Iterator<Block> ascending = blocks.iterator();
        for (int i = 0; i < from.length; i++) {
            Block block = ascending.next();
            from[i] = block.from();
            share[i] = block.share();
        }
        return new Isotonic(from, share);
    }

    /** The share of kin among pairs with this score. */
    public double at(double score) {
        int block = from.length - 1;
        while (block > 0 && from[block] > score) {
            block--;
        }
        return share[block];
    }

    private record Block(double from, double kin, double weight) {
        double share() {
            return kin / weight;
        }

        Block with(Block next) {
            return new Block(from, kin + next.kin, weight + next.weight);
        }
    }
}
