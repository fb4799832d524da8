package io.kindred.comparison.align;

import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.FoldingNormalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How many words of two sentences are the same but for some letters, because one was misread or misspelt.
 *
 * <p>Only words that the other sentence does not have are looked at, and they are paired in order. A pair counts the share
 * of its letters that agree, so that a page read badly, of which hardly a word is left whole, and one read well are
 * measured on one scale.
 */
final class AlikeWords {
    /** From which share of letters on two words are one word; few words have so many in common by chance. */
    private static final double SAME = 0.6;

    private static final int LONGEST = 40;
    private static final long MOST_PAIRS = 4096;
    private static final int PAIR = 16;

    private final FoldingNormalizer normalizer = new FoldingNormalizer();
    private final Budget budget;

    AlikeWords(Budget budget) {
        this.budget = budget;
    }

    /** The count of two sentences, from 0 up to the number of words of the shorter one. */
    double count(Reading left, int leftSentence, Reading right, int rightSentence) {
        List<String> ours = alone(left, leftSentence, right, rightSentence);
        List<String> theirs = alone(right, rightSentence, left, leftSentence);
        long pairs = (long) ours.size() * theirs.size();
        return pairs == 0 || pairs > MOST_PAIRS || !budget.spend(pairs * PAIR) ? 0 : count(ours, theirs);
    }

    /** The words of a sentence that another does not have as often. */
    private List<String> alone(Reading reading, int sentence, Reading other, int otherSentence) {
        Map<Long, Integer> there = new HashMap<>();
        for (int word = other.firstWord(otherSentence); word < other.firstWord(otherSentence + 1); word++) {
            there.merge(other.word(word), 1, Integer::sum);
        }
        List<String> alone = new ArrayList<>();
        for (int word = reading.firstWord(sentence); word < reading.firstWord(sentence + 1); word++) {
            if (there.merge(reading.word(word), -1, Integer::sum) < 0) {
                String text = reading.span(word, word + 1).in(reading.document().text());
                alone.add(normalizer.normalize(text).text());
            }
        }
        return alone;
    }

    /** The most that pairs in order can count, of all ways to pair. */
    private static double count(List<String> ours, List<String> theirs) {
        double[] before = new double[theirs.size() + 1];
        for (String word : ours) {
            double[] here = new double[before.length];
            for (int j = 1; j < here.length; j++) {
                double paired = before[j - 1] + alike(word, theirs.get(j - 1));
                here[j] = Math.max(paired, Math.max(before[j], here[j - 1]));
            }
            before = here;
        }
        return before[theirs.size()];
    }

    /** The share of letters in which two words agree, or 0 if they are two words. */
    private static double alike(String word, String other) {
        int longer = Math.max(word.length(), other.length());
        int shorter = Math.min(word.length(), other.length());
        if (longer > LONGEST || shorter < SAME * longer) {
            return 0;
        }
        double share = 1 - (double) distance(word, other) / longer;
        return share >= SAME ? share : 0;
    }

    /** How many letters must be put in, taken out or replaced to make one word of the other. */
    private static int distance(String word, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= word.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (word.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
