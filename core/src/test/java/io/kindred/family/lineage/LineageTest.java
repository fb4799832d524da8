package io.kindred.family.lineage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.Seeds;
import io.kindred.corpus.Prose;
import io.kindred.text.Document;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class LineageTest {
    @Test
    void growingDocumentIsALine(Random random) {
        List<State> states = grown(random, 6);
        Lineage lineage = Lineage.of(states);
        assertThat(lineage.first()).isEqualTo(states.get(0).id());
        assertThat(edges(lineage)).containsExactlyInAnyOrder("0>1", "1>2", "2>3", "3>4", "4>5");
        assertThat(lineage.latest()).containsExactly("5");
        assertThat(lineage.descents()).allMatch(Descent::isDirected);
        assertThat(lineage.descents()).allMatch(descent -> descent.inserted() > 0 && descent.deleted() <= 2);
    }

    @RepeatedTest(5)
    void orderOfInputDoesNotMatter(Random random) {
        List<State> states = grown(random, 8);
        Lineage lineage = Lineage.of(states);
        List<State> shuffled = new ArrayList<>(states);
        Collections.shuffle(shuffled, random);
        assertThat(Lineage.of(shuffled)).isEqualTo(lineage);
    }

    @Test
    void twoBranchesLeaveOneState(Random random) {
        Prose prose = new Prose(random);
        String base = prose.paragraphs(8);
        String left = base + "\n\n" + prose.paragraphs(2);
        String right = prose.paragraphs(2) + "\n\n" + base;
        List<State> states = List.of(
                at("base", base, 1),
                at("left", left, 2),
                at("right", right, 3),
                at("farther", left + "\n\n" + prose.paragraph(), 4));
        assertThat(edges(Lineage.of(states))).containsExactlyInAnyOrder("base>left", "base>right", "left>farther");
    }

    @Test
    void mergeHasASecondParent(Random random) {
        Prose prose = new Prose(random);
        String base = prose.paragraphs(8);
        String left = prose.paragraphs(3);
        String right = prose.paragraphs(3);
        Lineage lineage = Lineage.of(List.of(
                at("base", base, 1),
                at("left", left + "\n\n" + base, 2),
                at("right", base + "\n\n" + right, 3),
                at("both", left + "\n\n" + base + "\n\n" + right, 4)));
        assertThat(lineage.descents())
                .filteredOn(descent -> descent.to().equals("both"))
                .hasSize(1);
        assertThat(lineage.merges()).hasSize(1);
        assertThat(lineage.merges().get(0).to()).isEqualTo("both");
        assertThat(lineage.merges().get(0).share()).isGreaterThan(0.9);
    }

    @Test
    void partlyUndoneChangeIsNoBranch(Random random) {
        Prose prose = new Prose(random);
        String base = prose.paragraphs(10);
        String kept = prose.sentence();
        String undone = prose.paragraph(3);
        String more = prose.paragraph(7);
        List<State> states = List.of(
                state("a", base),
                state("b", kept + "\n\n" + base + "\n\n" + undone),
                state("c", kept + "\n\n" + base + "\n\n" + more),
                state("d", kept + "\n\n" + base + "\n\n" + more + "\n\n" + prose.paragraph()));
        assertThat(neighbours(Lineage.of(states))).containsExactlyInAnyOrder("a-b", "b-c", "c-d");
    }

    @Test
    void revertIsKnown(Random random) {
        Prose prose = new Prose(random);
        String base = prose.paragraphs(6);
        String more = base + "\n\n" + prose.paragraphs(2);
        Lineage lineage = Lineage.of(List.of(
                at("first", base, 1), at("second", more, 2), at("third", base, 3), at("fourth", base + " .", 4)));
        assertThat(lineage.copies()).containsExactly(new Copy("first", "third", true));
    }

    @Test
    void copyIsNoRevert(Random random) {
        String text = new Prose(random).paragraphs(3);
        Lineage lineage = Lineage.of(List.of(state("a", text), state("b", text)));
        assertThat(lineage.descents()).isEmpty();
        assertThat(lineage.copies()).containsExactly(new Copy("a", "b", false));
        assertThat(lineage.latest()).containsExactly("a");
    }

    @Test
    void knownTimesDecide(Random random) {
        List<State> grown = grown(random, 5);
        List<State> backwards = new ArrayList<>();
        for (int i = 0; i < grown.size(); i++) {
            backwards.add(at(grown.get(i).id(), grown.get(i).document().text(), 100 - i));
        }
        Lineage lineage = Lineage.of(backwards);
        assertThat(edges(lineage)).containsExactlyInAnyOrder("4>3", "3>2", "2>1", "1>0");
        assertThat(lineage.descents().get(0).reasons().get(0).clue()).isEqualTo(Clue.TIME);
    }

    @Test
    void namesAndMetadataTell(Random random) {
        String text = new Prose(random).paragraphs(5);
        String other = text.replaceFirst(" the ", " that ");
        assertThat(Lineage.of(List.of(state("plan-v2.txt", text), state("plan-v1.txt", other)))
                        .first())
                .isEqualTo("plan-v1.txt");
        Document late = new Document("x", "", text, Map.of("modified", "2024-05-01"));
        Document early = new Document("y", "", other, Map.of("modified", "2023-05-01T10:00:00Z"));
        assertThat(Lineage.of(List.of(State.of(late), State.of(early))).first()).isEqualTo("y");
    }

    @Test
    void wordsThatChangedPlacesLeaveTheDirectionOpen() {
        Lineage lineage = Lineage.of(List.of(
                state("a", "One two three four five six seven eight nine ten."),
                state("b", "One two three four five seven six eight nine ten.")));
        assertThat(lineage.descents()).hasSize(1);
        assertThat(lineage.descents().get(0).isDirected()).isFalse();
    }

    @Test
    void manyStatesStillMakeATree(Random random) {
        List<State> states = grown(random, 70);
        Lineage lineage = Lineage.of(states);
        assertThat(lineage.descents()).hasSize(69);
        assertThat(lineage.descents().stream().map(Descent::to).distinct()).hasSize(69);
    }

    @Test
    void emptyAndOddTextsAreStates() {
        Lineage lineage =
                Lineage.of(List.of(state("a", ""), state("b", "x"), state("c", "  \n"), state("d", "\uD800 ?")));
        assertThat(lineage.descents()).hasSize(3);
        assertThatThrownBy(() -> Lineage.of(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    /** States that each have a paragraph more than the one before. */
    private static List<State> grown(Random random, int count) {
        Prose prose = new Prose(random);
        List<State> states = new ArrayList<>();
        String text = prose.paragraphs(4);
        for (int i = 0; i < count; i++) {
            states.add(state(Integer.toString(i), text));
            text = text + "\n\n" + prose.paragraph();
        }
        return states;
    }

    private static State state(String id, String text) {
        return State.of(new Document(id, "", text, Map.of()));
    }

    private static State at(String id, String text, long second) {
        return new State(new Document(id, "", text, Map.of()), Optional.of(Instant.ofEpochSecond(second)));
    }

    private static List<String> edges(Lineage lineage) {
        return lineage.descents().stream()
                .map(descent -> descent.from() + ">" + descent.to())
                .collect(Collectors.toList());
    }

    private static List<String> neighbours(Lineage lineage) {
        return lineage.descents().stream()
                .map(descent -> descent.from().compareTo(descent.to()) < 0
                        ? descent.from() + "-" + descent.to()
                        : descent.to() + "-" + descent.from())
                .collect(Collectors.toList());
    }
}
