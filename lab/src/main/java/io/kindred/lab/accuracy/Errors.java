package io.kindred.lab.accuracy;

/** The errors of estimates of known values. */
public final class Errors {
    private long count;
    private double sum;
    private double squares;

    /** Notes an estimate beside the true value. */
    public void add(double estimate, double truth) {
        double error = estimate - truth;
        count++;
        sum += error;
        squares += error * error;
    }

    /** Takes over what other errors noted. */
    public void add(Errors other) {
        count += other.count;
        sum += other.sum;
        squares += other.squares;
    }

    /** How many estimates there were. */
    public long count() {
        return count;
    }

    /** The mean error: how much too high the estimates are. */
    public double bias() {
        return sum / count;
    }

    /** The root of the mean squared error. */
    public double rootMeanSquare() {
        return Math.sqrt(squares / count);
    }
}
