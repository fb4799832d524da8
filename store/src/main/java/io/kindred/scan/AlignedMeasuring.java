package io.kindred.scan;

import io.kindred.comparison.Comparer;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.Rarity;
import io.kindred.comparison.align.AlignedComparer;
import io.kindred.relation.AlignedClassifier;
import io.kindred.relation.Evidence;
import io.kindred.relation.RelationClassifier;

/**
 * Finds kin by aligning sentences and words.
 *
 * @param needsSharedText whether documents without common text are passed over unseen; if not, all are compared with all
 */
public record AlignedMeasuring(boolean needsSharedText) implements Measuring {
    static final String NAME = "aligned-v1";

    @Override
    public String name() {
        return needsSharedText ? NAME : NAME + " every-pair";
    }

    @Override
    public Judge judge(Rarity rarity) {
        Comparer comparer = new AlignedComparer(rarity);
        RelationClassifier classifier = new AlignedClassifier();
        return (left, right) -> {
            Comparison comparison = comparer.compare(left, right);
            return classifier.classify(comparison).map(relation -> new Kinship(relation, Evidence.of(comparison)));
        };
    }
}
