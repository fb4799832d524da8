package io.kindred.corpus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Words in an order of their own, drawn by Zipf's law: the word of rank k comes up in proportion to 1 / (k + 2). */
final class RankedWords {
    private final List<String> words;
    private final double[] cumulative;

    /** Ranks words in a random order, so that two texts prefer different words. */
    RankedWords(List<String> words, Random random) {
        this.words = new ArrayList<>(words);
        Collections.shuffle(this.words, random);
        cumulative = new double[words.size()];
        double sum = 0;
        for (int rank = 0; rank < cumulative.length; rank++) {
            sum += 1.0 / (rank + 2);
            cumulative[rank] = sum;
        }
    }

    String draw(Random random) {
        double point = random.nextDouble() * cumulative[cumulative.length - 1];
        int found = Arrays.binarySearch(cumulative, point);
        return words.get(found < 0 ? -found - 1 : found);
    }
}
