package io.kindred.lab.versions.passage;

import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How well found passages fit the known ones, by the measure of the PAN contests.
 *
 * @param precision the mean share of the characters of a found passage that known ones cover
 * @param recall the mean share of the characters of a known passage that found ones cover
 * @param granularity in how many pieces, on average, a known passage that is found at all is found
 */
public record Plagdet(double precision, double recall, double granularity) {
    /*
     * A found and a known passage meet if they overlap in both texts; only then do their overlaps count. As in [1], each
     * passage counts the same, however long it is.
     *
     * [1] M. Potthast, B. Stein, A. Barron-Cedeno, P. Rosso, An evaluation framework for plagiarism detection, COLING 2010.
     */

    /** Judges what was found. */
    public static Plagdet of(Collection<Reuse> known, Collection<Reuse> found) {
        Coverage recall = Coverage.of(known, found);
        Coverage precision = Coverage.of(found, known);
        return new Plagdet(precision.share(), recall.share(), recall.pieces());
    }

    /** The harmonic mean of precision and recall, less for passages found in pieces. */
    public double score() {
        double f1 = precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall);
        return f1 * Math.log(2) / Math.log(1 + granularity);
    }

    /**
     * How far one lot of passages is covered by another.
     *
     * @param share the mean share of the characters of one that are covered
     * @param pieces by how many, on average, of those that are met at all
     */
    private record Coverage(double share, double pieces) {
        static Coverage of(Collection<Reuse> ones, Collection<Reuse> others) {
            Map<String, List<Reuse>> byTexts = new HashMap<>();
            others.forEach(other -> byTexts.computeIfAbsent(texts(other), key -> new ArrayList<>())
                    .add(other));
            double share = 0;
            int met = 0;
            int pieces = 0;
            for (Reuse one : ones) {
                List<Reuse> meeting = byTexts.getOrDefault(texts(one), List.of()).stream()
                        .filter(other ->
                                overlap(one.taken(), other.taken()) && overlap(one.original(), other.original()))
                        .toList();
                met += meeting.isEmpty() ? 0 : 1;
                pieces += meeting.size();
                share += (double) covered(one, meeting) / Math.max(1, one.length());
            }
            return new Coverage(ones.isEmpty() ? 0 : share / ones.size(), met == 0 ? 1 : (double) pieces / met);
        }

        private static String texts(Reuse reuse) {
            return reuse.suspicious() + " " + reuse.source();
        }

        private static boolean overlap(Span one, Span other) {
            return Math.max(one.from(), other.from()) < Math.min(one.to(), other.to());
        }

        private static int covered(Reuse one, List<Reuse> others) {
            return covered(one.taken(), others.stream().map(Reuse::taken).toList())
                    + covered(
                            one.original(), others.stream().map(Reuse::original).toList());
        }

        private static int covered(Span one, List<Span> others) {
            int covered = 0;
            int end = one.from();
            for (Span other :
                    others.stream().sorted(Comparator.comparingInt(Span::from)).toList()) {
                int to = Math.min(one.to(), other.to());
                covered += Math.max(0, to - Math.max(end, other.from()));
                end = Math.max(end, to);
            }
            return covered;
        }
    }
}
