package io.kindred.lab.meaning;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** What is nearest to each text, by given scores. */
final class Retrieval {
    private Retrieval() {}

    /** The numbers of the nearest texts, the nearest first. */
    static List<Integer> nearest(double[] scores, int text, int most) {
        return IntStream.range(0, scores.length)
                .filter(other -> other != text)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer other) -> -scores[other])
                        .thenComparing(other -> other))
                .limit(most)
                .toList();
    }

    /** Of the nearest texts of each, the share that is of the same topic. */
    static double precision(List<LabelledText> texts, double[][] scores, int most) {
        return IntStream.range(0, texts.size())
                        .parallel()
                        .mapToDouble(i -> nearest(scores[i], i, most).stream()
                                        .filter(other -> texts.get(other)
                                                .topic()
                                                .equals(texts.get(i).topic()))
                                        .count()
                                / (double) most)
                        .sum()
                / texts.size();
    }
}
