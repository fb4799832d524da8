package io.kindred.lab.accuracy;

import io.kindred.lab.text.Paragraph;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * How well a SimHash uses its bits on texts that have nothing to do with each other.
 *
 * @param bits the width of the hash
 * @param constant how many bits are the same in the hashes of all texts
 * @param leastShare the share of texts that have a bit set, for the bit that is set least often
 * @param greatestShare the same for the bit that is set most often
 * @param meanDistance the mean Hamming distance of texts of different documents
 * @param deviation the standard deviation of that distance
 */
public record BitQuality(
        int bits, int constant, double leastShare, double greatestShare, double meanDistance, double deviation) {
    private static final long SEED = 11;
    private static final int PAIRS = 50_000;

    /** Measures a way to make hashes of so many bits, the first 64 in the first word. */
    public static BitQuality measure(List<Paragraph> paragraphs, int bits, Function<String, long[]> hashing) {
        long[][] hashes =
                paragraphs.parallelStream().map(p -> hashing.apply(p.text())).toArray(long[][]::new);
        double[] distance = distances(paragraphs, hashes);
        int[] set = timesSet(hashes, bits);
        int constant = 0;
        int least = hashes.length;
        int greatest = 0;
        for (int times : set) {
            constant += times == 0 || times == hashes.length ? 1 : 0;
            least = Math.min(least, times);
            greatest = Math.max(greatest, times);
        }
        double texts = hashes.length;
        return new BitQuality(bits, constant, least / texts, greatest / texts, distance[0], distance[1]);
    }

    private static int[] timesSet(long[][] hashes, int bits) {
        int[] set = new int[bits];
        for (long[] hash : hashes) {
            for (int bit = 0; bit < bits; bit++) {
                set[bit] += (int) ((hash[bit / Long.SIZE] >>> bit) & 1);
            }
        }
        return set;
    }

    /** The mean and the standard deviation of the distances of random pairs. */
    private static double[] distances(List<Paragraph> paragraphs, long[][] hashes) {
        Random random = new Random(SEED);
        double sum = 0;
        double squares = 0;
        for (int pairs = 0; pairs < PAIRS; ) {
            int one = random.nextInt(hashes.length);
            int other = random.nextInt(hashes.length);
            if (paragraphs.get(one).document() != paragraphs.get(other).document()) {
                int distance = distance(hashes[one], hashes[other]);
                sum += distance;
                squares += (double) distance * distance;
                pairs++;
            }
        }
        double mean = sum / PAIRS;
        return new double[] {mean, Math.sqrt(squares / PAIRS - mean * mean)};
    }

    private static int distance(long[] one, long[] other) {
        int distance = 0;
        for (int i = 0; i < one.length; i++) {
            distance += Long.bitCount(one[i] ^ other[i]);
        }
        return distance;
    }
}
