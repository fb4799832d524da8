package io.kindred.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class ParagraphEditsTest {
    @Test
    void removingTakesParagraphsAndLeavesTheOthersInOrder() {
        paragraphs(ParagraphEdits.remove(2), (before, after) -> {
            assertThat(after).hasSize(before.size() - 2);
            assertThat(before).containsSubsequence(after);
        });
    }

    @Test
    void addingPutsInParagraphsThatWereNotThere() {
        paragraphs(ParagraphEdits.add(2), (before, after) -> {
            assertThat(after).hasSize(before.size() + 2).containsSubsequence(before);
            List<String> added = new ArrayList<>(after);
            added.removeAll(before);
            assertThat(added).hasSize(2);
        });
    }

    @Test
    void shufflingKeepsTheParagraphsAndChangesTheirOrder() {
        paragraphs(ParagraphEdits.shuffle(), (before, after) -> {
            assertThat(after).containsExactlyInAnyOrderElementsOf(before).isNotEqualTo(before);
        });
    }

    @Test
    void duplicatingAddsOnlyWhatWasThere() {
        paragraphs(ParagraphEdits.duplicate(2), (before, after) -> {
            assertThat(after).hasSize(before.size() + 2).containsSubsequence(before);
            assertThat(before).containsAll(after);
        });
    }

    @Test
    void mergingKeepsTheWordsInFewerParagraphs() {
        paragraphs(ParagraphEdits.merge(2), (before, after) -> {
            assertThat(after).hasSize(before.size() - 2);
            assertThat(words(after)).isEqualTo(words(before));
        });
    }

    @Test
    void splittingKeepsTheSentencesInMoreParagraphs() {
        paragraphs(ParagraphEdits.split(2), (before, after) -> {
            assertThat(after).hasSize(before.size() + 2);
            assertThat(sentences(after)).isEqualTo(sentences(before));
        });
    }

    @Test
    void oneSentenceIsSplitBetweenWords() {
        assertThat(ParagraphEdits.split(1).apply("two words", new Random(1))).isEqualTo("two\n\nwords");
        assertThat(ParagraphEdits.split(9).apply("three single words", new Random(1)))
                .isEqualTo("three\n\nsingle\n\nwords");
    }

    @Test
    void oneParagraphStaysAndCannotBeMergedOrShuffled() {
        assertThat(ParagraphEdits.remove(5).apply("one\n\ntwo", new Random(1))).matches("one|two");
        assertThat(ParagraphEdits.merge(1).apply("one", new Random(1))).isEqualTo("one");
        assertThat(ParagraphEdits.shuffle().apply("one", new Random(1))).isEqualTo("one");
    }

    private static void paragraphs(Edit edit, BiConsumer<List<String>, List<String>> check) {
        ManySeeds.check(
                (text, random) -> check.accept(Pieces.paragraphs(text), Pieces.paragraphs(edit.apply(text, random))));
    }

    private static List<String> words(List<String> paragraphs) {
        return paragraphs.stream().flatMap(p -> Pieces.words(p).stream()).toList();
    }

    private static List<String> sentences(List<String> paragraphs) {
        return paragraphs.stream().flatMap(p -> Pieces.sentences(p).stream()).toList();
    }
}
