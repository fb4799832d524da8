package io.kindred.comparison;

import io.kindred.chunk.Chunk;
import io.kindred.fingerprint.reading.Reading;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * What two documents, called left and right, have in common, with the evidence.
 *
 * @param matches which run of chunks became which, in the order of left; no chunk is in two matches
 * @param passages the stretches that say the same, as exactly as they are known, in the order of left
 * @param sameText whether the two have the same words in the same order, nothing else being left out
 * @param approximate whether a budget ended the search early: more may be in common than is said here
 */
public record Comparison(
        Reading left,
        Reading right,
        List<Match> matches,
        List<Passage> passages,
        Shares shares,
        boolean sameText,
        boolean approximate) {
    public Comparison {
        matches = List.copyOf(matches);
        passages = List.copyOf(passages);
    }

    /** The same comparison with other passages. */
    public Comparison with(List<Passage> others, boolean approximateToo) {
        return new Comparison(left, right, matches, others, shares, sameText, approximate || approximateToo);
    }

    /** The chunks of left that are in no match. */
    public List<Chunk> deleted() {
        return unmatched(left.chunks(), Match::left);
    }

    /** The chunks of right that are in no match. */
    public List<Chunk> inserted() {
        return unmatched(right.chunks(), Match::right);
    }

    /** The same comparison read from right to left. */
    public Comparison mirrored() {
        return new Comparison(
                /* left= */ right,
                /* right= */ left,
                matches.stream()
                        .map(Match::mirrored)
                        .sorted(Comparator.comparingInt(
                                match -> match.left().get(0).number()))
                        .toList(),
                passages.stream()
                        .map(Passage::mirrored)
                        .sorted(Comparator.comparingInt(
                                passage -> passage.left().from()))
                        .toList(),
                shares.mirrored(),
                sameText,
                approximate);
    }

    private List<Chunk> unmatched(List<Chunk> chunks, Function<Match, List<Chunk>> side) {
        BitSet matched = new BitSet();
        for (Match match : matches) {
            side.apply(match).forEach(chunk -> matched.set(chunk.number()));
        }
        return chunks.stream().filter(chunk -> !matched.get(chunk.number())).toList();
    }
}
