package io.kindred.index;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Finds those of many codes that differ from one in few bits. Exact; may be shared between threads. */
public final class HammingIndex {
    /*
     * See CodeBlocks for why the tables find every code. A code that several blocks lead to is taken in the first of them,
     * so that nothing need be remembered. Where looking into the tables would cost more than looking at every code, every
     * code is looked at.
     */
    private final long[] codes;
    private final int radius;
    private final List<Block> blocks;

    /**
     * An index of codes.
     *
     * @param codes the codes; the place of each in the array is its number
     * @param radius the most bits that an answer may differ in, 0 to 64
     */
    public HammingIndex(long[] codes, int radius) {
        this.codes = codes.clone();
        this.radius = CodeBlocks.checked(radius);
        this.blocks = CodeBlocks.best(codes.length, radius).map(this::blocks).orElseGet(List::of);
    }

    private List<Block> blocks(CodeBlocks cut) {
        return IntStream.range(0, cut.count())
                .filter(block -> cut.radius(block) >= 0)
                .mapToObj(block -> new Block(cut, block, codes))
                .toList();
    }

    /** The most bits that an answer may differ in. */
    public int radius() {
        return radius;
    }

    /** The numbers of the codes that differ from one in at most {@link #radius} bits, ascending. */
    public int[] near(long code) {
        Found found = new Found();
        if (blocks.isEmpty()) {
            lookAtAll(code, found);
        }
        for (Block block : blocks) {
            block.look(code, found);
        }
        return found.sorted();
    }

    private void lookAtAll(long code, Found found) {
        for (int i = 0; i < codes.length; i++) {
            if (Long.bitCount(codes[i] ^ code) <= radius) {
                found.add(i);
            }
        }
    }

    /** One block of all codes, and the differences to look for in it. */
    private static final class Block {
        private final CodeBlocks cut;
        private final int number;
        private final CodeTable table;
        private final int[] masks;

        Block(CodeBlocks cut, int number, long[] codes) {
            this.cut = cut;
            this.number = number;
            this.table = new CodeTable(codes, cut, number);
            this.masks = cut.masks(number);
        }

        void look(long code, Found found) {
            int value = cut.value(code, number);
            for (int mask : masks) {
                int end = table.start((value ^ mask) + 1);
                for (int row = table.start(value ^ mask); row < end; row++) {
                    long difference = table.code(row) ^ code;
                    if (Long.bitCount(difference) <= cut.radius() && !cut.isKnownBefore(difference, number)) {
                        found.add(table.place(row));
                    }
                }
            }
        }
    }

    private static final class Found {
        private int[] numbers = new int[8];
        private int size;

        void add(int number) {
            if (size == numbers.length) {
                numbers = Arrays.copyOf(numbers, 2 * size);
            }
            numbers[size++] = number;
        }

        int[] sorted() {
            int[] sorted = Arrays.copyOf(numbers, size);
            Arrays.sort(sorted);
            return sorted;
        }
    }
}
