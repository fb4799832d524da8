package io.kindred.relation;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.comparison.Comparison;
import io.kindred.comparison.align.AlignedComparer;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Document;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EvidenceTest {
    private static final String KEPT = "The ferry leaves the small harbour every morning at seven o'clock sharp.";
    private static final String ONLY_LEFT =
            "Nobody in the village remembers who painted the old lighthouse door green.";
    private static final String ONLY_RIGHT = "Quarterly figures rose by twelve percent despite weaker export markets.";
    private static final String ALSO_RIGHT = "Add three eggs, then whisk until the batter is smooth and pale yellow.";

    @Test
    void chunksAreCountedByWhatBecameOfThem() {
        Comparison comparison =
                new AlignedComparer().compare(reading(KEPT, ONLY_LEFT), reading(KEPT, ONLY_RIGHT, "* * *", ALSO_RIGHT));
        Evidence evidence = Evidence.of(comparison);
        assertThat(evidence).isEqualTo(new Evidence(1, 0, 0, 0, 0, 2, 1));
        assertThat(Evidence.of(comparison.mirrored())).isEqualTo(evidence.mirrored());
    }

    private static Reading reading(String... paragraphs) {
        return Reading.of(new Document("x", "x", String.join("\n\n", paragraphs), Map.of()));
    }
}
