package io.kindred.lab.versions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.kindred.lab.versions.data.DataFolder;
import io.kindred.lab.versions.data.KnownSet;
import io.kindred.lab.versions.data.Size;
import io.kindred.lab.versions.made.ControlledScore;
import io.kindred.lab.versions.made.MapScores;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The figures in {@code lab/floors/accuracy.json} may not be fallen short of; they are raised on purpose. */
class AccuracyFloorTest {
    private static final Path ROOT = Path.of("..");
    private static final List<String> MADE = List.of("controlled/", "map/");
    private static final List<String> SETS = List.of("plagiarised-answers", "near-dup-smoke", "ocr-noise");

    @Test
    void madeVersionsKeepTheirFloor() throws IOException {
        AccuracyReport report = new AccuracyReport().made(ControlledScore.all(), MapScores.of(3));
        assertThat(shortfalls(report.figures(), MADE)).isEmpty();
    }

    @Test
    void realDocumentsKeepTheirFloor() throws IOException {
        DataFolder data = DataFolder.of(ROOT, null);
        List<Outcome> outcomes = new ArrayList<>();
        List<String> measured = new ArrayList<>();
        for (KnownSet set : KnownSet.ALL) {
            Optional<Path> folder = SETS.contains(set.name()) ? data.folder(set.name()) : Optional.empty();
            if (folder.isPresent()) {
                outcomes.add(Outcome.of(set.load(folder.get(), Size.QUICK)));
                measured.add(set.name() + "/");
            }
        }
        assumeTrue(!outcomes.isEmpty(), "no data sets in ../shared/data or where kindred.data says");
        assertThat(shortfalls(new AccuracyReport().versions(outcomes).figures(), measured))
                .isEmpty();
    }

    /** The floors with one of the prefixes whose figures are lower or missing, with what was measured. */
    private static Map<String, String> shortfalls(Figures figures, List<String> prefixes) throws IOException {
        Map<String, String> shortfalls = new TreeMap<>();
        Figures floors = Figures.read(ROOT.resolve("lab/floors/accuracy.json"));
        floors.values().forEach((name, floor) -> {
            double figure = figures.values().getOrDefault(name, Double.NaN);
            if (prefixes.stream().anyMatch(name::startsWith) && !(figure >= floor)) {
                shortfalls.put(name, figure + " is below " + floor);
            }
        });
        assertThat(floors.values().keySet()).anyMatch(name -> prefixes.stream().anyMatch(name::startsWith));
        return shortfalls;
    }
}
