package io.kindred.candidate;

import io.kindred.fingerprint.reading.Reading;

/**
 * A look at two documents before they are compared: a cheap one that spares most comparisons that would find nothing.
 *
 * <p>Two documents are worth comparing if one is very short and the other not long, if some runs of five words are in both, or if a fair part of the
 * runs of three words of the shorter are, or of its runs of eight letters: a text that was written anew has hardly a longer
 * run left whole, and one badly misread by a scanner hardly a word.
 */
public final class SecondLook {
    private static final int ENOUGH = 8;

    /** Of the runs of a long document one in so many must be in common. */
    private static final int RUNS_PER_RUN = 500;

    /** A document of up to so many words may be kin to another without a run in common. */
    private static final int NOTICE = 100;

    /** Documents of up to so many words are compared with a notice in no time. */
    private static final int PAGE = 500;

    private static final double FAIR_PART = 0.05;

    /** One in twenty-five pairs of strangers has so many runs of letters in common. */
    private static final double FAIR_PART_OF_LETTERS = 0.04;

    /** The same if hardly a word is the same: then hardly a run is by chance. */
    private static final double FAIR_PART_OF_ILLEGIBLE = 0.02;

    private static final double LEGIBLE = 0.3;

    /** Where so many words of a text are left whole, three in a row are. */
    private static final double BY_CHANCE = 0.4;

    /** A list in another order may have no run left. */
    private static final double SHUFFLED = 0.8;

    /** Longer documents share short runs by chance. */
    private static final int SHORT_DOCUMENT = 4_000;

    private SecondLook() {}

    /** Whether two documents are worth comparing. */
    public static boolean isWorth(Reading left, Reading right) {
        int shorter = Math.min(left.words(), right.words());
        int longer = Math.max(left.words(), right.words());
        if (shorter > 0 && shorter <= NOTICE && longer <= PAGE) {
            return true;
        }
        int most = Math.min(left.longRuns().size(), right.longRuns().size());
        int enough = Math.min(Math.max(ENOUGH, most / RUNS_PER_RUN), Math.max(1, most / 2));
        return left.longRuns().common(right.longRuns()) >= enough || isFairPart(left, right);
    }

    private static boolean isFairPart(Reading left, Reading right) {
        if (Math.max(left.words(), right.words()) > SHORT_DOCUMENT) {
            return false;
        }
        double runs = left.shortRuns().share(right.shortRuns());
        return runs >= FAIR_PART || left.letterRuns().share(right.letterRuns()) >= partOfLetters(left, right, runs > 0);
    }

    /** Whose words are half the same and never three in a row has them by chance, and their letters too. */
    private static double partOfLetters(Reading left, Reading right, boolean haveRun) {
        double words = left.vocabulary().share(right.vocabulary());
        if (words < LEGIBLE) {
            return FAIR_PART_OF_ILLEGIBLE;
        }
        boolean byChance = !haveRun && words >= BY_CHANCE && words < SHUFFLED;
        return byChance ? Double.POSITIVE_INFINITY : FAIR_PART_OF_LETTERS;
    }
}
