package io.kindred.comparison.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.chunk.Chunk;
import io.kindred.chunk.Chunker;
import io.kindred.comparison.Change;
import io.kindred.comparison.Comparison;
import io.kindred.comparison.Match;
import io.kindred.comparison.Shares;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Document;
import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class WordDiffTest {
    private static final Pattern LINE = Pattern.compile("\\S[^\\n]*");

    @Test
    void sameWordsAreKept() {
        assertThat(shown("One, two, three.", "One, two, three.")).isEqualTo("One, two, three.");
        assertThat(shown("One, two, three.", "ONE two three")).isEqualTo("ONE two three");
    }

    @Test
    void replacedWordTakesItsSignsAlong() {
        assertThat(shown("We meet on 4 May.", "We meet on 4 June.")).isEqualTo("We meet on 4 [-May.-]{+June.+}");
        assertThat(shown("He said \"no\" twice.", "He said \"yes\" twice."))
                .isEqualTo("He said [-\"no\" -]{+\"yes\" +}twice.");
    }

    @Test
    void deletedAndInsertedWordsAreTold() {
        assertThat(shown("a small red boat", "a red boat")).isEqualTo("a [-small -]red boat");
        assertThat(shown("a red boat", "a red boat lies here")).isEqualTo("a red boat {+lies here+}");
    }

    @Test
    void loneWordBetweenReplacementsIsReplacedWithThem() {
        assertThat(shown(
                        "Engineers measured the sediment carefully in spring",
                        "Divers photographed the foundations hurriedly in spring"))
                .isEqualTo("[-Engineers measured the sediment carefully -]"
                        + "{+Divers photographed the foundations hurriedly +}in spring");
    }

    @Test
    void sharedWordBetweenSmallReplacementsStays() {
        assertThat(shown("a red harbour wall", "a blue harbour gate"))
                .isEqualTo("a [-red -]{+blue +}harbour [-wall-]{+gate+}");
    }

    @Test
    void deletedSentenceIsDeletedFromItsBegin() {
        assertThat(shown("All was calm. It rained at noon. It stopped later.", "All was calm. It stopped later."))
                .isEqualTo("All was calm. [-It rained at noon. -]It stopped later.");
    }

    @Test
    void insertedSentenceIsInsertedFromItsBegin() {
        assertThat(shown("It rained. It stopped.", "It rained. It poured. It stopped."))
                .isEqualTo("It rained. {+It poured. +}It stopped.");
    }

    @Test
    void mergedParagraphsAreComparedAsOneRun() {
        assertThat(shown("The first part.\n\nThe second part.", "The first part. The other second part."))
                .isEqualTo("The first part. The {+other +}second part.");
    }

    @Test
    void signsAtTheBeginOfAChunkBelongToItsFirstWord() {
        assertThat(shown("# Title\n\n* item", "# Title\n\n* thing")).isEqualTo("# Title[-* item-]{+* thing+}");
    }

    @Test
    void chunkWithoutWordsHasNoEdits() {
        assertThat(edits("***", "***", new WordDiff())).isEmpty();
        assertThat(edits("***", "word", new WordDiff()))
                .containsExactly(new WordEdit(WordEdit.Kind.INSERTED, Span.of(0, 0), Span.of(0, 4), 1));
    }

    @Test
    void strangersBeyondTheBudgetAreReplacedAsAWhole() {
        String left = "same " + numbered("l", 3000) + " end";
        String right = "same " + numbered("r", 3000) + " end";
        assertThat(edits(left, right, new WordDiff(100_000)))
                .extracting(WordEdit::words)
                .containsExactly(1, 3000, 3000, 1);
    }

    @Test
    void longTextWithFewEditsStaysWithinTheBudget() {
        String left = numbered("w", 100_000);
        String right = left.replace("w50000 ", "").replace("w70000 ", "other ");
        assertThat(edits(left, right, new WordDiff()))
                .extracting(WordEdit::words)
                .containsExactly(50_000, 1, 19_999, 1, 1, 29_999);
    }

    @Test
    void oneWordAgainstVeryManyEndsEarly() {
        assertThat(edits("word", numbered("w", 50_000), new WordDiff()))
                .extracting(WordEdit::words)
                .containsExactly(1, 50_000);
    }

    @Test
    void editsTileBothTexts(Random random) {
        for (int round = 0; round < 500; round++) {
            String left = randomText(random);
            String right = randomText(random);
            List<WordEdit> edits = edits(left, right, new WordDiff(random.nextBoolean() ? 5 : 100_000));
            assertThat(joined(edits, left, WordEdit::left)).isEqualTo(left.replace("\n", ""));
            assertThat(joined(edits, right, WordEdit::right)).isEqualTo(right.replace("\n", ""));
            assertThat(edits.stream().filter(edit -> edit.kind() == WordEdit.Kind.KEPT))
                    .allSatisfy(edit -> assertThat(words(edit.left().in(left)))
                            .isEqualTo(words(edit.right().in(right))));
        }
    }

    private static String joined(List<WordEdit> edits, String text, Function<WordEdit, Span> side) {
        return edits.stream()
                .map(edit -> side.apply(edit).in(text))
                .collect(Collectors.joining())
                .replace("\n", "");
    }

    private static List<String> words(String text) {
        return List.of(
                text.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", " ").strip().split(" ", -1));
    }

    private static String randomText(Random random) {
        String[] words = {"the ", "a ", "cat ", "dog. ", "(mouse) ", "ran, ", "sat\n\n"};
        String text = random.ints(1 + random.nextInt(30), 0, words.length)
                .mapToObj(i -> words[i])
                .collect(Collectors.joining());
        return text.strip();
    }

    private static String numbered(String prefix, int count) {
        return IntStream.range(0, count).mapToObj(i -> prefix + i).collect(Collectors.joining(" "));
    }

    private static String shown(String left, String right) {
        StringBuilder shown = new StringBuilder();
        for (WordEdit edit : edits(left, right, new WordDiff())) {
            shown.append(
                    switch (edit.kind()) {
                        case KEPT -> edit.right().in(right);
                        case DELETED -> "[-" + edit.left().in(left) + "-]";
                        case INSERTED -> "{+" + edit.right().in(right) + "+}";
                    });
        }
        return shown.toString().replace("\n", "");
    }

    private static List<WordEdit> edits(String left, String right, WordDiff diff) {
        Reading one = reading(left);
        Reading other = reading(right);
        Match match = new Match(one.chunks(), other.chunks(), Change.EDITED, 0.5);
        Comparison comparison = new Comparison(one, other, List.of(match), List.of(), Shares.NONE, false, false);
        return diff.edits(comparison, match);
    }

    private static Reading reading(String text) {
        Chunker lines = given -> {
            List<Chunk> chunks = new ArrayList<>();
            Matcher line = LINE.matcher(given);
            while (line.find()) {
                chunks.add(new Chunk(chunks.size(), Span.of(line.start(), line.end())));
            }
            return chunks;
        };
        return Reading.of(new Document("id", "title", text, Map.of()), lines);
    }
}
