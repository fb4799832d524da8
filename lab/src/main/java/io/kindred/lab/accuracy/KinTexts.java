package io.kindred.lab.accuracy;

import io.kindred.lab.contestant.Grams;
import java.util.Random;

/**
 * Two texts without meaning whose Jaccard similarity of 4-grams is known.
 *
 * @param resemblance the exact Jaccard similarity of the two sets of 4-grams
 */
record KinTexts(String one, String other, double resemblance) {
    /** Texts of about so many distinct shingles each, which begin alike for as long as gives about that resemblance. */
    static KinTexts of(int shingles, double resemblance, Random random) {
        int common = (int) Math.round(2 * shingles * resemblance / (1 + resemblance));
        String beginning = letters(common + 3, random);
        String one = beginning + letters(shingles - common, random);
        String other = beginning + letters(shingles - common, random);
        return new KinTexts(one, other, jaccard(Grams.sortedSet(one), Grams.sortedSet(other)));
    }

    /** The share of common values among all values of two ascending arrays. */
    static double jaccard(long[] one, long[] other) {
        int shared = 0;
        for (int i = 0, j = 0; i < one.length && j < other.length; ) {
            int order = Long.compare(one[i], other[j]);
            shared += order == 0 ? 1 : 0;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        return (double) shared / (one.length + other.length - shared);
    }

    private static String letters(int count, Random random) {
        StringBuilder text = new StringBuilder(count);
        for (int i = 0; i < count; i++) {
            text.append((char) ('a' + random.nextInt(26)));
        }
        return text.toString();
    }
}
