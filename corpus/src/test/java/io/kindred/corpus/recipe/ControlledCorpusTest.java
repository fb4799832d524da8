package io.kindred.corpus.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.kindred.corpus.NamedText;
import io.kindred.corpus.Prose;
import io.kindred.corpus.VersionPair;
import io.kindred.corpus.truth.Change;
import io.kindred.corpus.truth.Match;
import io.kindred.corpus.truth.ParagraphMap;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ControlledCorpusTest {
    private static final LabelledCorpus CORPUS = ControlledCorpus.of(new Random(1));
    private static final Map<Integer, VersionPair> PAIRS = CORPUS.pairs().stream()
            .collect(Collectors.toMap(pair -> Integer.parseInt(pair.version().name()), pair -> pair));

    @Test
    void hasTheNumbersOfThePaper() {
        assertThat(CORPUS.documents())
                .extracting(NamedText::name)
                .isEqualTo(IntStream.range(0, 29).mapToObj(Integer::toString).toList());
        assertThat(CORPUS.pairs()).hasSize(23);
        assertThat(CORPUS.pairs())
                .extracting(pair -> pair.base().name())
                .containsExactlyElementsOf(
                        Arrays.asList("0 0 0 0 5 5 5 5 10 10 10 10 15 15 15 15 20 20 20 20 25 25 25".split(" ", -1)));
        assertThat(CORPUS.documents()).extracting(NamedText::text).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({
        "1, Deleted two words from each paragraph",
        "4, Swapped position of two groups containing two words in each paragraph",
        "9, Replaced one sentence in each paragraph",
        "14, Added two paragraphs to the middle of the document",
        "18, Joined a number of paragraphs into single paragraphs",
        "24, Deleted two paragraphs and joined paragraphs together",
        "28, Separated some of the paragraphs into multiple paragraphs"
    })
    void describesEachVersion(int number, String description) {
        assertThat(PAIRS.get(number).edit()).isEqualTo(description);
    }

    @ParameterizedTest
    @CsvSource({"1, -2", "2, 2", "3, 0", "4, 0", "16, 0", "21, -2", "22, 2"})
    void editsWordsInEveryParagraph(int number, int growth) {
        VersionPair pair = PAIRS.get(number);
        List<String> left = paragraphs(pair.base());
        List<String> right = paragraphs(pair.version());
        assertThat(changes(number)).containsOnly(Change.EDITED).hasSize(left.size());
        for (int i = 0; i < left.size(); i++) {
            assertThat(words(right.get(i))).isEqualTo(words(left.get(i)) + growth);
        }
    }

    @ParameterizedTest
    @CsvSource({"6", "7", "8", "9"})
    void editsSentencesInEveryParagraph(int number) {
        assertThat(changes(number))
                .containsOnly(Change.EDITED)
                .hasSize(paragraphs(PAIRS.get(number).base()).size());
    }

    @Test
    void removesAndAddsParagraphsWhereItSays() {
        assertThat(truth(11).deleted()).containsExactly(2, 3);
        assertThat(truth(12).deleted()).containsExactly(5, 6);
        assertThat(truth(13).inserted()).containsExactly(7, 8);
        assertThat(truth(14).inserted()).containsExactly(3, 4);
        assertThat(truth(23).deleted()).hasSize(2);
        assertThat(truth(23).inserted()).hasSize(2);
        IntStream.of(11, 12, 13, 14, 23)
                .forEach(number -> assertThat(changes(number)).containsOnly(Change.KEPT));
    }

    @Test
    void combinesEdits() {
        assertThat(truth(17).deleted()).hasSize(3);
        assertThat(truth(19).deleted()).hasSize(3);
        assertThat(changes(17)).containsOnly(Change.EDITED).hasSize(17);
        assertThat(changes(19)).containsOnly(Change.EDITED).hasSize(17);
        assertThat(truth(24).deleted()).hasSize(2);
        assertThat(changes(24)).contains(Change.MERGED).isSubsetOf(Change.MERGED, Change.KEPT);
    }

    @Test
    void mergesSplitsMovesAndDoubles() {
        assertThat(truth(18).rightParagraphs()).isEqualTo(12);
        assertThat(changes(18)).contains(Change.MERGED).isSubsetOf(Change.MERGED, Change.KEPT);
        assertThat(changes(28)).contains(Change.SPLIT).isSubsetOf(Change.SPLIT, Change.KEPT);
        assertThat(changes(27)).contains(Change.MOVED).isSubsetOf(Change.MOVED, Change.KEPT);
        assertThat(truth(26).alternatives()).hasSize(9);
        assertThat(truth(26).inserted()).hasSize(9);
    }

    @Test
    void versionsOfAnArticleDoNotShareWhatWasAdded() {
        List<String> original = sentences(5);
        List<String> added = sentences(6);
        added.removeAll(original);
        assertThat(added).hasSize(6).doesNotContainAnyElementsOf(sentences(9));
    }

    @ParameterizedTest
    @EnumSource
    void articlesHaveTheSizeOfANewsArticle(Topic topic) {
        assertThat(words(topic.article())).isBetween(350, 700);
        assertThat(topic.article().split("\n\n", -1)).hasSizeBetween(6, 20).allMatch(p -> p.matches("[A-Z].*\\."));
    }

    @Test
    void takesAnySixTexts() {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            List<NamedText> bases = IntStream.range(0, 6)
                    .mapToObj(i -> new NamedText("base" + i, new Prose(random).article(8)))
                    .toList();
            LabelledCorpus corpus = ControlledCorpus.of(bases, random);
            assertThat(corpus.documents())
                    .hasSize(29)
                    .extracting(NamedText::text)
                    .doesNotHaveDuplicates();
            assertThat(corpus.documents().get(5).text()).isEqualTo(bases.get(1).text());
        }
        List<NamedText> one = List.of(new NamedText("one", "One."));
        assertThatIllegalArgumentException().isThrownBy(() -> ControlledCorpus.of(one, new Random(1)));
    }

    @Test
    void sameSeedGivesTheSameCorpus() {
        assertThat(ControlledCorpus.of(new Random(1))).isEqualTo(CORPUS);
        assertThat(ControlledCorpus.of(new Random(2))).isNotEqualTo(CORPUS);
    }

    private static ParagraphMap truth(int number) {
        return PAIRS.get(number).truth();
    }

    private static List<Change> changes(int number) {
        return truth(number).matches().stream().map(Match::change).toList();
    }

    private static List<String> paragraphs(NamedText document) {
        return List.of(document.text().split("\n\n", -1));
    }

    private static List<String> sentences(int number) {
        String text = CORPUS.documents().get(number).text();
        return Arrays.stream(text.split("(?<=\\.)\\s+", -1)).collect(Collectors.toList());
    }

    private static int words(String text) {
        return text.split("\\s+", -1).length;
    }
}
