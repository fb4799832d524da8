package io.kindred.comparison.align;

import java.util.ArrayList;
import java.util.List;

/**
 * The ties of one chunk of left with one chunk of right.
 *
 * @param from the first of them among all ties
 * @param to the one after the last
 */
record TieBlock(int leftChunk, int rightChunk, int from, int to) {
    /** The blocks of ties that are sorted by chunks. */
    static List<TieBlock> of(List<Tie> ties) {
        List<TieBlock> blocks = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= ties.size(); i++) {
            if (i == ties.size() || !sameChunks(ties.get(from), ties.get(i))) {
                Tie tie = ties.get(from);
                blocks.add(new TieBlock(tie.left().chunk(), tie.right().chunk(), from, i));
                from = i;
            }
        }
        return blocks;
    }

    private static boolean sameChunks(Tie tie, Tie other) {
        return tie.left().chunk() == other.left().chunk()
                && tie.right().chunk() == other.right().chunk();
    }
}
