package io.kindred.corpus.truth;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * How well a prediction of the paragraph map agrees with the truth, counted in links.
 *
 * <p>A predicted alternative counts as the true link it stands for, once, and only if that was not predicted itself;
 * else it counts neither as right nor as wrong. Labels are judged on the true links that were predicted themselves.
 *
 * @param truths how many links there are
 * @param right how many of them were found
 * @param wrong how many predicted links are false
 * @param labelled how many true links were predicted themselves
 * @param rightlyLabelled how many of these have a right label
 */
public record TruthScore(int truths, int right, int wrong, int labelled, int rightlyLabelled) {
    /** The score of nothing, to which others can be added. */
    public static final TruthScore NONE = new TruthScore(0, 0, 0, 0, 0);

    /** Scores the predicted matches of one pair; the later of two labels for one link counts. */
    public static TruthScore of(ParagraphMap truth, List<Match> predicted) {
        Map<Link, Change> labels = new TreeMap<>();
        predicted.forEach(match -> match.links().forEach(link -> labels.put(link, match.change())));
        Set<Link> truths = new HashSet<>(truth.links());
        Set<Link> found = new HashSet<>(truths);
        found.retainAll(labels.keySet());
        int labelled = found.size();
        Set<Link> wrong = new HashSet<>(labels.keySet());
        wrong.removeAll(truths);
        for (Alternative alternative : truth.alternatives()) {
            boolean chosen = labels.containsKey(alternative.link());
            wrong.remove(alternative.link());
            alternative.insteadOf().filter(link -> chosen).ifPresent(found::add);
        }
        return new TruthScore(truths.size(), found.size(), wrong.size(), labelled, rightlyLabelled(truth, labels));
    }

    /** The share of predicted links that are right; 1 if nothing was predicted. */
    public double precision() {
        return share(right, right + wrong);
    }

    /** The share of true links that were found; 1 if there are none. */
    public double recall() {
        return share(right, truths);
    }

    /** The harmonic mean of precision and recall. */
    public double f1() {
        return share(2 * right, truths + right + wrong);
    }

    /** The share of right labels among the true links that were predicted themselves; 1 if there are none. */
    public double labels() {
        return share(rightlyLabelled, labelled);
    }

    /** Both scores taken as one, every link weighing the same. */
    public TruthScore plus(TruthScore other) {
        return new TruthScore(
                truths + other.truths,
                right + other.right,
                wrong + other.wrong,
                labelled + other.labelled,
                rightlyLabelled + other.rightlyLabelled);
    }

    private static int rightlyLabelled(ParagraphMap truth, Map<Link, Change> labels) {
        int count = 0;
        for (Match match : truth.matches()) {
            for (Link link : match.links()) {
                count += Optional.ofNullable(labels.get(link))
                                .filter(match::accepts)
                                .isPresent()
                        ? 1
                        : 0;
            }
        }
        return count;
    }

    private static double share(int part, int whole) {
        return whole == 0 ? 1 : (double) part / whole;
    }
}
