package io.kindred.lab.joins;

import io.kindred.index.Numbering;
import io.kindred.index.SimilarPair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Compares a few sets with all others. */
final class SpotCheck {
    private final long[][] sets;
    private final int[] chosen;
    private final Numbering elements = new Numbering(1024);
    private final List<List<Integer>> holders = new ArrayList<>();
    private final int smallest;

    /** A check of these of some sets. */
    SpotCheck(long[][] sets, int... chosen) {
        this.sets = sets;
        this.chosen = chosen.clone();
        for (int i = 0; i < chosen.length; i++) {
            for (long element : distinct(sets[chosen[i]])) {
                int number = elements.add(element);
                if (number == holders.size()) {
                    holders.add(new ArrayList<>());
                }
                holders.get(number).add(i);
            }
        }
        this.smallest = IntStream.of(chosen)
                .map(set -> distinct(sets[set]).length)
                .min()
                .orElse(0);
    }

    /** All pairs that one of the chosen sets is in and that are at least so similar. */
    List<SimilarPair> pairs(double threshold) {
        return IntStream.range(0, sets.length)
                .parallel()
                .boxed()
                .flatMap(other -> pairs(other, threshold))
                .distinct()
                .toList();
    }

    private Stream<SimilarPair> pairs(int other, double threshold) {
        int met = 0;
        for (long element : sets[other]) {
            met += elements.find(element) >= 0 ? 1 : 0;
        }
        if (met < threshold * smallest) {
            return Stream.empty();
        }
        int[] common = new int[chosen.length];
        long[] right = distinct(sets[other]);
        for (long element : right) {
            int number = elements.find(element);
            if (number >= 0) {
                holders.get(number).forEach(i -> common[i]++);
            }
        }
        return IntStream.range(0, chosen.length)
                .filter(i -> chosen[i] != other && common[i] > 0)
                .mapToObj(i -> pair(chosen[i], other, similarity(chosen[i], right.length, common[i])))
                .filter(pair -> pair.similarity() >= threshold);
    }

    private double similarity(int one, int otherSize, int common) {
        return common / ((double) distinct(sets[one]).length + otherSize - common);
    }

    private static SimilarPair pair(int one, int other, double similarity) {
        return new SimilarPair(Math.min(one, other), Math.max(one, other), similarity);
    }

    private static long[] distinct(long[] set) {
        return Arrays.stream(set).sorted().distinct().toArray();
    }
}
