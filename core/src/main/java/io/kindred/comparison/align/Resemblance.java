package io.kindred.comparison.align;

import io.kindred.fingerprint.reading.Reading;

/**
 * What two documents have in common at first sight: which ways of finding more are worth their price.
 *
 * @param shorter how many words the shorter one has
 * @param longer how many words the longer one has
 * @param longRuns the share of the runs of five words of one that the other has too
 * @param shortRuns the same of the runs of three words
 * @param letterRuns the same of the runs of eight letters
 * @param vocabulary the same of single words
 */
record Resemblance(int shorter, int longer, double longRuns, double shortRuns, double letterRuns, double vocabulary) {
    /*
     * Text that was taken over as it is shows in the shares of all runs alike. Text that was edited leaves more short runs
     * whole than long ones, and text that was misread more runs of letters than runs of words. So where the shares hardly
     * differ and are small, there is nothing but passages, word for word, and chance; the sentences need not be matched by
     * their words, nor the letters be chained.
     *
     * Text that was misread so badly that no more runs of letters are left than chance gives, up to 8 %, is known by its
     * words: two texts in one language have its small words in common, and some in a row, while one of words that are none has
     * not.
     */
    private static final int SHORT_TEXT = 200;
    private static final int LONG_TEXT = 5_000;
    private static final int BOOK = 20_000;
    private static final int MUCH_LONGER = 5;
    private static final double LITTLE = 0.03;
    private static final double PASSAGES = 0.1;
    private static final double EDITED = 0.04;
    private static final double MISREAD = 0.08;
    private static final double ILLEGIBLE = 0.3;
    private static final double LEGIBLE = 0.36;
    private static final double LEGIBLE_RUNS = 0.012;

    static Resemblance of(Reading left, Reading right) {
        return new Resemblance(
                Math.min(left.words(), right.words()),
                Math.max(left.words(), right.words()),
                left.longRuns().share(right.longRuns()),
                left.shortRuns().share(right.shortRuns()),
                left.letterRuns().share(right.letterRuns()),
                left.vocabulary().share(right.vocabulary()));
    }

    /** Whether the two have nothing in common but passages, taken over word for word. */
    boolean isOfStrangers() {
        if (shorter > LONG_TEXT && longRuns < LITTLE) {
            return true;
        }
        return longRuns < PASSAGES && shortRuns - longRuns < EDITED && !hasMisreadText();
    }

    /** Whether one text may be the other, badly misread; to seek a page in a book costs much and finds little. */
    boolean mayBeNoisy() {
        return !isOfStrangers() && (longer <= BOOK || longer <= MUCH_LONGER * shorter);
    }

    /** Whether more letters than words are the same, or hardly a word is, or there are too few of them to tell. */
    private boolean hasMisreadText() {
        return shorter <= SHORT_TEXT
                || letterRuns - longRuns >= MISREAD
                || vocabulary < ILLEGIBLE
                || (vocabulary < LEGIBLE && shortRuns < LEGIBLE_RUNS);
    }
}
