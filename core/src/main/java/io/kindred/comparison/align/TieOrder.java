package io.kindred.comparison.align;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How much of what is tied keeps its order.
 *
 * @param order the share in chunks that ascend on both sides
 * @param flow the share that ascends on both sides within its pair of chunks
 */
record TieOrder(double order, double flow) {
    /** The order of the ties of an alignment, each of which has the mass at its index. */
    static TieOrder of(Alignment alignment, double[] masses) {
        List<TieBlock> blocks = alignment.blocks();
        double[] blockMasses = blocks.stream()
                .mapToDouble(block -> sum(masses, block.from(), block.to()))
                .toArray();
        double all = sum(blockMasses, 0, blockMasses.length);
        if (all <= 0) {
            return new TieOrder(1, 1);
        }
        double strayed = 0;
        for (TieBlock block : blocks) {
            strayed += strayed(block, alignment.ties(), masses);
        }
        int[] places = blocks.stream().mapToInt(TieBlock::rightChunk).toArray();
        return new TieOrder(1 - strayed(places, blockMasses) / all, 1 - strayed / all);
    }

    private static double strayed(TieBlock block, List<Tie> ties, double[] masses) {
        if (block.to() - block.from() == 1) {
            return 0;
        }
        int[] places = IntStream.range(block.from(), block.to())
                .map(tie -> ties.get(tie).right().first())
                .toArray();
        return strayed(places, Arrays.copyOfRange(masses, block.from(), block.to()));
    }

    /** The mass of what must move for the rest to ascend. */
    private static double strayed(int[] places, double[] masses) {
        BitSet staying = HeaviestOrder.of(places, masses);
        return IntStream.range(0, masses.length)
                .filter(member -> !staying.get(member))
                .mapToDouble(member -> masses[member])
                .sum();
    }

    private static double sum(double[] values, int from, int to) {
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += values[i];
        }
        return sum;
    }
}
