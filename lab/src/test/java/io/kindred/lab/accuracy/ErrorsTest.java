package io.kindred.lab.accuracy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ErrorsTest {
    private static final double TINY = 1e-12;

    @Test
    void errorsOfBothSignsCancelInTheBiasOnly() {
        Errors errors = new Errors();
        errors.add(0.8, 0.5);
        errors.add(0.1, 0.5);
        assertThat(errors.count()).isEqualTo(2);
        assertThat(errors.bias()).isCloseTo(-0.05, within(TINY));
        assertThat(errors.rootMeanSquare()).isCloseTo(Math.sqrt(0.125), within(TINY));
    }

    @Test
    void addUp() {
        Errors all = new Errors();
        Errors one = new Errors();
        one.add(1, 0);
        all.add(one);
        all.add(one);
        assertThat(all.count()).isEqualTo(2);
        assertThat(all.rootMeanSquare()).isEqualTo(1);
    }
}
