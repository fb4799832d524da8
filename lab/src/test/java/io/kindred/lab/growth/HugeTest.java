package io.kindred.lab.growth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HugeTest {
    @Test
    void documentIsWhollyItselfAndInNoOrderItsReverse() {
        List<Huge> compared = Huge.of(300, progress -> {});
        assertThat(compared).extracting(Huge::with).containsExactly("itself", "its reverse");
        assertThat(compared).allSatisfy(huge -> {
            assertThat(huge.paragraphs()).isEqualTo(300);
            assertThat(huge.matches()).isEqualTo(300);
            assertThat(huge.approximate()).isFalse();
            assertThat(huge.megabytes()).isPositive();
        });
        assertThat(compared.get(0).score()).isEqualTo(1);
        assertThat(compared.get(1).score()).isBetween(0.8, 0.85);
        assertThat(Huge.table(compared).markdown()).contains("300 paragraphs", "its reverse");
    }
}
