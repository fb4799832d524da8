package io.kindred.index;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Finds all pairs of codes that differ in few bits. Exact.
 *
 * <p>Codes that are the same are one: see {@link CodeGroups}.
 */
public final class HammingJoin {
    /*
     * The tables of CodeBlocks, joined with themselves: the codes with a value in a block are compared with those whose value
     * differs in few bits. A pair is told by the first block that leads to it, so that none is told twice and none need be
     * remembered. A few codes are all compared.
     *
     * Every value is the work of one thread, and what the threads find is sorted, so that the answer does not depend on
     * them.
     */
    private static final int TASK = 256;

    private final long[] codes;
    private final int radius;

    /**
     * A join.
     *
     * @param codes codes, distinct if there may be many that are the same
     * @param radius the most bits that a pair may differ in, 0 to 64
     */
    public HammingJoin(long[] codes, int radius) {
        this.codes = codes.clone();
        this.radius = CodeBlocks.checked(radius);
    }

    /** All pairs, each {@code lower << 32 | higher} of the places of the two codes, ascending. */
    public long[] pairs() {
        long[] pairs = CodeBlocks.best(codes.length, radius).map(this::joined).orElseGet(this::compared);
        Arrays.parallelSort(pairs);
        return pairs;
    }

    private long[] compared() {
        return IntStream.range(0, codes.length)
                .parallel()
                .mapToObj(this::comparedWith)
                .flatMapToLong(LongStream::of)
                .toArray();
    }

    private long[] comparedWith(int first) {
        PairList pairs = new PairList();
        for (int second = first + 1; second < codes.length; second++) {
            if (Long.bitCount(codes[first] ^ codes[second]) <= radius) {
                pairs.add(first, second);
            }
        }
        return pairs.all();
    }

    private long[] joined(CodeBlocks blocks) {
        return IntStream.range(0, blocks.count())
                .filter(block -> blocks.radius(block) >= 0)
                .mapToObj(block -> joined(blocks, block))
                .flatMapToLong(LongStream::of)
                .toArray();
    }

    private long[] joined(CodeBlocks blocks, int block) {
        CodeTable table = new CodeTable(codes, blocks, block);
        int[] masks = blocks.masks(block);
        return IntStream.range(0, (table.values() + TASK - 1) / TASK)
                .parallel()
                .mapToObj(task -> joined(new Block(blocks, block, table), masks, task))
                .flatMapToLong(LongStream::of)
                .toArray();
    }

    private static long[] joined(Block block, int[] masks, int task) {
        PairList pairs = new PairList();
        int end = Math.min(block.table().values(), (task + 1) * TASK);
        for (int value = task * TASK; value < end; value++) {
            if (block.table().start(value) < block.table().start(value + 1)) {
                for (int mask : masks) {
                    if (value <= (value ^ mask)) {
                        block.join(value, value ^ mask, pairs);
                    }
                }
            }
        }
        return pairs.all();
    }

    /** One block of all codes. */
    private record Block(CodeBlocks blocks, int number, CodeTable table) {
        void join(int value, int other, PairList pairs) {
            int end = table.start(value + 1);
            int otherEnd = table.start(other + 1);
            for (int row = table.start(value); row < end; row++) {
                long code = table.code(row);
                for (int second = value == other ? row + 1 : table.start(other); second < otherEnd; second++) {
                    long difference = code ^ table.code(second);
                    if (Long.bitCount(difference) <= blocks.radius() && !blocks.isKnownBefore(difference, number)) {
                        pairs.add(table.place(row), table.place(second));
                    }
                }
            }
        }
    }

    /** Pairs of places. */
    private static final class PairList {
        private long[] pairs = new long[8];
        private int size;

        void add(int one, int other) {
            if (size == pairs.length) {
                pairs = Arrays.copyOf(pairs, 2 * size);
            }
            pairs[size++] = (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
        }

        long[] all() {
            return Arrays.copyOf(pairs, size);
        }
    }
}
