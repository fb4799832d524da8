package io.kindred.lab.versions.figure;

/**
 * A pair with its score and the truth about it.
 *
 * @param score how strongly a measure holds the two for kin
 * @param kin whether they are
 * @param near whether they were chosen for being alike though they are not kin
 * @param weight how many pairs it stands for
 * @param grade a finer truth than kin or not, where the data have one
 */
public record Scored(double score, boolean kin, boolean near, double weight, double grade) {
    /** A pair that stands for itself. */
    public Scored(double score, boolean kin) {
        this(score, kin, false, 1, kin ? 1 : 0);
    }

    /** The same pair with another score. */
    public Scored withScore(double other) {
        return new Scored(other, kin, near, weight, grade);
    }

    /** The same pair standing for another number of pairs. */
    public Scored withWeight(double other) {
        return new Scored(score, kin, near, other, grade);
    }
}
