package io.kindred.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.chunk.Chunk;
import io.kindred.corpus.Edit;
import io.kindred.corpus.LayoutEdits;
import io.kindred.corpus.LetterEdits;
import io.kindred.corpus.Prose;
import io.kindred.fingerprint.reading.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What holds of every comparison, whatever the texts. */
@ExtendWith(Seeds.class)
class ComparisonLawsTest {
    private static final List<Function<String, String>> LINE_ENDS =
            List.of(text -> text.replace("\n", "\r\n"), text -> text.replace("\n", "\r"));

    @Test
    void rightComparedWithLeftIsTheMirror(Random random) {
        for (EditedTexts.Pair pair : EditedTexts.pairs(random)) {
            Reading left = Compared.reading(pair.left());
            Reading right = Compared.reading(pair.right());
            Comparison there = Compared.readings(left, right);
            assertThat(Compared.readings(right, left)).isEqualTo(there.mirrored());
            assertThat(there.mirrored().mirrored()).isEqualTo(there);
        }
    }

    @Test
    void sameTextInOtherParagraphsIsMirroredToo(Random random) {
        for (int i = 0; i < 100; i++) {
            String words = EditedTexts.ofFewWords(random);
            Reading left = Compared.reading(words.replaceFirst("\\. ", ".\n\n"));
            Reading right = Compared.reading(words.replace("\n\n", " "));
            assertThat(Compared.readings(right, left))
                    .isEqualTo(Compared.readings(left, right).mirrored());
        }
    }

    @Test
    void everyChunkIsInOneMatchOrInNone(Random random) {
        for (EditedTexts.Pair pair : EditedTexts.pairs(random)) {
            Comparison comparison = Compared.texts(pair.left(), pair.right());
            List<Chunk> left = new ArrayList<>(comparison.deleted());
            List<Chunk> right = new ArrayList<>(comparison.inserted());
            for (Match match : comparison.matches()) {
                left.addAll(match.left());
                right.addAll(match.right());
            }
            assertThat(left)
                    .containsExactlyInAnyOrderElementsOf(comparison.left().chunks());
            assertThat(right)
                    .containsExactlyInAnyOrderElementsOf(comparison.right().chunks());
        }
    }

    @Test
    void matchesAreOfWordsAndInTheOrderOfLeft(Random random) {
        for (EditedTexts.Pair pair : EditedTexts.pairs(random)) {
            Comparison comparison = Compared.texts(pair.left(), pair.right());
            assertThat(comparison.matches())
                    .allSatisfy(match -> {
                        assertThat(match.left()).isSortedAccordingTo((a, b) -> a.number() - b.number());
                        assertThat(match.right()).isSortedAccordingTo((a, b) -> a.number() - b.number());
                        assertThat(match.left())
                                .allSatisfy(chunk -> assertThat(Compared.words(comparison.left(), List.of(chunk)))
                                        .isNotEmpty());
                        assertThat(match.right())
                                .allSatisfy(chunk -> assertThat(Compared.words(comparison.right(), List.of(chunk)))
                                        .isNotEmpty());
                    })
                    .isSortedAccordingTo(
                            (a, b) -> a.left().get(0).number() - b.left().get(0).number());
        }
    }

    @Test
    void sharesAndSimilaritiesAreFromZeroToOne(Random random) {
        for (EditedTexts.Pair pair : EditedTexts.pairs(random)) {
            Comparison comparison = Compared.texts(pair.left(), pair.right());
            Shares shares = comparison.shares();
            assertThat(Stream.of(
                            shares.resemblance(),
                            shares.leftInRight(),
                            shares.rightInLeft(),
                            shares.order(),
                            shares.flow(),
                            shares.structure()))
                    .allSatisfy(share -> assertThat(share).isBetween(0.0, 1.0));
            assertThat(shares.words())
                    .isBetween(0, comparison.left().words() + comparison.right().words());
            assertThat(comparison.matches())
                    .allSatisfy(match -> assertThat(match.similarity()).isBetween(0.0, 1.0));
        }
    }

    @Test
    void matchIsFullySimilarIfAndOnlyIfItsWordsAreTheSame(Random random) {
        for (EditedTexts.Pair pair : EditedTexts.pairs(random)) {
            Comparison comparison = Compared.texts(pair.left(), pair.right());
            assertThat(comparison.matches())
                    .allSatisfy(match -> assertThat(match.similarity() == 1)
                            .isEqualTo(Compared.words(comparison.left(), match.left())
                                    .equals(Compared.words(comparison.right(), match.right()))));
        }
    }

    @Test
    void changeSaysHowManyChunksBecameHowMany(Random random) {
        for (EditedTexts.Pair pair : EditedTexts.pairs(random)) {
            assertThat(Compared.texts(pair.left(), pair.right()).matches()).allSatisfy(match -> {
                int more = match.left().size() - match.right().size();
                assertThat(match.change() == Change.MERGED).isEqualTo(more > 0);
                assertThat(match.change() == Change.SPLIT).isEqualTo(more < 0);
                assertThat(match.change() != Change.KEPT || match.similarity() == 1)
                        .isTrue();
            });
        }
    }

    @Test
    void everyChunkOfATextIsKeptInItself(Random random) {
        for (EditedTexts.Pair pair : EditedTexts.pairs(random)) {
            Comparison self = Compared.texts(pair.left(), pair.left());
            assertThat(self.sameText()).isTrue();
            assertThat(self.matches()).allSatisfy(match -> {
                assertThat(match.change()).isEqualTo(Change.KEPT);
                assertThat(match.left()).isEqualTo(match.right()).hasSize(1);
            });
            assertThat(Compared.words(self.left(), self.deleted())).isEmpty();
            assertThat(Compared.words(self.right(), self.inserted())).isEmpty();
        }
    }

    @Test
    void layoutOfOneSideChangesNothing(Random random) {
        for (Edit edit : EditedTexts.edits()) {
            String base = new Prose(random).paragraphs(5 + random.nextInt(6));
            String version = edit.apply(base, random);
            List<WordsMatched> expected = matched(base, version);
            for (Edit layout : layouts(random)) {
                assertThat(matched(layout.apply(base, random), version)).isEqualTo(expected);
            }
            for (Function<String, String> ends : LINE_ENDS) {
                assertThat(matched(base, ends.apply(version))).isEqualTo(expected);
            }
        }
    }

    /** The words of a match, and what became of them. */
    private record WordsMatched(List<Long> left, List<Long> right, Change change, double similarity) {}

    private static List<WordsMatched> matched(String left, String right) {
        Comparison comparison = Compared.texts(left, right);
        return comparison.matches().stream()
                .map(match -> new WordsMatched(
                        Compared.words(comparison.left(), match.left()),
                        Compared.words(comparison.right(), match.right()),
                        match.change(),
                        match.similarity()))
                .toList();
    }

    private static List<Edit> layouts(Random random) {
        return List.of(LayoutEdits.respace(), LayoutEdits.rewrap(30 + random.nextInt(100)), LetterEdits.upperCase());
    }
}
