package io.kindred.relation.paper;

/**
 * The second measure of Waikato 2013: the Jaccard index of the two documents as sets of chunks, times the mean Jaccard
 * index of the similar chunks as sets of bits.
 */
public final class JaccardMeasure implements PaperMeasure {
    /*
     * Implementation report, section 3.7.2: similar / (a + b - similar), and for a pair that differs in 5 of 64 bits
     * 59 / (64 + 64 - 59). The report prints that as 49/69; 59/69 is what the formula gives. A chunk that is like several
     * counts several times, so that the index of chunks can exceed 1, or its divisor vanish: for a document and itself
     * written twice it is 2n / (n + 2n - 2n). Figure 26 shows 1 there, and so it ends at 1.
     */
    @Override
    public double version(ChunkPairs pairs) {
        long similar = pairs.size();
        if (similar == 0) {
            return 0;
        }
        long either = (long) pairs.left() + pairs.right() - similar;
        double share = similar >= either ? 1 : (double) similar / either;
        double nearness = 0;
        for (int distance = 0; distance <= pairs.bitDifference(); distance++) {
            nearness += pairs.size(distance) * bitsInCommon(pairs.bits(), distance);
        }
        return share * nearness / similar;
    }

    /** The Jaccard index of two hashes that differ in so many bits. */
    static double bitsInCommon(int bits, int distance) {
        int common = bits - Math.min(bits, distance);
        return (double) common / (2 * bits - common);
    }
}
