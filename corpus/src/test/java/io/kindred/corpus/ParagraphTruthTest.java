package io.kindred.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.corpus.truth.Alternative;
import io.kindred.corpus.truth.Change;
import io.kindred.corpus.truth.Link;
import io.kindred.corpus.truth.Match;
import io.kindred.corpus.truth.ParagraphMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ParagraphTruthTest {
    private static final String FOUR = "One is one.\n\nTwo is two twice.\n\nThree is three thrice so.\n\nFour is four.";

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "LETTERS_MISREAD")
    void knownEditHasTheMapThatItsWordsTell(KnownEdit edit) {
        for (int seed = 0; seed < 60; seed++) {
            TokenText.check(seed, edit);
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "LETTERS_MISREAD")
    void dosedEditHasTheMapThatItsWordsTell(DosedEdit edit) {
        for (int seed = 0; seed < 20; seed++) {
            for (double share : new double[] {0, 0.02, 0.1, 0.3, 0.9, 1}) {
                TokenText.check(seed, edit.of(Dose.share(share)));
            }
        }
    }

    @Test
    void combinedEditsHaveTheMapThatTheirWordsTell() {
        List<DosedEdit> kinds = new ArrayList<>(Arrays.asList(DosedEdit.values()));
        kinds.remove(DosedEdit.LETTERS_MISREAD);
        for (int seed = 0; seed < 600; seed++) {
            Random random = new Random(seed);
            Edit edit = LetterEdits.upperCase().then(LayoutEdits.respace());
            for (int i = random.nextInt(5); i >= 0; i--) {
                DosedEdit kind = kinds.get(random.nextInt(kinds.size()));
                edit = edit.then(kind.of(Dose.share(random.nextInt(6) / 10.0)));
            }
            TokenText.check(seed, edit);
        }
    }

    @Test
    void misreadParagraphsAreEdited() {
        ManySeeds.check((text, random) -> {
            ParagraphMap truth = truth(LetterEdits.misread(0.1), text, random);
            assertThat(truth.matches())
                    .hasSize(Pieces.paragraphs(text).size())
                    .allMatch(match ->
                            match.change() == Change.EDITED && match.left().equals(match.right()));
        });
    }

    @Test
    void caseAndWhiteSpaceKeepEverything() {
        Edit edit = LetterEdits.upperCase().then(LayoutEdits.rewrap(8)).then(LayoutEdits.respace());
        assertThat(truth(edit, FOUR).matches()).isEqualTo(kept(4));
    }

    @Test
    void replacingEverySentenceDeletesAndInserts() {
        ParagraphMap truth = truth(SentenceEdits.replace(9), FOUR);
        assertThat(truth.matches()).isEmpty();
        assertThat(truth.deleted()).containsExactly(0, 1, 2, 3);
        assertThat(truth.inserted()).containsExactly(0, 1, 2, 3);
        assertThat(truth.alternatives()).isEmpty();
    }

    @Test
    void lightestParagraphOutOfOrderIsTheOneMoved() {
        Edit toTheEnd = order(1, 2, 3, 0);
        assertThat(truth(toTheEnd, FOUR).matches())
                .containsExactly(
                        new Match(List.of(0), List.of(3), Change.MOVED),
                        new Match(List.of(1), List.of(0), Change.KEPT),
                        new Match(List.of(2), List.of(1), Change.KEPT),
                        new Match(List.of(3), List.of(2), Change.KEPT));
    }

    @Test
    void whichOfTwoEqualNeighboursMovedIsAMatterOfOpinion() {
        ParagraphMap truth = truth(order(1, 0), "One is one.\n\nTwo is two.");
        assertThat(truth.matches()).allMatch(match -> match.or().isPresent());
        assertThat(truth.matches()).extracting(Match::change).containsExactlyInAnyOrder(Change.KEPT, Change.MOVED);
    }

    @Test
    void lightParagraphMovedWhateverTheRestWeighs() {
        String rest = "\n\n" + "word ".repeat(500);
        ParagraphMap truth = truth(order(1, 0, 2), "A heading\n\nTwo is two all the time." + rest);
        assertThat(truth.matches()).allMatch(match -> match.or().isEmpty());
        assertThat(truth.matches()).extracting(Match::change).containsExactly(Change.MOVED, Change.KEPT, Change.KEPT);
    }

    @Test
    void splitThatIsMergedAgainIsKept() {
        Edit edit = ParagraphEdits.split(1).then(ParagraphEdits.merge(1));
        assertThat(truth(edit, "One is one. Two is two.").matches()).isEqualTo(kept(1));
    }

    @Test
    void doubledDocumentMayBeMatchedWithEitherCopy() {
        ParagraphMap truth = truth(DocumentEdits.twice(), FOUR);
        assertThat(truth.matches()).isEqualTo(kept(4));
        assertThat(truth.inserted()).containsExactly(4, 5, 6, 7);
        assertThat(truth.alternatives())
                .isEqualTo(IntStream.range(0, 4)
                        .mapToObj(i -> new Alternative(new Link(i, i + 4), Optional.of(new Link(i, i))))
                        .toList());
    }

    @Test
    void copyTakesThePlaceOfADeletedOriginal() {
        Edit lastHalf = DocumentEdits.twice()
                .then((draft, random) -> draft.with(draft.paragraphs().subList(4, 8)));
        ParagraphMap truth = truth(lastHalf, FOUR);
        assertThat(truth.matches()).isEqualTo(kept(4));
        assertThat(truth.alternatives()).isEmpty();
    }

    @Test
    void equalParagraphsMayStandForOneAnother() {
        ParagraphMap truth = truth(order(1), "Notes.\n\nNotes.");
        assertThat(truth.deleted()).containsExactly(0);
        assertThat(truth.alternatives()).containsExactly(new Alternative(new Link(0, 0), Optional.of(new Link(1, 0))));
    }

    @Test
    void pieceThatIsMergedWithTheNextIsInOneMatchOnly() {
        Edit edit = (draft, random) -> {
            List<Word> first = draft.paragraphs().get(0);
            List<Word> second = draft.paragraphs().get(1);
            return draft.with(List.of(
                    first.subList(0, 2), Pieces.joined(List.of(first.subList(2, 4), second)), first.subList(4, 6)));
        };
        assertThat(truth(edit, "a b c d e f\n\ng h i").matches())
                .containsExactly(
                        new Match(List.of(0), List.of(0, 2), Change.SPLIT),
                        new Match(List.of(0, 1), List.of(1), Change.MERGED));
    }

    @Test
    void wordOfAnotherParagraphIsOnlyAFaintLink() {
        Edit edit = (draft, random) -> {
            List<Word> words = Pieces.joined(draft.paragraphs());
            return draft.with(List.of(words.subList(11, words.size())));
        };
        ParagraphMap truth = truth(edit, "a b c d e f g h i j k l\n\nm n o p q r s t u v w x");
        assertThat(truth.matches()).extracting(Match::left).containsExactly(List.of(1));
        assertThat(truth.deleted()).containsExactly(0);
        assertThat(truth.alternatives()).containsExactly(new Alternative(new Link(0, 0), Optional.empty()));
    }

    @Test
    void heaviestRunInOrderIsKept() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            List<Integer> order = Pieces.shuffledNumbers(2 + random.nextInt(8), random);
            Draft version = order(order).apply(Draft.of(TokenText.write(order.size(), random)), random);
            List<Match> inOrder = version.truth().matches().stream()
                    .filter(match -> match.change() != Change.MOVED)
                    .toList();
            assertThat(inOrder.stream().map(match -> match.right().get(0)).toList())
                    .isSorted();
            int weight = inOrder.stream()
                    .mapToInt(match ->
                            version.paragraphs().get(match.right().get(0)).size())
                    .sum();
            assertThat(weight).as("seed %d", seed).isEqualTo(heaviest(version, order));
        }
    }

    private static int heaviest(Draft version, List<Integer> order) {
        int heaviest = 0;
        for (int set = 0; set < 1 << order.size(); set++) {
            List<Integer> chosen = new ArrayList<>();
            int weight = 0;
            for (int i = 0; i < order.size(); i++) {
                if ((set & 1 << i) != 0) {
                    chosen.add(order.get(i));
                    weight += version.paragraphs().get(i).size();
                }
            }
            boolean ascending = chosen.stream().sorted().toList().equals(chosen);
            heaviest = ascending ? Math.max(heaviest, weight) : heaviest;
        }
        return heaviest;
    }

    private static Edit order(Integer... numbers) {
        return order(List.of(numbers));
    }

    private static Edit order(List<Integer> numbers) {
        return (draft, random) ->
                draft.with(numbers.stream().map(draft.paragraphs()::get).toList());
    }

    private static List<Match> kept(int count) {
        return IntStream.range(0, count)
                .mapToObj(Collections::singletonList)
                .map(number -> new Match(number, number, Change.KEPT))
                .toList();
    }

    private static ParagraphMap truth(Edit edit, String text) {
        return truth(edit, text, new Random(1));
    }

    private static ParagraphMap truth(Edit edit, String text, Random random) {
        return edit.apply(Draft.of(text), random).truth();
    }
}
