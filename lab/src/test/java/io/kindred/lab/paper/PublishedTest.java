package io.kindred.lab.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the papers print agrees with itself, so that it was copied well and counted as they count. */
class PublishedTest {
    private final Published roth = Published.of("roth-2011");

    /** A miss in a zone is a false negative; with four files that have no kin but themselves 45 cells are expected. */
    @Test
    void countsOfRothFollowFromHisMatrices() {
        Map.of(
                        "Tables 10-12", "43B 40",
                        "Tables 13-15", "47C 40",
                        "Tables 16-18", "43B 4",
                        "Tables 19-21", "3B 16",
                        "Tables 22-24", "21B 40")
                .forEach((tables, name) -> {
                    long misses = roth.text(tables, name)
                            .chars()
                            .filter(cell -> cell == '0')
                            .count();
                    double negatives = roth.number("Table 9", name + " false negatives");
                    double correct = roth.number("Table 9", name + " correct");
                    double positives = roth.number("Table 9", name + " false positives");
                    assertThat(negatives).as(name).isEqualTo((double) misses);
                    assertThat(correct + negatives).as(name).isEqualTo(45);
                    assertThat(correct / (negatives + positives))
                            .as(name)
                            .isEqualTo(roth.number("Table 9", name + " score"), within(0.005));
                });
    }

    @Test
    void combinationsOfRothAreAllTogether() {
        assertThat(roth.number("section 3.3", "methods")
                        * roth.number("Table 2", "streams")
                        * roth.number("Table 3", "variations")
                        * roth.number("Table 5", "runs"))
                .isEqualTo(roth.number("section 5", "combinations"));
    }

    @Test
    void filesOfRothAreThoseUnchangedAndModified() {
        Published later = Published.of("roth-2013");
        assertThat(later.number("section 2.4.1", "insertions")
                        + later.number("section 2.4.1", "deletions")
                        + later.number("section 2.4.1", "unchanged"))
                .isEqualTo(later.number("section 2.4.1", "files"));
    }

    @Test
    void whatIsNotPrintedIsNotMadeUp() {
        assertThatThrownBy(() -> roth.number("Table 9", "1A 4 score")).isInstanceOf(IllegalArgumentException.class);
        assertThat(roth.in("Table 99")).isEmpty();
    }
}
