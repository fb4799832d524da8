package io.kindred.comparison.align;

import io.kindred.comparison.Reading;
import io.kindred.comparison.align.Tiling.Tile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which words of left became which words of right.
 *
 * @param links the sentences that are joined
 * @param ties the runs of words that are joined, within one chunk on each side, in the order of left: the linked
 *     sentences and what tiling found beside them
 */
record Alignment(Reading left, Reading right, SentenceLinks links, List<Tie> ties, boolean approximate) {
    /** Aligns two readings, step by step. */
    static Alignment of(Reading left, Reading right, Budget budget) {
        SentenceLinks links = new SentenceLinks(left.sentences(), right.sentences());
        EqualSentences.join(left, right, links);
        SimilarSentences.join(left, right, links, budget);
        List<Tie> ties = new ArrayList<>(linked(left, right, links));
        for (Tile tile : Tiling.tiles(new Residue(left, right, links), budget)) {
            addParts(left, right, tile, ties);
        }
        ties.addAll(Chaining.ties(left, right, ties, budget));
        ties.sort(Comparator.comparingInt(Tie::leftFirst).thenComparingInt(Tie::rightFirst));
        return new Alignment(left, right, links, ties, budget.isExceeded());
    }

    private static List<Tie> linked(Reading left, Reading right, SentenceLinks links) {
        List<Tie> ties = new ArrayList<>();
        for (int sentence = 0; sentence < left.sentences(); sentence++) {
            int partner = links.rightOf(sentence);
            if (partner != SentenceLinks.NONE) {
                ties.add(new Tie(
                        left.firstWord(sentence),
                        left.firstWord(sentence + 1),
                        right.firstWord(partner),
                        right.firstWord(partner + 1),
                        links.similarity(sentence)));
            }
        }
        return ties;
    }

    /** Adds a tile as ties that end where a sentence ends on either side. */
    private static void addParts(Reading left, Reading right, Tile tile, List<Tie> ties) {
        int done = 0;
        while (done < tile.length()) {
            int leftAt = tile.left() + done;
            int rightAt = tile.right() + done;
            int leftRoom = left.firstWord(left.sentenceOf(leftAt) + 1) - leftAt;
            int rightRoom = right.firstWord(right.sentenceOf(rightAt) + 1) - rightAt;
            int length = Math.min(tile.length() - done, Math.min(leftRoom, rightRoom));
            ties.add(new Tie(leftAt, leftAt + length, rightAt, rightAt + length, 1));
            done += length;
        }
    }

    /** Whether a tie joins two whole sentences, rather than parts of them. */
    boolean isLink(Tie tie) {
        int sentence = left.sentenceOf(tie.leftFirst());
        int partner = links.rightOf(sentence);
        return partner != SentenceLinks.NONE
                && left.firstWord(sentence) == tie.leftFirst()
                && left.firstWord(sentence + 1) == tie.leftEnd()
                && right.firstWord(partner) == tie.rightFirst()
                && right.firstWord(partner + 1) == tie.rightEnd();
    }
}
