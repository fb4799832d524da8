package io.kindred.lab.benchmark;

import io.kindred.lab.text.TimedTexts;
import java.util.Arrays;
import java.util.List;

/**
 * What JMH measured of one contestant on one kind of text.
 *
 * @param contestant the name of its constant
 * @param micros the processor's time for a pass over all texts, once for each iteration of each round
 * @param bytes what a pass over all texts allocates
 */
public record Timing(String contestant, TimedTexts texts, List<Double> micros, double bytes) {
    public Timing {
        micros = List.copyOf(micros);
    }

    /** The time of a pass in the middle iteration, which an iteration disturbed by others does not move. */
    public double medianMicros() {
        double[] sorted =
                micros.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1
                ? sorted[middle]
                : Arrays.stream(sorted, middle - 1, middle + 1).average().orElseThrow();
    }

    /** How many times as long as another contestant this one takes. */
    public double ratioTo(Timing other) {
        return medianMicros() / other.medianMicros();
    }
}
