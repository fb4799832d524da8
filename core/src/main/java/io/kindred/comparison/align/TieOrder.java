package io.kindred.comparison.align;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How much of what is tied keeps its order.
 *
 * @param order the share in chunks that ascend on both sides
 * @param flow the share that ascends on both sides within its pair of chunks
 */
record TieOrder(double order, double flow) {
    /** The ties of one chunk of left with one chunk of right. */
    private static final class Block {
        private final int leftChunk;
        private final int rightChunk;
        private final List<Integer> ties = new ArrayList<>();
        private double mass;

        Block(int leftChunk, int rightChunk) {
            this.leftChunk = leftChunk;
            this.rightChunk = rightChunk;
        }
    }

    /** The order of the ties of an alignment, each of which has the mass at its index. */
    static TieOrder of(Alignment alignment, double[] masses) {
        List<Block> blocks = blocks(alignment, masses);
        double all = 0;
        double flowing = 0;
        for (Block block : blocks) {
            all += block.mass;
            int[] places = block.ties.stream()
                    .mapToInt(tie -> alignment.ties().get(tie).rightFirst())
                    .toArray();
            flowing += heaviest(
                    places, block.ties.stream().mapToDouble(tie -> masses[tie]).toArray());
        }
        double ascending = heaviest(
                blocks.stream().mapToInt(block -> block.rightChunk).toArray(),
                blocks.stream().mapToDouble(block -> block.mass).toArray());
        return all <= 0 ? new TieOrder(1, 1) : new TieOrder(Math.min(1, ascending / all), Math.min(1, flowing / all));
    }

    private static double heaviest(int[] places, double[] masses) {
        return HeaviestOrder.of(places, masses).stream()
                .mapToDouble(member -> masses[member])
                .sum();
    }

    private static List<Block> blocks(Alignment alignment, double[] masses) {
        Map<Long, Block> blocks = new LinkedHashMap<>();
        for (int i = 0; i < masses.length; i++) {
            Tie tie = alignment.ties().get(i);
            int leftChunk = alignment.left().chunkOf(alignment.left().sentenceOf(tie.leftFirst()));
            int rightChunk = alignment.right().chunkOf(alignment.right().sentenceOf(tie.rightFirst()));
            Block block = blocks.computeIfAbsent(
                    (long) leftChunk << 32 | rightChunk, pair -> new Block(leftChunk, rightChunk));
            block.ties.add(i);
            block.mass += masses[i];
        }
        List<Block> sorted = new ArrayList<>(blocks.values());
        sorted.sort(
                Comparator.<Block>comparingInt(block -> block.leftChunk).thenComparingInt(block -> block.rightChunk));
        return sorted;
    }
}
