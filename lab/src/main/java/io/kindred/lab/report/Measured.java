package io.kindred.lab.report;

import io.kindred.lab.accuracy.Errors;
import io.kindred.lab.accuracy.ShingleHashQualities;
import io.kindred.lab.accuracy.SimHashQualities;
import io.kindred.lab.benchmark.Timing;
import io.kindred.lab.contestant.MinHashContestant;
import io.kindred.lab.text.TextSample;
import io.kindred.lab.text.TimedTexts;
import java.util.List;
import java.util.Map;

/**
 * All that one run measured.
 *
 * @param errors the errors of each MinHash on sets of either size
 */
public record Measured(
        TextSample sample,
        List<Timing> timings,
        Map<TimedTexts, Map<MinHashContestant, Errors>> errors,
        List<SimHashQualities.Row> qualities,
        List<ShingleHashQualities.Row> otherQualities) {
    public Measured {
        timings = List.copyOf(timings);
        errors = Map.copyOf(errors);
        qualities = List.copyOf(qualities);
        otherQualities = List.copyOf(otherQualities);
    }

    Speed speed(Enum<?> contestant, TimedTexts texts) {
        return timings.stream()
                .filter(t -> t.contestant().equals(contestant.name()) && t.texts() == texts)
                .map(t -> Speed.of(t, sample))
                .findFirst()
                .orElseThrow();
    }

    /** How many times as fast as another one a contestant is. */
    double ratio(Enum<?> contestant, Enum<?> other, TimedTexts texts) {
        return speed(other, texts).timing().ratioTo(speed(contestant, texts).timing());
    }
}
