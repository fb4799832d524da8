package io.kindred.comparison.words;

import io.kindred.comparison.Comparison;
import io.kindred.comparison.Match;
import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.List;

/** Finds which words of a match were kept, deleted and inserted. */
public final class WordDiff {
    private static final long BUDGET = 20_000_000;

    private final long budget;

    public WordDiff() {
        this(BUDGET);
    }

    /** Compares two words so many times at the most; beyond that the answer is coarse. */
    WordDiff(long budget) {
        this.budget = budget;
    }

    /**
     * The edits that turn the left run of a match into the right one, in order, a deletion before the insertion that
     * replaces it. Words are the same if they are once normalised. The kept and deleted stretches together cover the
     * chunks of the left run, the kept and inserted ones those of the right, except for chunks without words.
     */
    public List<WordEdit> edits(Comparison comparison, Match match) {
        WordRun left = new WordRun(comparison.left(), match.left());
        WordRun right = new WordRun(comparison.right(), match.right());
        List<WordEdit> edits = new ArrayList<>();
        for (Block block : new ReadableScript(left, right).of(new ShortestScript(left, right, budget).blocks())) {
            addEdits(edits, block, left, right);
        }
        return edits;
    }

    private static void addEdits(List<WordEdit> edits, Block block, WordRun left, WordRun right) {
        Span leftSpan = left.span(block.leftFrom(), block.leftTo());
        Span rightSpan = right.span(block.rightFrom(), block.rightTo());
        if (block.kept()) {
            edits.add(new WordEdit(WordEdit.Kind.KEPT, leftSpan, rightSpan, block.left()));
            return;
        }
        if (block.left() > 0) {
            Span none = Span.of(rightSpan.from(), rightSpan.from());
            edits.add(new WordEdit(WordEdit.Kind.DELETED, leftSpan, none, block.left()));
        }
        if (block.right() > 0) {
            Span none = Span.of(leftSpan.to(), leftSpan.to());
            edits.add(new WordEdit(WordEdit.Kind.INSERTED, none, rightSpan, block.right()));
        }
    }
}
