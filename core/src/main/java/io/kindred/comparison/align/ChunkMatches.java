package io.kindred.comparison.align;

import io.kindred.chunk.Chunk;
import io.kindred.comparison.Change;
import io.kindred.comparison.Match;
import io.kindred.comparison.align.Assignment.Pair;
import io.kindred.fingerprint.reading.Reading;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Reads off an alignment which run of chunks became which.
 *
 * <p>First each chunk gets the partner with which most words are joined, over all chunks together. Then a chunk without a
 * partner that stands mostly in a chunk of the other side joins the match of that one, if nothing that is matched
 * elsewhere stands between: that is a merge or a split. Last, headings and other short chunks are paired by their letters
 * where they stand between the same neighbours.
 */
final class ChunkMatches {
    /** From which share on a chunk without a partner is part of another chunk. */
    private static final double PART = 0.5;

    /** Up to how many words a chunk is too short for its words to tell. */
    private static final int SHORT = 12;

    private static final double ALIKE = 0.4;

    private final Alignment alignment;
    private final List<ChunkOverlap> overlaps;
    private final List<Joined> runs = new ArrayList<>();
    private final Joined[] ofLeft;
    private final Joined[] ofRight;
    private final NavigableSet<Integer> matchedLeft = new TreeSet<>();
    private final NavigableSet<Integer> matchedRight = new TreeSet<>();

    /** A match in the making: the chunks of both sides, and how many words they have in common, counted on both sides. */
    private static final class Joined {
        private final NavigableSet<Integer> left = new TreeSet<>();
        private final NavigableSet<Integer> right = new TreeSet<>();
        private double words;
    }

    private ChunkMatches(Alignment alignment) {
        this.alignment = alignment;
        this.overlaps = ChunkOverlap.of(alignment);
        this.ofLeft = new Joined[alignment.left().chunks().size()];
        this.ofRight = new Joined[alignment.right().chunks().size()];
    }

    static List<Match> of(Alignment alignment) {
        ChunkMatches matches = new ChunkMatches(alignment);
        matches.pair();
        matches.widen();
        matches.fillGaps();
        return matches.matches();
    }

    private void pair() {
        List<Pair> pairs = overlaps.stream()
                .map(overlap -> new Pair(overlap.left(), overlap.right(), overlap.words()))
                .toList();
        for (Pair pair : Assignment.of(pairs, ofLeft.length, ofRight.length).pairs()) {
            pair(pair.left(), pair.right(), pair.weight());
        }
    }

    private void pair(int leftChunk, int rightChunk, double words) {
        Joined run = new Joined();
        run.words = words;
        run.left.add(leftChunk);
        run.right.add(rightChunk);
        ofLeft[leftChunk] = run;
        ofRight[rightChunk] = run;
        matchedLeft.add(leftChunk);
        matchedRight.add(rightChunk);
        runs.add(run);
    }

    /** Takes chunks without a partner into the matches of their neighbours until none fits any more. */
    private void widen() {
        boolean widened = true;
        while (widened) {
            widened = false;
            for (ChunkOverlap overlap : overlaps) {
                widened |= widen(overlap);
            }
        }
    }

    private boolean widen(ChunkOverlap overlap) {
        Joined leftRun = ofLeft[overlap.left()];
        Joined rightRun = ofRight[overlap.right()];
        if (leftRun == null && rightRun != null && overlap.leftShare() >= PART) {
            return rightRun.right.size() == 1
                    && reaches(rightRun.left, overlap.left(), matchedLeft)
                    && takeLeft(rightRun, overlap);
        }
        if (rightRun == null && leftRun != null && overlap.rightShare() >= PART) {
            return leftRun.left.size() == 1
                    && reaches(leftRun.right, overlap.right(), matchedRight)
                    && takeRight(leftRun, overlap);
        }
        return false;
    }

    /** Pairs short chunks that stand between the same neighbours, if their letters are alike. */
    private void fillGaps() {
        for (int chunk = 0; chunk < ofLeft.length; chunk++) {
            int partner = ofLeft[chunk] == null ? -1 : ofLeft[chunk].right.last() + 1;
            if (partner > 0) {
                fillGap(chunk + 1, partner);
            }
        }
        for (int chunk = ofLeft.length - 1; chunk > 0; chunk--) {
            if (ofLeft[chunk] != null) {
                fillGap(chunk - 1, ofLeft[chunk].right.first() - 1);
            }
        }
    }

    private void fillGap(int leftChunk, int rightChunk) {
        if (leftChunk >= ofLeft.length
                || rightChunk < 0
                || rightChunk >= ofRight.length
                || ofLeft[leftChunk] != null
                || ofRight[rightChunk] != null
                || !isShort(alignment.left(), leftChunk)
                || !isShort(alignment.right(), rightChunk)) {
            return;
        }
        double likeness = LetterPairs.likeness(alignment.left(), leftChunk, alignment.right(), rightChunk);
        if (likeness >= ALIKE) {
            int words = alignment.left().wordsOf(leftChunk) + alignment.right().wordsOf(rightChunk);
            pair(leftChunk, rightChunk, likeness * words);
        }
    }

    private static boolean isShort(Reading reading, int chunk) {
        int length = reading.wordsOf(chunk);
        return length > 0 && length <= SHORT;
    }

    private boolean takeLeft(Joined run, ChunkOverlap overlap) {
        run.left.add(overlap.left());
        run.words += overlap.words();
        ofLeft[overlap.left()] = run;
        return matchedLeft.add(overlap.left());
    }

    private boolean takeRight(Joined run, ChunkOverlap overlap) {
        run.right.add(overlap.right());
        run.words += overlap.words();
        ofRight[overlap.right()] = run;
        return matchedRight.add(overlap.right());
    }

    /** Whether no chunk between a run and one more chunk is in another match. */
    private static boolean reaches(NavigableSet<Integer> side, int chunk, NavigableSet<Integer> matched) {
        Integer before = matched.lower(chunk);
        Integer after = matched.higher(chunk);
        return (before != null && side.contains(before)) || (after != null && side.contains(after));
    }

    private List<Match> matches() {
        runs.sort((a, b) -> Integer.compare(a.left.first(), b.left.first()));
        int[] places = runs.stream().mapToInt(run -> run.right.first()).toArray();
        double[] weights = runs.stream().mapToDouble(run -> run.words).toArray();
        BitSet staying = HeaviestOrder.of(places, weights);
        List<Match> matches = new ArrayList<>();
        for (int i = 0; i < runs.size(); i++) {
            matches.add(match(runs.get(i), staying.get(i)));
        }
        return matches;
    }

    private Match match(Joined run, boolean staying) {
        boolean same = sameWords(run);
        double all = length(alignment.left(), run.left) + length(alignment.right(), run.right);
        return new Match(
                chunks(alignment.left(), run.left),
                chunks(alignment.right(), run.right),
                change(run, same, staying),
                same ? 1 : Math.min(run.words / all, 0.9995));
    }

    private static Change change(Joined run, boolean same, boolean staying) {
        if (run.left.size() != run.right.size()) {
            return run.left.size() > run.right.size() ? Change.MERGED : Change.SPLIT;
        }
        if (!staying) {
            return Change.MOVED;
        }
        return same ? Change.KEPT : Change.EDITED;
    }

    private boolean sameWords(Joined run) {
        return Arrays.equals(words(alignment.left(), run.left), words(alignment.right(), run.right));
    }

    private static long[] words(Reading reading, NavigableSet<Integer> chunks) {
        return chunks.stream()
                .flatMapToInt(chunk -> IntStream.range(reading.firstWordOf(chunk), reading.firstWordOf(chunk + 1)))
                .mapToLong(reading::word)
                .toArray();
    }

    private static double length(Reading reading, NavigableSet<Integer> chunks) {
        return chunks.stream().mapToInt(reading::wordsOf).sum();
    }

    private static List<Chunk> chunks(Reading reading, NavigableSet<Integer> numbers) {
        return numbers.stream().map(number -> reading.chunks().get(number)).toList();
    }
}
