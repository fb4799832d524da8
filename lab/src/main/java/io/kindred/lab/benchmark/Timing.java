package io.kindred.lab.benchmark;

import io.kindred.lab.text.TimedTexts;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What was measured of one contestant on one kind of text, round by round.
 *
 * @param contestant the name of its constant
 * @param micros the processor's time for a pass over all texts
 * @param bytes what a pass over all texts allocates
 */
public record Timing(String contestant, TimedTexts texts, List<Double> micros, List<Double> bytes) {
    public Timing {
        micros = List.copyOf(micros);
        bytes = List.copyOf(bytes);
    }

    /** The time of a pass in the middle round, which a round disturbed by others does not move. */
    public double medianMicros() {
        return median(micros.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** What a pass allocates in the middle round. */
    public double medianBytes() {
        return median(bytes.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** How many times as long as another contestant of the same rounds this one takes: the median of the rounds' ratios. */
    public double ratioTo(Timing other) {
        if (micros.size() != other.micros.size()) {
            throw new IllegalArgumentException(contestant + " and " + other.contestant + " met in no common rounds");
        }
        return median(IntStream.range(0, micros.size())
                .mapToDouble(round -> micros.get(round) / other.micros.get(round))
                .toArray());
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        int middle = values.length / 2;
        return values.length % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
    }
}
