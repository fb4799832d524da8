package io.kindred.comparison.words;

import java.util.ArrayList;
import java.util.List;

/**
 * Rewrites a script of edits so that a person can read it.
 *
 * <p>A few short words that happen to stand between two replaced stretches are replaced along with them: "the" alone says
 * nothing. A deletion or insertion that could as well stand some words earlier or later goes to where a chunk or a sentence
 * begins.
 */
final class ReadableScript {
    private static final int FEW_WORDS = 4;

    private final WordRun left;
    private final WordRun right;

    ReadableScript(WordRun left, WordRun right) {
        this.left = left;
        this.right = right;
    }

    List<Block> of(List<Block> script) {
        return slid(withoutIslands(script));
    }

    private List<Block> withoutIslands(List<Block> script) {
        List<Block> done = new ArrayList<>();
        for (Block block : script) {
            done.add(block);
            while (endsWithIsland(done)) {
                Block after = done.remove(done.size() - 1);
                Block island = done.remove(done.size() - 1);
                Block before = done.remove(done.size() - 1);
                done.add(before.and(island).and(after));
            }
        }
        return done;
    }

    /** Whether the last but one block is a few kept words between two replacements each at least twice as long. */
    private boolean endsWithIsland(List<Block> blocks) {
        int size = blocks.size();
        if (size < 3 || blocks.get(size - 1).kept()) {
            return false;
        }
        Block island = blocks.get(size - 2);
        int needed = 2 * length(island);
        return island.left() <= FEW_WORDS
                && length(blocks.get(size - 1)) >= needed
                && length(blocks.get(size - 3)) >= needed;
    }

    /** The characters of the longer side of a block. */
    private int length(Block block) {
        return Math.max(
                left.characters(block.leftFrom(), block.leftTo()),
                right.characters(block.rightFrom(), block.rightTo()));
    }

    private List<Block> slid(List<Block> script) {
        List<Block> done = withKeptEnds(script);
        for (int i = 1; i + 1 < done.size(); i++) {
            if (done.get(i).isOneSided()) {
                slide(done, i, bestShift(done, i));
            }
        }
        done.removeIf(Block::isEmpty);
        return done;
    }

    /** The script with a kept block, empty if need be, at its begin and end. */
    private List<Block> withKeptEnds(List<Block> script) {
        List<Block> ends = new ArrayList<>(script);
        if (ends.isEmpty() || !ends.get(0).kept()) {
            ends.add(0, new Block(true, 0, 0, 0, 0));
        }
        if (!ends.get(ends.size() - 1).kept()) {
            ends.add(new Block(true, left.size(), left.size(), right.size(), right.size()));
        }
        return ends;
    }

    /** How many words to the right, or if negative to the left, a one-sided block should go. */
    private int bestShift(List<Block> script, int i) {
        Block block = script.get(i);
        boolean deletion = block.right() == 0;
        WordRun run = deletion ? left : right;
        int from = deletion ? block.leftFrom() : block.rightFrom();
        int to = deletion ? block.leftTo() : block.rightTo();
        int earliest = -room(script, i - 1);
        int latest = room(script, i + 1);
        int best = 0;
        for (int shift = -1; shift >= earliest && run.hash(from + shift) == run.hash(to + shift); shift--) {
            best = run.beginning(from + shift) > run.beginning(from + best) ? shift : best;
        }
        for (int shift = 1; shift <= latest && run.hash(from + shift - 1) == run.hash(to + shift - 1); shift++) {
            best = run.beginning(from + shift) > run.beginning(from + best) ? shift : best;
        }
        return best;
    }

    /** How many words a kept block can give away: all but one if it parts two replacements. */
    private static int room(List<Block> script, int i) {
        boolean parts = i > 0 && i + 1 < script.size();
        return script.get(i).left() - (parts ? 1 : 0);
    }

    /** Moves a block by so many words, which the kept blocks before and after it give and take. */
    private static void slide(List<Block> script, int i, int shift) {
        Block before = script.get(i - 1);
        Block block = script.get(i);
        Block after = script.get(i + 1);
        int leftFrom = block.leftFrom() + shift;
        int leftTo = block.leftTo() + shift;
        int rightFrom = block.rightFrom() + shift;
        int rightTo = block.rightTo() + shift;
        script.set(i - 1, new Block(true, before.leftFrom(), leftFrom, before.rightFrom(), rightFrom));
        script.set(i, new Block(false, leftFrom, leftTo, rightFrom, rightTo));
        script.set(i + 1, new Block(true, leftTo, after.leftTo(), rightTo, after.rightTo()));
    }
}
