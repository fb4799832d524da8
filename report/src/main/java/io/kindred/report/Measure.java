package io.kindred.report;

import io.kindred.relation.paper.EuclideanMeasure;
import io.kindred.relation.paper.JaccardMeasure;
import io.kindred.relation.paper.NaiveMeasure;
import io.kindred.relation.paper.PaperMeasure;
import java.util.Locale;
import java.util.Optional;

/** What the score of a comparison is made of. */
public enum Measure {
    /** The alignment of sentences and words. */
    ALIGNED(null),
    /** Waikato 2013's first measure. */
    NAIVE(new NaiveMeasure()),
    /** Waikato 2013's second measure. */
    JACCARD(new JaccardMeasure()),
    /** The measure that Waikato 2013 left for later. */
    EUCLIDEAN(new EuclideanMeasure());

    private final PaperMeasure paper;

    Measure(PaperMeasure paper) {
        this.paper = paper;
    }

    /** The measure as the papers have it, if they do. */
    public Optional<PaperMeasure> paper() {
        return Optional.ofNullable(paper);
    }

    /** The name users give. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
