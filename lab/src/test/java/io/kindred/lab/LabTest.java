package io.kindred.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class LabTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void showsWhatItCanMeasure() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString())
                .contains("accuracy", "fingerprints", "huge", "peers", "roth-2011", "roth-2013", "scan", "shape");
    }

    @Test
    void wantsToKnowWhatToMeasure() {
        assertThat(run()).isEqualTo(2);
        assertThat(err.toString()).startsWith("No command given");
    }

    private int run(String... args) {
        return Lab.command(new PrintWriter(out), new PrintWriter(err)).execute(args);
    }
}
