package io.kindred.lab.versions.measure;

import io.kindred.comparison.Comparer;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.align.AlignedComparer;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.relation.AlignedClassifier;
import io.kindred.relation.VersionScore;
import io.kindred.text.Document;

/**
 * What kindred itself says of a pair, found as a scan finds it.
 *
 * @param score the score on the scale on which versions have 0.5 and more
 * @param version the version score behind it
 */
public record Kindred(double score, double version) {
    private static final Comparer COMPARER = new AlignedComparer();

    /** The verdict on two documents. */
    public static Kindred of(Prepared left, Prepared right) {
        Comparison comparison = compare(left.reading(), right.reading());
        double version = VersionScore.of(comparison);
        return new Kindred(AlignedClassifier.score(comparison), version);
    }

    /** Compares two documents as a scan does. */
    public static Comparison compare(Reading left, Reading right) {
        return COMPARER.compare(left, right);
    }

    /** Takes a document apart as a scan does. */
    public static Reading read(Document document) {
        return Reading.of(document);
    }
}
