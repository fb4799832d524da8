package io.kindred.cli;

import io.kindred.chunk.Chunk;
import io.kindred.comparison.Match;
import java.util.List;
import java.util.Optional;

/**
 * Paragraphs that met the same fate together.
 *
 * @param left those of left; empty if inserted
 * @param right those of right; empty if deleted
 * @param match what says so; none if inserted, deleted or aside
 */
record Step(Fate fate, List<Chunk> left, List<Chunk> right, Optional<Match> match) {
    static Step of(Match match) {
        return new Step(Fate.of(match.change()), match.left(), match.right(), Optional.of(match));
    }

    static Step ofLeft(Fate fate, Chunk chunk) {
        return new Step(fate, List.of(chunk), List.of(), Optional.empty());
    }

    static Step ofRight(Fate fate, Chunk chunk) {
        return new Step(fate, List.of(), List.of(chunk), Optional.empty());
    }

    /** Whether its paragraphs were moved or changed inside. */
    boolean isTouched() {
        return fate != Fate.KEPT && match.isPresent();
    }

    /** How many paragraphs it has in the document it tells of: in right, or in left if deleted. */
    int paragraphs() {
        return right.isEmpty() ? left.size() : right.size();
    }

    /** The numbers of paragraphs as people count them, from 1, as in {@code 3} or {@code 3-5}; nothing if there are none. */
    static String numbers(List<Chunk> paragraphs) {
        return numbers(paragraphs, paragraphs);
    }

    /** The numbers of paragraphs from {@code first} to {@code last}. */
    static String numbers(List<Chunk> first, List<Chunk> last) {
        if (first.isEmpty()) {
            return "";
        }
        int from = first.get(0).number() + 1;
        int to = last.get(last.size() - 1).number() + 1;
        return from == to ? String.valueOf(from) : from + "-" + to;
    }
}
