package io.kindred.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.lab.accuracy.Errors;
import io.kindred.lab.accuracy.MinHashErrors;
import io.kindred.lab.accuracy.ShingleHashQualities;
import io.kindred.lab.accuracy.SimHashQualities;
import io.kindred.lab.benchmark.Timing;
import io.kindred.lab.contestant.MinHashContestant;
import io.kindred.lab.contestant.SimHashContestant;
import io.kindred.lab.contestant.WinnowingContestant;
import io.kindred.lab.text.TextSample;
import io.kindred.lab.text.TextSamples;
import io.kindred.lab.text.TimedTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FingerprintReportTest {
    @Test
    void putsAllThatWasMeasuredIntoTables() {
        FingerprintReport report = new FingerprintReport(measured());
        assertThat(report.markdown())
                .contains("generated prose", "| 4,000 shingles | Kindred ", "window 32")
                .containsPattern(
                        "documents: Kindred, bag to the papers' loop \\(set\\), times as fast +\\| +61\\.0 \\|");
        assertThat(report.csv()).hasSizeGreaterThan(200).allMatch(line -> line.split(",", -1).length >= 4);
    }

    private static Measured measured() {
        TextSample sample = TextSamples.small();
        List<Timing> timings = new ArrayList<>();
        for (TimedTexts texts : List.of(TimedTexts.PARAGRAPHS, TimedTexts.DOCUMENTS)) {
            time(SimHashContestant.values(), texts, timings);
            time(WinnowingContestant.values(), texts, timings);
        }
        time(MinHashContestant.values(), TimedTexts.SHINGLES_400, timings);
        time(MinHashContestant.values(), TimedTexts.SHINGLES_4000, timings);
        Map<MinHashContestant, Errors> errors = MinHashErrors.measure(4, 400);
        return new Measured(
                sample,
                timings,
                Map.of(TimedTexts.SHINGLES_400, errors, TimedTexts.SHINGLES_4000, errors),
                SimHashQualities.measure(sample.paragraphs()),
                ShingleHashQualities.measure(sample.paragraphs()));
    }

    private static void time(Enum<?>[] contestants, TimedTexts texts, List<Timing> to) {
        for (Enum<?> contestant : contestants) {
            double micros = contestant == SimHashContestant.PAPERS_LOOP ? 122 : 2;
            to.add(new Timing(contestant.name(), texts, List.of(micros), List.of(64.0)));
        }
    }
}
