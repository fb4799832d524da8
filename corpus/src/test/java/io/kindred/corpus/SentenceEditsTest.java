package io.kindred.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class SentenceEditsTest {
    @Test
    void deletingTakesSentencesAndLeavesTheOthersInOrder() {
        eachParagraph(SentenceEdits.delete(2), (before, after) -> {
            assertThat(after).hasSize(before.size() - 2);
            assertThat(before).containsSubsequence(after);
        });
    }

    @Test
    void insertingAddsSentencesAndKeepsTheOthersInOrder() {
        eachParagraph(SentenceEdits.insert(2), (before, after) -> {
            assertThat(after).hasSize(before.size() + 2).containsSubsequence(before);
        });
    }

    @Test
    void replacingChangesOneSentenceAndKeepsTheOthersInPlace() {
        eachParagraph(SentenceEdits.replace(1), (before, after) -> {
            assertThat(after).hasSameSizeAs(before);
            int kept = 0;
            for (int i = 0; i < before.size(); i++) {
                kept += before.get(i).equals(after.get(i)) ? 1 : 0;
            }
            assertThat(kept).isEqualTo(before.size() - 1);
        });
    }

    @Test
    void shufflingKeepsTheSentencesAndChangesTheirOrder() {
        eachParagraph(SentenceEdits.shuffle(), (before, after) -> {
            assertThat(after).containsExactlyInAnyOrderElementsOf(before).isNotEqualTo(before);
        });
    }

    @Test
    void oneSentenceStays() {
        assertThat(SentenceEdits.delete(5).apply("One is. Two\nare.", new Random(1)))
                .matches("One is\\.|Two are\\.");
    }

    @Test
    void equalSentencesCannotBeShuffled() {
        assertThat(SentenceEdits.shuffle().apply("Yes. Yes.", new Random(1))).isEqualTo("Yes. Yes.");
    }

    private static void eachParagraph(Edit edit, BiConsumer<List<String>, List<String>> check) {
        ManySeeds.check((text, random) -> {
            List<String> before = Pieces.paragraphs(text);
            List<String> after = Pieces.paragraphs(edit.apply(text, random));
            assertThat(after).hasSameSizeAs(before);
            for (int i = 0; i < before.size(); i++) {
                check.accept(Pieces.sentences(before.get(i)), Pieces.sentences(after.get(i)));
            }
        });
    }
}
