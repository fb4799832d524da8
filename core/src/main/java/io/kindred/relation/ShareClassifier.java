package io.kindred.relation;

import io.kindred.comparison.SharedShingles;
import java.util.Optional;

/**
 * Reads the relation off the shares alone.
 *
 * <p>Where one side has nearly all of the other and at least half as much again, it contains it; where the two resemble
 * each other they are versions; where they share at least a sentence or two, a passage.
 */
public final class ShareClassifier implements RelationClassifier {
    private static final double NEARLY_ALL = 0.8;
    private static final double MUCH_MORE = 1.5;
    private static final double VERSION = 0.2;
    private static final int PASSAGE = 12;

    /** The score of versions that share all shingles: 1 is kept for what is the same. */
    private static final double MOST = 0.9995;

    @Override
    public Optional<Verdict> classify(SharedShingles comparison) {
        double leftInRight = comparison.leftInRight();
        double rightInLeft = comparison.rightInLeft();
        if (rightInLeft >= NEARLY_ALL && rightInLeft >= MUCH_MORE * leftInRight) {
            return Optional.of(new Verdict(RelationKind.CONTAINS, rightInLeft / 2));
        }
        if (leftInRight >= NEARLY_ALL && leftInRight >= MUCH_MORE * rightInLeft) {
            return Optional.of(new Verdict(RelationKind.CONTAINED, leftInRight / 2));
        }
        if (comparison.resemblance() >= VERSION) {
            return Optional.of(new Verdict(RelationKind.VERSION, Math.min(MOST, 0.5 + comparison.resemblance() / 2)));
        }
        if (comparison.shared() >= PASSAGE) {
            return Optional.of(new Verdict(RelationKind.SHARES, Math.max(leftInRight, rightInLeft) / 2));
        }
        return Optional.empty();
    }
}
