package io.kindred.lab.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class GroupingTest {
    @Test
    void sameGroupsAgree() {
        Grouping same = Grouping.of(List.of("a", "a", "b", "b"), List.of("x", "x", "y", "y"));
        assertThat(same.f1()).isEqualTo(1);
        assertThat(same.adjustedRand()).isEqualTo(1);
    }

    @Test
    void pairsAreCounted() {
        Grouping grouping = Grouping.of(List.of("a", "a", "a", "b"), List.of("x", "x", "y", "y"));
        assertThat(grouping).isEqualTo(new Grouping(4, 3, 2, 1));
        assertThat(grouping.precision()).isEqualTo(0.5);
        assertThat(grouping.recall()).isEqualTo(1.0 / 3, within(1e-12));
        assertThat(grouping.adjustedRand()).isEqualTo(0, within(1e-12));
    }

    @Test
    void nothingToJoinIsRight() {
        assertThat(Grouping.of(List.of("a", "b"), List.of("x", "y")).f1()).isEqualTo(1);
    }
}
