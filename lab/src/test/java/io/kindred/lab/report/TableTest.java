package io.kindred.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
    private static final Table TABLE = new Table(
            "Speed",
            2,
            List.of("texts", "method", "MB/s"),
            List.of(List.of("all", "ours, bag", "250.0"), List.of("all", "theirs", "3.1")));

    @Test
    void alignsItsColumns() {
        assertThat(TABLE.markdown()).isEqualTo("""
                        ## Speed

                        | texts | method    |  MB/s |
                        | ----- | --------- | ----: |
                        | all   | ours, bag | 250.0 |
                        | all   | theirs    |   3.1 |

                        """);
    }

    @Test
    void givesOneLineForEachFigure() {
        assertThat(TABLE.csv()).containsExactly("Speed,\"all / ours, bag\",MB/s,250.0", "Speed,all / theirs,MB/s,3.1");
    }

    @Test
    void barsSayWhetherTheyAreMet() {
        Table bars = Bar.table(List.of(
                Bar.atLeast("fast", 60.0, 60), Bar.atMost("exact", 1.2, 1.1, 2), Bar.within("even", 33, 30, 34)));
        assertThat(bars.rows())
                .containsExactly(
                        List.of("fast", "60.0", ">= 60.0", "yes"),
                        List.of("exact", "1.20", "<= 1.10", "NO"),
                        List.of("even", "33.0", "30.0 to 34.0", "yes"));
    }
}
