package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.chunk.BlankLineChunker;
import io.kindred.chunk.Chunk;
import io.kindred.comparison.Change;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.Match;
import io.kindred.comparison.Shares;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.report.Story;
import io.kindred.text.Document;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StoryTextTest {
    private static final String APART = "The boats lie here.\n\nNobody may swim.\n\nEvery owner pays.";
    private static final String JOINED = "The boats lie here. Every owner pays.";

    @Test
    void deletedParagraphIsNoPartOfTheMergeAroundIt() {
        assertThat(text(APART, List.of(0, 2), JOINED, List.of(0), Change.MERGED))
                .isEqualTo("""
                    left right
                 &  1, 3     1  (2 paragraphs merged into 1) The boats lie here. ¶ Every owner pays.
                 -     2        Nobody may swim.
                """);
    }

    @Test
    void insertedParagraphIsNoPartOfTheSplitAroundIt() {
        assertThat(text(JOINED, List.of(0), APART, List.of(0, 2), Change.SPLIT)).isEqualTo("""
                    left right
                 /     1  1, 3  (1 paragraph split into 2) The boats lie here. ¶ Every owner pays.
                 +           2  Nobody may swim.
                """);
    }

    @Test
    void deletedParagraphIsNoPartOfTheMoveAroundIt() {
        assertThat(text(APART, List.of(0, 2), JOINED, List.of(0), Change.MOVED))
                .contains(" >  1, 3     1  (moved from 1, 3 to 1) The boats lie here. Every owner pays.\n")
                .containsOnlyOnce("Nobody may swim.");
    }

    @Test
    void numbersOfManyScatteredParagraphsAreCutShort() {
        String many = IntStream.range(0, 40).mapToObj(i -> "word" + i).collect(Collectors.joining("\n\n"));
        List<Integer> even = IntStream.range(0, 20).mapToObj(i -> 2 * i).toList();
        assertThat(text(many, even, many.replace("\n\n", " "), List.of(0), Change.MERGED))
                .contains(" &  1…39     1  (20 paragraphs merged into 1)");
    }

    private static String text(String left, List<Integer> from, String right, List<Integer> to, Change change) {
        Reading leftReading = reading(left);
        Reading rightReading = reading(right);
        Match match = new Match(chunks(leftReading, from), chunks(rightReading, to), change, 1);
        Comparison comparison =
                new Comparison(leftReading, rightReading, List.of(match), List.of(), Shares.NONE, false, false);
        StringWriter out = new StringWriter();
        new StoryText(comparison, Story.of(comparison), Paint.PLAIN, 100, new PrintWriter(out)).write();
        return out.toString();
    }

    private static List<Chunk> chunks(Reading reading, List<Integer> numbers) {
        return numbers.stream().map(reading.chunks()::get).toList();
    }

    private static Reading reading(String text) {
        return Reading.of(new Document("id", "title", text, Map.of()), new BlankLineChunker());
    }
}
