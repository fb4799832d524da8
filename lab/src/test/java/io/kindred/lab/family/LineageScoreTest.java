package io.kindred.lab.family;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.family.lineage.Descent;
import io.kindred.family.lineage.Lineage;
import io.kindred.family.lineage.State;
import io.kindred.text.Document;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LineageScoreTest {
    private final History history = History.line(
            "h", Stream.of("a", "b", "c").map(LineageScoreTest::state).toList());

    @Test
    void rightLineHasAll() {
        LineageScore score = LineageScore.of(history, lineage("a", descent("a", "b"), descent("b", "c")));
        assertThat(score.neighbours()).isEqualTo(2);
        assertThat(score.directed()).isEqualTo(2);
        assertThat(score.roots()).isEqualTo(1);
        assertThat(score.ancestry().f1()).isEqualTo(1);
    }

    @Test
    void turnedLineHasNeighboursOnly() {
        LineageScore score = LineageScore.of(history, lineage("c", descent("c", "b"), descent("b", "a")));
        assertThat(score.neighbours()).isEqualTo(2);
        assertThat(score.directed()).isZero();
        assertThat(score.roots()).isZero();
        assertThat(score.ancestry().both()).isZero();
        assertThat(score.told()).isEqualTo(new LineageScore.Told(2, 0));
    }

    @Test
    void madeHistoriesAreTheSameEveryTime() {
        List<History> histories = Histories.forked(2, 5);
        assertThat(Histories.forked(2, 5)).isEqualTo(histories);
        assertThat(histories.get(0).states()).hasSize(5);
        assertThat(histories.get(0).parents().get(0)).isEqualTo(-1);
    }

    private static State state(String id) {
        return State.of(new Document(id, "", id, Map.of()));
    }

    private static Descent descent(String from, String to) {
        return new Descent(from, to, 1, 1, false, 1, 1, List.of());
    }

    private static Lineage lineage(String first, Descent... descents) {
        return new Lineage(first, 1, List.of(descents), List.of(), List.of());
    }
}
