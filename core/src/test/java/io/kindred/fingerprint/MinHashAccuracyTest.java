package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How near the estimates of MinHash come to true similarities.
 *
 * <p>With k independent hash functions the estimate of J has the variance v = J(1 - J)/k. One permutation draws its
 * components without putting back, so of f distinct shingles in both texts together its variance is v(f - k)/(f - 1)
 * as long as no bin is empty, and a little more where some borrow. Over m pairs the mean error of an unbiased estimate has
 * the standard deviation sqrt(v/m), and the mean square error scatters about the variance by a share of sqrt(2/m). Each
 * may be off by four of its standard deviations, which chance alone does less than once in ten thousand times; the seeds
 * are fixed.
 */
class MinHashAccuracyTest {
    private static final int COMPONENTS = 128;
    private static final int PAIRS = 600;
    private static final double SIGMAS = 4;

    @ParameterizedTest
    @CsvSource({"400,40", "400,120", "400,267", "400,360", "400,396"})
    @CsvSource({"4000,400", "4000,1200", "4000,2667", "4000,3600", "4000,3960"})
    void estimateIsUnbiasedAndAsSureAsIndependentHashes(int words, int shared) {
        int distinct = 2 * words - shared;
        double similarity = (double) shared / distinct;
        double variance = similarity * (1 - similarity) / COMPONENTS;
        double[] errors = errors(words, shared, similarity);
        double meanSquare = 0;
        double mean = 0;
        for (double error : errors) {
            mean += error / PAIRS;
            meanSquare += error * error / PAIRS;
        }
        double slack = SIGMAS * Math.sqrt(2.0 / PAIRS);
        double leastVariance = variance * (distinct - COMPONENTS) / (distinct - 1);
        assertThat(Math.abs(mean)).isLessThan(SIGMAS * Math.sqrt(variance / PAIRS));
        assertThat(meanSquare).isBetween(leastVariance * (1 - slack), variance * (1 + slack));
    }

    private static double[] errors(int words, int shared, double similarity) {
        Random random = new Random(31 * words + shared);
        MinHasher hasher = new MinHasher(COMPONENTS, Shingling.words(1), HashKey.PUBLIC);
        double[] errors = new double[PAIRS];
        for (int i = 0; i < PAIRS; i++) {
            String both = AnyText.ofWords(random, shared);
            MinHash one = hasher.fingerprint(both + " " + AnyText.ofWords(random, words - shared));
            MinHash other = hasher.fingerprint(AnyText.ofWords(random, words - shared) + " " + both);
            errors[i] = one.resemblance(other) - similarity;
        }
        return errors;
    }
}
