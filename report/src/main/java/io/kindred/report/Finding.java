package io.kindred.report;

import io.kindred.comparison.Comparison;
import io.kindred.comparison.align.AlignedComparer;
import io.kindred.comparison.passage.PassageComparer;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.relation.AlignedClassifier;
import io.kindred.relation.Relation;
import io.kindred.relation.RelationKind;
import io.kindred.relation.VersionScore;
import io.kindred.relation.paper.ChunkPairs;
import io.kindred.scan.Explanation;
import java.util.Optional;

/**
 * What comparing two files gave.
 *
 * @param kind what left is to right, if they are kin
 * @param score how strongly they are kin, on the scale where versions begin at 0.5
 * @param version how strongly they are versions of each other, from 0 to 1
 * @param measure what the two scores are made of
 * @param pairs which paragraphs are similar in the eyes of the papers, where that was asked for
 * @param shared how far the two are about the same, where that is all that relates them
 */
public record Finding(
        Comparison comparison,
        Optional<RelationKind> kind,
        double score,
        double version,
        Measure measure,
        Optional<ChunkPairs> pairs,
        Optional<Shared> shared) {
    /** How far two documents are about the same, and what speaks for it. */
    public record Shared(double semantic, Explanation explanation) {}

    /** What comparing the texts of two files gave. */
    public Finding(
            Comparison comparison,
            Optional<RelationKind> kind,
            double score,
            double version,
            Measure measure,
            Optional<ChunkPairs> pairs) {
        this(comparison, kind, score, version, measure, pairs, Optional.empty());
    }

    /**
     * Compares two documents.
     *
     * @param sameBytes whether their files have the same bytes
     */
    public static Finding of(Reading left, Reading right, boolean sameBytes) {
        return of(new PassageComparer(new AlignedComparer()).compare(left, right), sameBytes);
    }

    /** The same without a search for passages, which takes most of the time if documents are long. */
    public static Finding briefly(Reading left, Reading right, boolean sameBytes) {
        return of(new AlignedComparer().compare(left, right), sameBytes);
    }

    private static Finding of(Comparison comparison, boolean sameBytes) {
        if (sameBytes) {
            return new Finding(
                    comparison, Optional.of(RelationKind.IDENTICAL), 1, 1, Measure.ALIGNED, Optional.empty());
        }
        return of(comparison);
    }

    /** What a comparison of documents that differ in their bytes gives. */
    public static Finding of(Comparison comparison) {
        double version = VersionScore.of(comparison);
        return new Finding(
                comparison,
                new AlignedClassifier().classify(comparison).map(Relation::kind),
                AlignedClassifier.score(comparison),
                version,
                Measure.ALIGNED,
                Optional.empty());
    }

    public Finding with(ChunkPairs similar) {
        return new Finding(comparison, kind, score, version, measure, Optional.of(similar), shared);
    }

    /** The same of two files that share no text and are about the same. */
    public Finding related(Shared found) {
        return new Finding(
                comparison,
                Optional.of(RelationKind.RELATED),
                Math.max(score, found.semantic() / 2),
                version,
                measure,
                pairs,
                Optional.of(found));
    }

    public String left() {
        return comparison.left().document().id();
    }

    public String right() {
        return comparison.right().document().id();
    }
}
