package io.kindred.lab.paper.upc2018;

import io.kindred.fingerprint.paper.HashFamily;
import io.kindred.index.SimilarityJoin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;

/**
 * How many pairs of a similarity become candidates (section 5.4).
 *
 * @param predicted 1 - (1 - s^r)^b
 * @param measured the share of made pairs that share a band
 * @param kindred the share that Kindred reports as at least as similar as the threshold
 */
record BandCurve(double similarity, double predicted, double measured, double kindred) {
    private static final int STEPS = 20;
    private static final int UNION = 200;
    private static final double RECALL = 0.99;

    static List<BandCurve> of(Approaches.Setting setting, int pairs, long seed) {
        List<BandCurve> curve = new ArrayList<>();
        for (int step = 0; step <= STEPS; step++) {
            curve.add(of(setting, pairs, (double) step / STEPS, new Random(seed + step)));
        }
        return curve;
    }

    private static BandCurve of(Approaches.Setting setting, int pairs, double similarity, Random random) {
        long[][] sets = new long[2 * pairs][];
        for (int i = 0; i < pairs; i++) {
            long[] union = random.longs().distinct().limit(UNION).toArray();
            int common = (int) Math.round(similarity * UNION);
            int left = common + (UNION - common) / 2;
            sets[2 * i] = Arrays.stream(union, 0, left).sorted().toArray();
            sets[2 * i + 1] = LongStream.concat(Arrays.stream(union, 0, common), Arrays.stream(union, left, UNION))
                    .sorted()
                    .toArray();
        }
        int[][] signatures = Sets.signatures(sets, HashFamily.MURMUR3, setting.functions());
        int measured = 0;
        for (int i = 0; i < pairs; i++) {
            int[][] two = {signatures[2 * i], signatures[2 * i + 1]};
            measured += Sets.candidates(two, setting.bands(), setting.rows()).length;
        }
        double predicted = 1 - Math.pow(1 - Math.pow(similarity, setting.rows()), setting.bands());
        int found =
                SimilarityJoin.of(sets, setting.threshold(), RECALL).everyPair().size();
        return new BandCurve(similarity, predicted, (double) measured / pairs, (double) found / pairs);
    }
}
