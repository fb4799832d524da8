package io.kindred.comparison.words;

import com.github.difflib.algorithm.Change;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

/** Finds the fewest words to delete and insert, or gives up when that takes too long. */
final class ShortestScript {
    /*
     * Myers' algorithm needs time in proportion to the words times the edits, and in its divided form memory in proportion
     * to the words alone [1]. Two long texts with nothing in common would still take it for ever. The library knows no
     * limit, but it asks us about every pair of words it looks at: so we count, and stop it by an exception. Diagonals that
     * lie outside of the two texts are walked without asking; their number is bounded by the square of the difference of
     * the lengths, which is looked at first. Whoever gives up says so coarsely: what the two have in common at their
     * begin and end is kept, all between is replaced.
     *
     * [1] E. W. Myers, An O(ND) difference algorithm and its variations, Algorithmica 1 (1986).
     */
    private final WordRun left;
    private final WordRun right;
    private final long budget;

    ShortestScript(WordRun left, WordRun right, long budget) {
        this.left = left;
        this.right = right;
        this.budget = budget;
    }

    /** Blocks that tile both runs in order, kept ones and replaced ones by turns; none is empty. */
    List<Block> blocks() {
        int head = commonHead();
        int tail = commonTail(head);
        int leftEnd = left.size() - tail;
        int rightEnd = right.size() - tail;
        List<Block> blocks = new ArrayList<>();
        add(blocks, new Block(true, 0, head, 0, head));
        for (Block block : middle(new Block(false, head, leftEnd, head, rightEnd))) {
            add(blocks, block);
        }
        add(blocks, new Block(true, leftEnd, left.size(), rightEnd, right.size()));
        return blocks;
    }

    private List<Block> middle(Block all) {
        if (all.left() == 0 || all.right() == 0 || Math.pow(all.left() - all.right(), 2) > budget) {
            return List.of(all);
        }
        try {
            return parts(
                    all,
                    new MyersDiffWithLinearSpace<Long>(new Counter(budget)::same)
                            .computeDiff(
                                    new Hashes(left, all.leftFrom(), all.left()),
                                    new Hashes(right, all.rightFrom(), all.right()),
                                    null));
        } catch (Exhausted e) {
            return List.of(all);
        }
    }

    private static List<Block> parts(Block all, List<Change> changes) {
        List<Block> blocks = new ArrayList<>();
        int leftAt = all.leftFrom();
        int rightAt = all.rightFrom();
        for (Change change : changes) {
            int leftFrom = all.leftFrom() + change.startOriginal;
            int rightFrom = all.rightFrom() + change.startRevised;
            int leftTo = all.leftFrom() + change.endOriginal;
            int rightTo = all.rightFrom() + change.endRevised;
            add(blocks, new Block(true, leftAt, leftFrom, rightAt, rightFrom));
            add(blocks, new Block(false, leftFrom, leftTo, rightFrom, rightTo));
            leftAt = leftTo;
            rightAt = rightTo;
        }
        add(blocks, new Block(true, leftAt, all.leftTo(), rightAt, all.rightTo()));
        return blocks;
    }

    /** Adds a block that is not empty, joined to the one before if that is a replacement as well. */
    private static void add(List<Block> blocks, Block block) {
        int last = blocks.size() - 1;
        if (last >= 0 && !block.kept() && !blocks.get(last).kept()) {
            blocks.set(last, blocks.get(last).and(block));
        } else if (!block.isEmpty()) {
            blocks.add(block);
        }
    }

    private int commonHead() {
        int most = Math.min(left.size(), right.size());
        int head = 0;
        while (head < most && left.hash(head) == right.hash(head)) {
            head++;
        }
        return head;
    }

    private int commonTail(int head) {
        int most = Math.min(left.size(), right.size()) - head;
        int tail = 0;
        while (tail < most && left.hash(left.size() - tail - 1) == right.hash(right.size() - tail - 1)) {
            tail++;
        }
        return tail;
    }

    /** The hashes of a stretch of words. */
    private static final class Hashes extends AbstractList<Long> implements RandomAccess {
        private final WordRun words;
        private final int from;
        private final int size;

        Hashes(WordRun words, int from, int size) {
            this.words = words;
            this.from = from;
            this.size = size;
        }

        @Override
        public Long get(int i) {
            return words.hash(from + i);
        }

        @Override
        public int size() {
            return size;
        }
    }

    /** Tells whether two words are the same, so many times and no more. */
    private static final class Counter {
        private long left;

        Counter(long budget) {
            this.left = budget;
        }

        boolean same(Long one, Long other) {
            if (left-- <= 0) {
                throw new Exhausted();
            }
            return one.equals(other);
        }
    }

    /** The budget was spent. */
    private static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Exhausted() {
            super("too many comparisons", null, false, false);
        }
    }
}
