package io.kindred.relation.paper;

import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * The measure that Waikato 2013 left for later: one less the Euclidean distance of two documents, in which every chunk of
 * either is a coordinate.
 */
public final class EuclideanMeasure implements PaperMeasure {
    /*
     * The report (sections 3.7.2 and 5.2) says no more than that documents are the objects and paragraphs their points.
     * Here a chunk is as far from the other document as the share of bits in which it differs from the chunk there most
     * like it, and 1 if none is similar; the distance is the square root of the mean of the squares over all chunks of both,
     * so that it lies between 0 and 1. In contrast to the other two measures a chunk counts once, however many are like it.
     */
    @Override
    public double version(ChunkPairs pairs) {
        int chunks = pairs.left() + pairs.right();
        if (pairs.size() == 0) {
            return 0;
        }
        double squares = squares(pairs.left(), pairs::nearestOfLeft, pairs.bits())
                + squares(pairs.right(), pairs::nearestOfRight, pairs.bits());
        return 1 - Math.sqrt(squares / chunks);
    }

    private static double squares(int chunks, IntFunction<OptionalInt> nearest, int bits) {
        double sum = 0;
        for (int chunk = 0; chunk < chunks; chunk++) {
            double distance = (double) nearest.apply(chunk).orElse(bits) / bits;
            sum += distance * distance;
        }
        return sum;
    }
}
