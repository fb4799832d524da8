package io.kindred.lab.versions;

import io.kindred.lab.versions.data.Pair;
import io.kindred.lab.versions.data.PairSet;
import io.kindred.lab.versions.data.Purpose;
import io.kindred.lab.versions.figure.Counts;
import io.kindred.lab.versions.figure.Ranking;
import io.kindred.lab.versions.figure.Scored;
import io.kindred.lab.versions.measure.Kindred;
import io.kindred.lab.versions.measure.Measure;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The scores that all measures gave the pairs of one set.
 *
 * @param documents how many documents the pairs were drawn from
 */
public record Outcome(String set, Purpose purpose, int documents, Map<Measure, List<Scored>> scores) {
    /** The score from which kindred calls two documents versions. */
    public static final double VERSION = 0.5;

    public Outcome {
        scores = Map.copyOf(scores);
    }

    /** Scores all pairs of a set. */
    public static Outcome of(PairSet set) {
        List<Map<Measure, Scored>> pairs =
                set.pairs().parallelStream().map(Outcome::scored).toList();
        Map<Measure, List<Scored>> scores = new EnumMap<>(Measure.class);
        for (Measure measure : Measure.values()) {
            scores.put(measure, pairs.stream().map(pair -> pair.get(measure)).toList());
        }
        return new Outcome(set.name(), set.purpose(), set.documents(), scores);
    }

    private static Map<Measure, Scored> scored(Pair pair) {
        Kindred ours = Kindred.of(pair.left(), pair.right());
        Map<Measure, Scored> scores = new EnumMap<>(Measure.class);
        for (Measure measure : Measure.values()) {
            double score = measure.score(pair.left(), pair.right(), ours);
            scores.put(measure, new Scored(score, pair.kin(), pair.near(), pair.weight(), pair.grade()));
        }
        return scores;
    }

    List<Scored> of(Measure measure) {
        return scores.get(measure);
    }

    double auc(Measure measure) {
        return new Ranking(of(measure)).auc();
    }

    /** The AUC against only those pairs that are alike without being kin. */
    double nearAuc(Measure measure) {
        return new Ranking(of(measure).stream()
                        .filter(pair -> pair.kin() || pair.near())
                        .toList())
                .auc();
    }

    Counts best(Measure measure) {
        return new Ranking(of(measure)).best();
    }

    Counts at(Measure measure, double threshold) {
        return Counts.at(threshold, of(measure));
    }

    /** How many pairs are kin, near or neither. */
    long pairs(boolean kin, boolean near) {
        return of(Measure.KINDRED).stream()
                .filter(pair -> pair.kin() == kin && pair.near() == near)
                .count();
    }
}
