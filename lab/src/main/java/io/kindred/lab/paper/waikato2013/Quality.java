package io.kindred.lab.paper.waikato2013;

import java.util.List;
import java.util.TreeSet;
import java.util.function.IntFunction;

/** How many of the pairs that are said to be related are, and how many that are related are said to be. */
record Quality(int right, int said, int all) {
    double precision() {
        return said == 0 ? 1 : (double) right / said;
    }

    double recall() {
        return all == 0 ? 1 : (double) right / all;
    }

    double f() {
        return right == 0 ? 0 : 2 * precision() * recall() / (precision() + recall());
    }

    /** Says whether two texts are related, by their numbers. */
    @FunctionalInterface
    interface Claim {
        boolean isMade(int one, int other);
    }

    /** How strongly two texts are related, by their numbers. */
    @FunctionalInterface
    interface Strength {
        double of(int one, int other);
    }

    /** Judges a claim about articles, of which those of one group are related. */
    static Quality of(List<Article> articles, Claim claim) {
        int right = 0;
        int said = 0;
        int all = 0;
        for (int i = 0; i < articles.size(); i++) {
            for (int j = i + 1; j < articles.size(); j++) {
                boolean related = articles.get(i).group().equals(articles.get(j).group());
                boolean claimed = claim.isMade(i, j);
                all += related ? 1 : 0;
                said += claimed ? 1 : 0;
                right += related && claimed ? 1 : 0;
            }
        }
        return new Quality(right, said, all);
    }

    /** Judges a strength at the bound that is best in hindsight, of a hundred. */
    static Quality best(List<Article> articles, Strength strength) {
        double[][] strengths = new double[articles.size()][articles.size()];
        TreeSet<Double> values = new TreeSet<>();
        for (int i = 0; i < articles.size(); i++) {
            for (int j = i + 1; j < articles.size(); j++) {
                strengths[i][j] = strength.of(i, j);
                values.add(strengths[i][j]);
            }
        }
        List<Double> sorted = List.copyOf(values);
        IntFunction<Quality> at = percent -> {
            double bound = sorted.get(Math.min(sorted.size() - 1, percent * sorted.size() / 100));
            return of(articles, (i, j) -> strengths[i][j] >= bound);
        };
        Quality best = at.apply(0);
        for (int percent = 1; percent <= 100; percent++) {
            Quality next = at.apply(percent);
            best = next.f() > best.f() ? next : best;
        }
        return best;
    }
}
