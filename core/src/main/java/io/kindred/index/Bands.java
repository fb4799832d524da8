package io.kindred.index;

import java.util.Locale;

/**
 * How MinHashes are cut into bands: two sets meet if all rows of a band agree.
 *
 * @param count how many bands there are
 * @param rows how many components a band has
 */
record Bands(int count, int rows) {
    /** More components than this are not worth sparing comparisons. */
    private static final int MOST = 128;

    /** The bands in which two sets of this similarity meet with this probability at least. */
    static Bands reaching(double recall, double similarity) {
        if (!(recall > 0 && recall < 1)) {
            throw new IllegalArgumentException("a recall is between 0 and 1, not " + recall);
        }
        Bands best = with(1, recall, similarity);
        for (int rows = 2; rows <= MOST; rows++) {
            Bands bands = with(rows, recall, similarity);
            best = (long) bands.count * rows <= MOST ? bands : best;
        }
        return best;
    }

    private static Bands with(int rows, double recall, double similarity) {
        double missed = Math.log1p(-Math.pow(similarity, rows));
        return new Bands((int) Math.max(1, Math.ceil(Math.log1p(-recall) / missed)), rows);
    }

    /** The probability that two sets of this similarity meet: each of the rows agrees with this probability. */
    double recall(double similarity) {
        return 1 - Math.pow(1 - Math.pow(similarity, rows), count);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%d bands of %d", count, rows);
    }
}
