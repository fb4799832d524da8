package io.kindred.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WordEditsTest {
    @Test
    void deletingTakesWordsAndLeavesTheOthersInOrder() {
        ManySeeds.check((text, random) -> {
            List<String> before = Pieces.paragraphs(text);
            List<String> after = Pieces.paragraphs(WordEdits.delete(2).apply(text, random));
            assertThat(after).hasSameSizeAs(before);
            for (int i = 0; i < before.size(); i++) {
                assertThat(Pieces.words(after.get(i))).hasSize(size(before, i) - 2);
                assertThat(bare(before.get(i))).containsSubsequence(bare(after.get(i)));
            }
        });
    }

    @Test
    void deletingLeavesCapitalsAndFullStops() {
        assertThat(WordEdits.delete(Dose.count(3), Spacing.TOGETHER).apply("The old, big dog.", new Random(1)))
                .isIn("The.", "Dog.");
        ManySeeds.check((text, random) -> {
            String edited = WordEdits.delete(1).apply(text, random);
            assertThat(edited.replaceAll("[^.]", "")).isEqualTo(text.replaceAll("[^.]", ""));
            assertThat(edited).doesNotContainPattern("[.] [a-z]").doesNotContainPattern(",[.]");
        });
    }

    @Test
    void insertedWordsStandInsideSentences() {
        ManySeeds.check((text, random) -> {
            String edited = WordEdits.insert(4).apply(text, random);
            assertThat(edited).doesNotContainPattern("[.] [a-z]");
            assertThat(Pieces.paragraphs(edited)).allMatch(paragraph -> paragraph.endsWith("."));
        });
    }

    @Test
    void insertingAddsWordsAndKeepsTheOthersInOrder() {
        ManySeeds.check((text, random) -> {
            List<String> before = Pieces.paragraphs(text);
            List<String> after = Pieces.paragraphs(WordEdits.insert(3).apply(text, random));
            assertThat(after).hasSameSizeAs(before);
            for (int i = 0; i < before.size(); i++) {
                assertThat(Pieces.words(after.get(i))).hasSize(size(before, i) + 3);
                assertThat(Pieces.words(after.get(i))).containsSubsequence(Pieces.words(before.get(i)));
            }
        });
    }

    @Test
    void replacingChangesSoManyWordsAndNoPunctuation() {
        ManySeeds.check((text, random) -> {
            String edited = WordEdits.replace(2).apply(text, random);
            assertThat(changes(text, edited))
                    .containsOnly(2)
                    .hasSize(Pieces.paragraphs(text).size());
            assertThat(edited.replaceAll("\\w", "")).isEqualTo(text.replaceAll("\\w", ""));
            assertThat(edited.replaceAll("[^A-Z]", "")).hasSameSizeAs(text.replaceAll("[^A-Z]", ""));
        });
    }

    @Test
    void swappingKeepsTheWordsOfEveryParagraph() {
        ManySeeds.check((text, random) -> {
            List<String> before = Pieces.paragraphs(text);
            String edited = WordEdits.swap(2).apply(text, random);
            List<String> after = Pieces.paragraphs(edited);
            assertThat(changes(text, edited)).containsOnly(4).hasSize(before.size());
            for (int i = 0; i < before.size(); i++) {
                assertThat(Pieces.words(after.get(i))).containsExactlyInAnyOrderElementsOf(Pieces.words(before.get(i)));
            }
        });
    }

    @Test
    void oneWordStays() {
        assertThat(WordEdits.delete(5).apply("one two\n\nthree", new Random(1))).matches("(one|two)\n\nthree");
    }

    @Test
    void equalNeighboursAreNotSwapped() {
        assertThat(WordEdits.swap(1).apply("so so so far", new Random(1))).isEqualTo("so so far so");
        assertThat(WordEdits.swap(9).apply("so so", new Random(1))).isEqualTo("so so");
    }

    @Test
    void wordOfPunctuationIsReplacedToo() {
        assertThat(WordEdits.replace(1).apply("--", new Random(1))).matches("[a-z]+");
    }

    /** The words without punctuation, all in small letters. */
    private static List<String> bare(String paragraph) {
        return Pieces.words(paragraph.replaceAll("[.,]", "").toLowerCase(Locale.ROOT));
    }

    private static int size(List<String> paragraphs, int at) {
        return Pieces.words(paragraphs.get(at)).size();
    }

    private static List<Integer> changes(String left, String right) {
        List<Integer> changes = new ArrayList<>();
        for (int i = 0; i < Pieces.paragraphs(left).size(); i++) {
            List<String> before = Pieces.words(Pieces.paragraphs(left).get(i));
            List<String> after = Pieces.words(Pieces.paragraphs(right).get(i));
            assertThat(after).hasSameSizeAs(before);
            changes.add((int) IntStream.range(0, before.size())
                    .filter(at -> !before.get(at).equals(after.get(at)))
                    .count());
        }
        return changes;
    }
}
