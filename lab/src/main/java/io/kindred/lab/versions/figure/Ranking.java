package io.kindred.lab.versions.figure;

import java.util.Comparator;
import java.util.List;

/** Scored pairs from the highest score to the lowest. */
public final class Ranking {
    private final List<Scored> descending;

    public Ranking(List<Scored> pairs) {
        this.descending = pairs.stream()
                .sorted(Comparator.comparingDouble(Scored::score).reversed())
                .toList();
    }

    /** The chance that a pair of kin scores higher than a pair of others, ties counting half; NaN if either is missing. */
    public double auc() {
        double kinAbove = 0;
        double others = 0;
        double wins = 0;
        for (int from = 0; from < descending.size(); ) {
            int to = endOfTie(from);
            double kin = weight(from, to, true);
            double other = weight(from, to, false);
            wins += other * (kinAbove + kin / 2);
            kinAbove += kin;
            others += other;
            from = to;
        }
        return wins / (kinAbove * others);
    }

    /** The counts at the threshold with the highest F1: half way between the last score above and the first below. */
    public Counts best() {
        double kin = weight(0, descending.size(), true);
        Counts best = new Counts(Double.POSITIVE_INFINITY, 0, 0, kin);
        double right = 0;
        double wrong = 0;
        for (int from = 0; from < descending.size(); ) {
            int to = endOfTie(from);
            right += weight(from, to, true);
            wrong += weight(from, to, false);
            Counts here = new Counts(between(from, to), right, wrong, kin - right);
            best = here.f1() > best.f1() ? here : best;
            from = to;
        }
        return best;
    }

    private double between(int from, int to) {
        double above = descending.get(from).score();
        return to == descending.size()
                ? above
                : above - (above - descending.get(to).score()) / 2;
    }

    private int endOfTie(int from) {
        int to = from + 1;
        while (to < descending.size()
                && descending.get(to).score() == descending.get(from).score()) {
            to++;
        }
        return to;
    }

    private double weight(int from, int to, boolean kin) {
        double sum = 0;
        for (Scored pair : descending.subList(from, to)) {
            sum += pair.kin() == kin ? pair.weight() : 0;
        }
        return sum;
    }
}
