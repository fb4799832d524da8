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
    private static final int LONG_TEXT = 5_000;
    private static final double LITTLE = 0.03;
    private static final int BOOK = 20_000;
    private static final int MUCH_LONGER = 5;

    /** Aligns two readings, step by step. */
    static Alignment of(Reading left, Reading right, Budget budget) {
        SentenceLinks links = new SentenceLinks(left.sentences(), right.sentences());
        EqualSentences.join(left, right, links);
        boolean strangers = areStrangers(left, right);
        if (!strangers) {
            SimilarSentences.join(left, right, links, budget);
        }
        List<Tie> ties = linked(left, right, links);
        Residue residue = new Residue(left, right, links);
        List<Tile> tiles = Tiling.tiles(residue, budget);
        tiles.forEach(tile -> addParts(left, right, tile, ties));
        ties.addAll(LooseWords.ties(left, right, links, residue, tiles));
        if (!strangers && mayBeNoisy(left, right)) {
            ties.addAll(Chaining.ties(left, right, ties, budget));
        }
        ties.sort(Tie.BY_CHUNKS);
        return new Alignment(left, right, links, ties, TieBlock.of(ties), budget.isExceeded());
    }

    /**
     * Whether two long documents have nothing in common but passages, taken over word for word. Were one a version of the
     * other, however much edited or misread, more of its runs of words would be left whole.
     */
    private static boolean areStrangers(Reading left, Reading right) {
        if (Math.min(left.words(), right.words()) <= LONG_TEXT) {
            return false;
        }
        int fewer = Math.min(left.longRuns().size(), right.longRuns().size());
        return left.longRuns().common(right.longRuns()) < LITTLE * fewer;
    }

    /** Whether one text may be the other, badly misread; to seek a page in a book costs much and finds little. */
    private static boolean mayBeNoisy(Reading left, Reading right) {
        int shorter = Math.min(left.words(), right.words());
        int longer = Math.max(left.words(), right.words());
        return longer <= BOOK || longer <= MUCH_LONGER * shorter;
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
