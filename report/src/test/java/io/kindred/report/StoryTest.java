package io.kindred.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.chunk.BlankLineChunker;
import io.kindred.chunk.Chunk;
import io.kindred.comparison.Change;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.Match;
import io.kindred.comparison.Shares;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Document;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StoryTest {
    private final Reading left = reading("one\n\ntwo\n\nthree\n\nfour\n\n***\n\nsix words are in this one");
    private final Reading right = reading("four\n\none\n\nnew here\n\nthree\n\nsix words are\n\nin this one");

    @Test
    void deletedComesAfterWhatItCameAfter() {
        Story story = Story.of(comparison(
                match(Change.KEPT, List.of(0), List.of(1)),
                match(Change.KEPT, List.of(2), List.of(3)),
                match(Change.MOVED, List.of(3), List.of(0)),
                match(Change.SPLIT, List.of(5), List.of(4, 5))));
        assertThat(story.steps())
                .extracting(step -> step.fate() + " " + Step.numbers(step.left()) + " " + Step.numbers(step.right()))
                .containsExactly(
                        "moved 4 1", "kept 1 2", "deleted 2 ", "inserted  3", "kept 3 4", "aside 5 ", "split 6 5-6");
    }

    @Test
    void deletedAtTheStartComesFirst() {
        Story story = Story.of(comparison(match(Change.KEPT, List.of(1), List.of(0))));
        assertThat(story.steps().get(0).fate()).isEqualTo(Fate.DELETED);
        assertThat(story.steps().get(1).fate()).isEqualTo(Fate.KEPT);
    }

    @Test
    void deletedBetweenMergedParagraphsComesAfterThem() {
        Story story = Story.of(comparison(match(Change.MERGED, List.of(0, 2, 3), List.of(3))));
        assertThat(story.steps())
                .extracting(step -> step.fate() + " " + Step.numbers(step.left()) + " " + Step.numbers(step.right()))
                .containsSubsequence("inserted  3", "merged 1, 3-4 4", "deleted 2 ", "deleted 6 ", "inserted  5");
    }

    @Test
    void wordsAndParagraphsAreCountedInRightAndWhatWasDeleted() {
        Story story = Story.of(comparison(match(Change.SPLIT, List.of(5), List.of(4, 5))));
        assertThat(story.words())
                .containsEntry(Fate.SPLIT, 6)
                .containsEntry(Fate.INSERTED, 5)
                .containsEntry(Fate.DELETED, 4);
        assertThat(story.paragraphs())
                .containsEntry(Fate.SPLIT, 2)
                .containsEntry(Fate.INSERTED, 4)
                .containsEntry(Fate.DELETED, 4)
                .doesNotContainKey(Fate.ASIDE);
        assertThat(Verdict.counts(story)).isEqualTo("2 paragraphs split, 4 inserted, 4 deleted");
    }

    private Comparison comparison(Match... matches) {
        return new Comparison(left, right, List.of(matches), List.of(), Shares.NONE, false, false);
    }

    private Match match(Change change, List<Integer> from, List<Integer> to) {
        return new Match(chunks(left, from), chunks(right, to), change, 1);
    }

    private static List<Chunk> chunks(Reading reading, List<Integer> numbers) {
        return numbers.stream().map(reading.chunks()::get).toList();
    }

    private static Reading reading(String text) {
        return Reading.of(new Document("id", "title", text, Map.of()), new BlankLineChunker());
    }
}
