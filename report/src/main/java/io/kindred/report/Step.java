package io.kindred.report;

import io.kindred.chunk.Chunk;
import io.kindred.comparison.Match;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * Paragraphs that met the same fate together.
 *
 * @param left those of left; empty if inserted
 * @param right those of right; empty if deleted
 * @param match what says so; none if inserted, deleted or aside
 */
public record Step(Fate fate, List<Chunk> left, List<Chunk> right, Optional<Match> match) {
    public static Step of(Match match) {
        return new Step(Fate.of(match.change()), match.left(), match.right(), Optional.of(match));
    }

    public static Step ofLeft(Fate fate, Chunk chunk) {
        return new Step(fate, List.of(chunk), List.of(), Optional.empty());
    }

    public static Step ofRight(Fate fate, Chunk chunk) {
        return new Step(fate, List.of(), List.of(chunk), Optional.empty());
    }

    /** Whether its paragraphs were moved or changed inside. */
    public boolean isTouched() {
        return fate != Fate.KEPT && match.isPresent();
    }

    /** How many paragraphs it has in the document it tells of: in right, or in left if deleted. */
    public int paragraphs() {
        return right.isEmpty() ? left.size() : right.size();
    }

    /**
     * The numbers of paragraphs as people count them, from 1, as in {@code 3}, {@code 3-5} or, where others stand between
     * them, {@code 3, 5-6}; nothing if there are none.
     */
    public static String numbers(List<Chunk> paragraphs) {
        StringJoiner runs = new StringJoiner(", ");
        int at = 0;
        while (at < paragraphs.size()) {
            int end = at + 1;
            while (end < paragraphs.size()
                    && paragraphs.get(end).number() == paragraphs.get(end - 1).number() + 1) {
                end++;
            }
            runs.add(range(paragraphs.get(at), paragraphs.get(end - 1)));
            at = end;
        }
        return runs.toString();
    }

    /** The numbers from the first paragraph of {@code first} to the last of {@code last}, whatever stands between. */
    public static String numbers(List<Chunk> first, List<Chunk> last) {
        return first.isEmpty() ? "" : range(first.get(0), last.get(last.size() - 1));
    }

    private static String range(Chunk first, Chunk last) {
        int from = first.number() + 1;
        int to = last.number() + 1;
        return from == to ? String.valueOf(from) : from + "-" + to;
    }
}
