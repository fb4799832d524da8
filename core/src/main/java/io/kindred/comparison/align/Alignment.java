package io.kindred.comparison.align;

import io.kindred.comparison.align.Tiling.Tile;
import io.kindred.fingerprint.reading.Reading;
import java.util.ArrayList;
import java.util.List;

/**
 * Which words of left became which words of right.
 *
 * @param links the sentences that are joined
 * @param ties the runs of words that are joined, {@linkplain Tie#BY_CHUNKS by chunks}: the linked sentences and what was
 *     found beside them
 * @param blocks the ties of each pair of chunks
 */
record Alignment(
        Reading left, Reading right, SentenceLinks links, List<Tie> ties, List<TieBlock> blocks, boolean approximate) {
    /** Aligns two readings, step by step. */
    static Alignment of(Reading left, Reading right, Budget budget) {
        SentenceLinks links = new SentenceLinks(left.sentences(), right.sentences());
        EqualSentences.join(left, right, links);
        Resemblance resemblance = Resemblance.of(left, right);
        if (!resemblance.isOfStrangers()) {
            SimilarSentences.join(left, right, links, budget);
        }
        List<Tie> ties = linked(left, right, links);
        Residue residue = new Residue(left, right, links);
        List<Tile> tiles = Tiling.tiles(residue, budget);
        tiles.forEach(tile -> addParts(left, right, tile, ties));
        ties.addAll(LooseWords.ties(left, right, links, residue, tiles));
        if (resemblance.mayBeNoisy()) {
            ties.addAll(Chaining.ties(left, right, ties, budget));
        }
        ties.sort(Tie.BY_CHUNKS);
        return new Alignment(left, right, links, ties, TieBlock.of(ties), budget.isExceeded());
    }

    private static List<Tie> linked(Reading left, Reading right, SentenceLinks links) {
        List<Tie> ties = new ArrayList<>();
        for (int sentence = 0; sentence < left.sentences(); sentence++) {
            int partner = links.rightOf(sentence);
            if (partner != SentenceLinks.NONE) {
                ties.add(new Tie(
                        Run.ofSentence(left, sentence),
                        Run.ofSentence(right, partner),
                        links.similarity(sentence),
                        true));
            }
        }
        return ties;
    }

    /** Adds a tile as ties that end where a sentence ends on either side. */
    private static void addParts(Reading left, Reading right, Tile tile, List<Tie> ties) {
        int done = 0;
        while (done < tile.length()) {
            Run leftRun = Run.ofWords(left, tile.left() + done, tile.left() + tile.length());
            Run rightRun = Run.ofWords(right, tile.right() + done, tile.right() + tile.length());
            int length = Math.min(leftRun.length(), rightRun.length());
            ties.add(new Tie(leftRun.cut(length), rightRun.cut(length), 1, false));
            done += length;
        }
    }
}
