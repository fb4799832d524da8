package io.kindred.relation;

import io.kindred.comparison.Comparison;
import io.kindred.comparison.Shares;
import io.kindred.fingerprint.reading.Reading;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Reads the relation off the shares of an alignment.
 *
 * <p>Two documents with one text are the same text. Where one has nearly all of the other and at least half as much again,
 * it contains it. Where the version score is high enough, they are versions; where a passage is in common, they share it,
 * unless the passage stands in many documents: then both were made from one form. One passage in documents of several
 * chunks makes no version.
 *
 * <p>The score is on the scale of Waikato 2013, but without its jump: from 0.5 up for versions and for documents that one
 * is most of, and below 0.5 otherwise.
 */
public final class AlignedClassifier implements RelationClassifier {
    private static final double NEARLY_ALL = 0.8;
    private static final double MUCH_MORE = 1.5;
    private static final double VERSION = 0.2;
    private static final double MOSTLY = 0.5;
    private static final int SEVERAL = 3;
    private static final int PASSAGE = 25;
    private static final double FORM = 0.8;

    /** The score of what is all but a version. */
    private static final double BELOW = 0.4999;

    @Override
    public Optional<Relation> classify(Comparison comparison) {
        double version = VersionScore.of(comparison);
        return kind(comparison, version).map(kind -> Relation.of(comparison, kind, score(comparison), version));
    }

    /** The score of two documents on the scale on which versions have 0.5 and more. */
    public static double score(Comparison comparison) {
        double version = VersionScore.of(comparison);
        if (version >= VERSION && !isOnePassage(comparison, version)) {
            return 0.5 + 0.5 * (version - VERSION) / (1 - VERSION);
        }
        Shares shares = comparison.shares();
        return Math.min(BELOW, Math.max(shares.leftInRight(), shares.rightInLeft()) / 2);
    }

    /** Whether documents of so high a version score may be versions. */
    static boolean mayBeVersion(double version) {
        return version >= VERSION;
    }

    /** The relation of what looked like versions and are filled-in forms. */
    static Relation template(Relation relation) {
        return new Relation(
                relation.left(),
                relation.right(),
                RelationKind.TEMPLATE,
                Math.min(BELOW, Math.max(relation.leftInRight(), relation.rightInLeft()) / 2),
                relation.version(),
                relation.leftInRight(),
                relation.rightInLeft(),
                relation.order(),
                relation.approximate());
    }

    /** Whether all that is common stands in one of several chunks, and is not most of the documents. */
    private static boolean isOnePassage(Comparison comparison, double version) {
        return version < MOSTLY
                && comparison.matches().size() <= 1
                && chunks(comparison.left()) >= SEVERAL
                && chunks(comparison.right()) >= SEVERAL;
    }

    /** How many chunks have words. */
    private static long chunks(Reading reading) {
        return IntStream.range(0, reading.chunks().size())
                .filter(chunk -> reading.wordsOf(chunk) > 0)
                .count();
    }

    private static Optional<RelationKind> kind(Comparison comparison, double version) {
        Shares shares = comparison.shares();
        if (comparison.sameText()) {
            return Optional.of(RelationKind.SAME_TEXT);
        }
        if (shares.words() >= PASSAGE && isIn(shares.rightInLeft(), shares.leftInRight())) {
            return Optional.of(RelationKind.CONTAINS);
        }
        if (shares.words() >= PASSAGE && isIn(shares.leftInRight(), shares.rightInLeft())) {
            return Optional.of(RelationKind.CONTAINED);
        }
        if (version >= VERSION && !isOnePassage(comparison, version)) {
            return Optional.of(RelationKind.VERSION);
        }
        if (shares.words() < PASSAGE) {
            return Optional.empty();
        }
        return Optional.of(shares.form() >= FORM ? RelationKind.TEMPLATE : RelationKind.SHARES);
    }

    private static boolean isIn(double part, double whole) {
        return part >= NEARLY_ALL && part >= MUCH_MORE * whole;
    }
}
