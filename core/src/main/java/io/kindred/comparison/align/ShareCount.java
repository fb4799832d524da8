package io.kindred.comparison.align;

import io.kindred.comparison.Rarity;
import io.kindred.comparison.Shares;
import io.kindred.fingerprint.reading.Reading;
import java.util.List;

/** Weighs what an alignment joins. */
final class ShareCount {
    /** What a tied part of a sentence counts, beside 1 for a sentence that is joined as a whole. */
    private static final double PART = 0.85;

    private final Alignment alignment;
    private final double[] leftWeights;
    private final double[] rightWeights;

    private ShareCount(Alignment alignment, Rarity rarity) {
        this.alignment = alignment;
        this.leftWeights = weights(alignment.left(), rarity);
        this.rightWeights = weights(alignment.right(), rarity);
    }

    static Shares of(Alignment alignment, Rarity rarity) {
        return new ShareCount(alignment, rarity).shares();
    }

    private Shares shares() {
        List<Tie> ties = alignment.ties();
        if (ties.isEmpty()) {
            return Shares.NONE;
        }
        double[] masses = new double[ties.size()];
        double leftMass = 0;
        double rightMass = 0;
        double plainMass = 0;
        double words = 0;
        for (int i = 0; i < masses.length; i++) {
            Tie tie = ties.get(i);
            double counted = tie.similarity() * (tie.whole() ? 1 : PART);
            double leftPart = counted * mass(alignment.left(), leftWeights, tie.left());
            double rightPart = counted * mass(alignment.right(), rightWeights, tie.right());
            leftMass += leftPart;
            rightMass += rightPart;
            masses[i] = leftPart + rightPart;
            plainMass +=
                    counted * (plainMass(alignment.left(), tie.left()) + plainMass(alignment.right(), tie.right()));
            words += tie.similarity() * (tie.left().length() + tie.right().length()) / 2;
        }
        TieOrder order = TieOrder.of(alignment, masses);
        double leftAll = sum(leftWeights);
        double rightAll = sum(rightWeights);
        double common = (leftMass + rightMass) / 2;
        return new Shares(
                share(common, leftAll + rightAll - common),
                share(leftMass, leftAll),
                share(rightMass, rightAll),
                order.order(),
                order.flow(),
                structure(),
                1 - share(leftMass + rightMass, plainMass),
                (int) Math.round(words));
    }

    /** Of the neighbouring sentences that are neighbours on both sides, those that are parted alike. */
    private double structure() {
        Reading left = alignment.left();
        Reading right = alignment.right();
        int pairs = 0;
        int alike = 0;
        for (int sentence = 0; sentence + 1 < left.sentences(); sentence++) {
            int partner = alignment.links().rightOf(sentence);
            if (partner != SentenceLinks.NONE && alignment.links().rightOf(sentence + 1) == partner + 1) {
                boolean leftParted = left.chunkOf(sentence) != left.chunkOf(sentence + 1);
                boolean rightParted = right.chunkOf(partner) != right.chunkOf(partner + 1);
                pairs++;
                alike += leftParted == rightParted ? 1 : 0;
            }
        }
        return pairs == 0 ? 1 : (double) alike / pairs;
    }

    private static double mass(Reading reading, double[] weights, Run run) {
        return weights[run.sentence()] * run.length() / reading.length(run.sentence());
    }

    /** What a run would weigh if all sentences were rare. */
    private static double plainMass(Reading reading, Run run) {
        double length = reading.length(run.sentence());
        return weight(length) * run.length() / length;
    }

    private static double[] weights(Reading reading, Rarity rarity) {
        double[] weights = new double[reading.sentences()];
        for (int sentence = 0; sentence < weights.length; sentence++) {
            weights[sentence] = weight(reading.length(sentence)) * rarity.of(reading.sentence(sentence));
        }
        return weights;
    }

    /** What a sentence of so many words weighs: a long one nearly its words, a heading or a word alone next to nothing. */
    private static double weight(double length) {
        return length * length / (length + 4);
    }

    private static double sum(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum;
    }

    private static double share(double part, double whole) {
        return whole <= 0 ? 0 : Math.min(1, part / whole);
    }
}
