package io.kindred.comparison.align;

import io.kindred.comparison.align.Tiling.Tile;
import io.kindred.fingerprint.reading.Reading;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Finds words that moved from one sentence to another within a paragraph, all of whose other words stayed. */
final class LooseWords {
    /** From which similarity on what a linked sentence lost is a few words rather than its content. */
    private static final double NEARLY_SAME = 0.7;

    private final Reading left;
    private final Reading right;
    private final SentenceLinks links;
    private final Residue residue;
    private final BitSet leftTiled = new BitSet();
    private final BitSet rightTiled = new BitSet();
    private final List<Tie> ties = new ArrayList<>();

    private LooseWords(Reading left, Reading right, SentenceLinks links, Residue residue, List<Tile> tiles) {
        this.left = left;
        this.right = right;
        this.links = links;
        this.residue = residue;
        for (Tile tile : tiles) {
            leftTiled.set(tile.left(), tile.left() + tile.length());
            rightTiled.set(tile.right(), tile.right() + tile.length());
        }
    }

    static List<Tie> ties(Reading left, Reading right, SentenceLinks links, Residue residue, List<Tile> tiles) {
        LooseWords words = new LooseWords(left, right, links, residue, tiles);
        for (int chunk = 0; chunk < left.chunks().size(); chunk++) {
            words.sentences(chunk).values().forEach(words::tie);
        }
        return words.ties;
    }

    /** The sentences of a chunk of left that lost few words, by the chunks of right they became part of. */
    private Map<Integer, List<Integer>> sentences(int chunk) {
        Map<Integer, List<Integer>> sentences = new TreeMap<>();
        for (int sentence = left.firstSentence(chunk); sentence < left.firstSentence(chunk + 1); sentence++) {
            double similarity = links.similarity(sentence);
            if (links.rightOf(sentence) != SentenceLinks.NONE && similarity >= NEARLY_SAME && similarity < 1) {
                sentences
                        .computeIfAbsent(right.chunkOf(links.rightOf(sentence)), key -> new ArrayList<>())
                        .add(sentence);
            }
        }
        return sentences;
    }

    private void tie(List<Integer> sentences) {
        if (sentences.size() < 2) {
            return;
        }
        Map<Integer, Deque<Integer>> lost = new HashMap<>();
        for (int sentence : sentences) {
            for (int word = left.firstWord(sentence); word < left.firstWord(sentence + 1); word++) {
                if (residue.left()[word] != Residue.GONE && !leftTiled.get(word)) {
                    lost.computeIfAbsent(residue.left()[word], key -> new ArrayDeque<>())
                            .add(word);
                }
            }
        }
        for (int sentence : sentences) {
            int partner = links.rightOf(sentence);
            for (int word = right.firstWord(partner); word < right.firstWord(partner + 1); word++) {
                Deque<Integer> from = rightTiled.get(word) ? null : lost.get(residue.right()[word]);
                if (from != null && !from.isEmpty()) {
                    int origin = from.remove();
                    ties.add(new Tie(
                            Run.ofWords(left, origin, origin + 1), Run.ofWords(right, word, word + 1), 1, false));
                }
            }
        }
    }
}
