package io.kindred.relation;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.DocumentEdits;
import io.kindred.corpus.Edit;
import io.kindred.corpus.LayoutEdits;
import io.kindred.corpus.LetterEdits;
import io.kindred.corpus.ParagraphEdits;
import io.kindred.corpus.Prose;
import io.kindred.corpus.SentenceEdits;
import io.kindred.corpus.WordEdits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Edits of one text score in an order that people agree with.
 *
 * <p>The base texts are the same in every run where each of them is looked at, because which of two edits that are close
 * to each other scores more depends on what the edit happens to hit.
 */
@ExtendWith(Seeds.class)
class EditOrderTest {
    private static final int TEXTS = 24;

    private static final List<Map<Rank, double[]>> SCORES = new ArrayList<>();

    /** What is done to a text, from what changes it least. */
    private enum Rank {
        LAYOUT(LayoutEdits.respace(), LayoutEdits.rewrap(60), LetterEdits.upperCase()),
        PARAGRAPHS_JOINED_OR_PARTED(ParagraphEdits.merge(1), ParagraphEdits.split(1)),
        WORD_IN_EVERY_PARAGRAPH(WordEdits.insert(1), WordEdits.delete(1), WordEdits.replace(1)),
        WORDS_SWAPPED(WordEdits.swapRuns(2)),
        SENTENCES_SHUFFLED(SentenceEdits.shuffle()),
        TWO_PARAGRAPHS(ParagraphEdits.remove(2), ParagraphEdits.add(2)),
        PARAGRAPHS_SHUFFLED(ParagraphEdits.shuffle()),
        SENTENCE_IN_EVERY_PARAGRAPH(SentenceEdits.replace(1)),
        HALF_OR_TWICE(DocumentEdits.cut(0.5), DocumentEdits.twice()),
        MOST_CUT(DocumentEdits.cut(0.8));

        private final List<Edit> edits;

        Rank(Edit... edits) {
            this.edits = List.of(edits);
        }

        double[] scores(String base, Random random) {
            return edits.stream()
                    .mapToDouble(edit -> Scored.version(base, edit.apply(base, random)))
                    .toArray();
        }
    }

    @BeforeAll
    static void scoreEveryEdit() {
        for (int seed = 0; seed < TEXTS; seed++) {
            SCORES.add(scores(new Random(seed)));
        }
    }

    private static Map<Rank, double[]> scores(Random random) {
        String base = Scored.text(random);
        Map<Rank, double[]> scores = new EnumMap<>(Rank.class);
        for (Rank rank : Rank.values()) {
            scores.put(rank, rank.scores(base, random));
        }
        return scores;
    }

    @Test
    void layoutChangesNothing() {
        assertThat(SCORES)
                .allSatisfy(scores -> assertThat(scores.get(Rank.LAYOUT)).containsOnly(1));
    }

    @Test
    void otherParagraphsAreNextToNothing() {
        assertAlwaysBelow(Rank.LAYOUT, Rank.PARAGRAPHS_JOINED_OR_PARTED);
        assertAlwaysBelow(Rank.PARAGRAPHS_JOINED_OR_PARTED, Rank.WORD_IN_EVERY_PARAGRAPH);
        assertAlwaysBelow(Rank.PARAGRAPHS_JOINED_OR_PARTED, Rank.SENTENCES_SHUFFLED);
    }

    @Test
    void oneWordIsLessThanFourThatMove() {
        assertAlwaysBelow(Rank.WORD_IN_EVERY_PARAGRAPH, Rank.WORDS_SWAPPED);
    }

    @Test
    void wordsThatMoveAreLessThanSentencesThatDo() {
        assertAlwaysBelow(Rank.WORDS_SWAPPED, Rank.SENTENCES_SHUFFLED);
    }

    @Test
    void otherOrderOfSentencesIsLessThanOtherParagraphs() {
        assertAlwaysBelow(Rank.SENTENCES_SHUFFLED, Rank.TWO_PARAGRAPHS);
    }

    @Test
    void otherOrderOfParagraphsIsMoreThanTwoParagraphsAndLessThanASentenceInEach() {
        assertAlwaysBelow(Rank.TWO_PARAGRAPHS, Rank.PARAGRAPHS_SHUFFLED);
        assertAlwaysBelow(Rank.PARAGRAPHS_SHUFFLED, Rank.SENTENCE_IN_EVERY_PARAGRAPH);
        assertAlwaysBelow(Rank.LAYOUT, Rank.PARAGRAPHS_SHUFFLED);
    }

    @Test
    void sentenceInEveryParagraphIsLessThanHalfOfAll() {
        assertAlwaysBelow(Rank.SENTENCE_IN_EVERY_PARAGRAPH, Rank.HALF_OR_TWICE);
    }

    @Test
    void halfAndTwiceAreAboutTheSame() {
        assertThat(SCORES).allSatisfy(scores -> {
            double[] halfAndTwice = scores.get(Rank.HALF_OR_TWICE);
            assertThat(Math.abs(halfAndTwice[0] - halfAndTwice[1])).isLessThan(0.05);
        });
        assertAlwaysBelow(Rank.HALF_OR_TWICE, Rank.MOST_CUT);
    }

    @Test
    void ranksOfAnyTextsAreInOrderOnAverage(Random random) {
        Map<Rank, Double> sums = new EnumMap<>(Rank.class);
        for (int i = 0; i < TEXTS; i++) {
            scores(random)
                    .forEach((rank, values) ->
                            sums.merge(rank, Arrays.stream(values).average().orElse(0), Double::sum));
        }
        assertThat(List.copyOf(sums.values())).isSortedAccordingTo(Comparator.reverseOrder());
    }

    /** Two short paragraphs may be less than a sentence in each, by what an edit happens to hit, but seldom are. */
    @Test
    void ranksOfMostTextsAreInOrder(Random random) {
        Rank[] ranks = Rank.values();
        int inOrder = 0;
        for (int i = 0; i < TEXTS; i++) {
            Map<Rank, double[]> scores = scores(random);
            inOrder += IntStream.range(1, ranks.length).allMatch(rank -> isBelow(scores, ranks[rank - 1], ranks[rank]))
                    ? 1
                    : 0;
        }
        assertThat(inOrder).isGreaterThan(TEXTS * 3 / 4);
    }

    @Test
    void unrelatedTextsWithTheSameHeadingsScoreNothing(Random random) {
        for (int i = 0; i < TEXTS; i++) {
            double score = Scored.version(underHeadings(new Prose(random)), underHeadings(new Prose(random)));
            assertThat(score).isLessThan(0.05);
        }
    }

    private static String underHeadings(Prose prose) {
        StringBuilder text = new StringBuilder();
        for (String heading : List.of("Introduction", "Open Issue", "Input and output", "Summary", "References")) {
            text.append(heading).append("\n\n").append(prose.paragraphs(2)).append("\n\n");
        }
        return text.toString();
    }

    private static void assertAlwaysBelow(Rank above, Rank below) {
        assertThat(SCORES)
                .allSatisfy(scores -> assertThat(isBelow(scores, above, below))
                        .as("%s above %s", Arrays.toString(scores.get(above)), Arrays.toString(scores.get(below)))
                        .isTrue());
    }

    private static boolean isBelow(Map<Rank, double[]> scores, Rank above, Rank below) {
        return Arrays.stream(scores.get(above)).min().orElse(0)
                > Arrays.stream(scores.get(below)).max().orElse(1);
    }
}
