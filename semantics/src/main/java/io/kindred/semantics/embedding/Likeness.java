package io.kindred.semantics.embedding;

import io.kindred.text.Span;
import java.util.List;
import java.util.Optional;

/**
 * How much two documents mean the same.
 *
 * @param cosine the mean, over the text of both, of how near the nearest passage of the other is
 * @param nearest the two passages that are nearest to each other; none if a document has no passages
 */
public record Likeness(double cosine, Optional<Nearest> nearest) {
    /** Two passages, one of each document, and how near they are. */
    public record Nearest(Span left, Span right, double cosine) {}

    /** Compares two documents passage by passage. */
    public static Likeness of(EmbeddedDocument left, EmbeddedDocument right) {
        List<EmbeddedPassage> ours = left.passages();
        List<EmbeddedPassage> theirs = right.passages();
        if (ours.isEmpty() || theirs.isEmpty()) {
            return new Likeness(0, Optional.empty());
        }
        double[] bestOfOurs = new double[ours.size()];
        double[] bestOfTheirs = new double[theirs.size()];
        Nearest nearest = null;
        for (int i = 0; i < ours.size(); i++) {
            for (int j = 0; j < theirs.size(); j++) {
                double cosine = ours.get(i).meaning().cosine(theirs.get(j).meaning());
                bestOfOurs[i] = Math.max(bestOfOurs[i], cosine);
                bestOfTheirs[j] = Math.max(bestOfTheirs[j], cosine);
                if (nearest == null || cosine > nearest.cosine()) {
                    nearest = new Nearest(ours.get(i).span(), theirs.get(j).span(), cosine);
                }
            }
        }
        return new Likeness((mean(ours, bestOfOurs) + mean(theirs, bestOfTheirs)) / 2, Optional.of(nearest));
    }

    private static double mean(List<EmbeddedPassage> passages, double[] best) {
        double sum = 0;
        double weight = 0;
        for (int i = 0; i < best.length; i++) {
            int length = passages.get(i).span().length();
            sum += length * best[i];
            weight += length;
        }
        return sum / weight;
    }
}
