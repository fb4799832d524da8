package io.kindred.relation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import io.kindred.comparison.Compared;
import io.kindred.comparison.Comparison;
import io.kindred.corpus.Prose;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.extension.ExtendWith;

/** Texts that nobody wrote to be compared: a right answer, or one that says it is approximate, and in time. */
@ExtendWith(Seeds.class)
@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
class BadInputTest {
    private static final int MANY = 100_000;
    private static final int MEGABYTES = 10_000_000;
    private static final String SENTENCE =
            "The committee approved the annual budget of the harbour after a long debate.";

    @Test
    void nothingIsAVersionOfNothingOnly() {
        assertThat(Scored.version("", "")).isEqualTo(1);
        assertThat(Scored.version(" \n\n\t", "")).isEqualTo(1);
        assertThat(Scored.version("", SENTENCE)).isZero();
        assertThat(Scored.version(" \n \n", SENTENCE)).isZero();
    }

    @Test
    void oneWordIsAVersionOfItselfOnly() {
        assertThat(Scored.version("word", "Word")).isEqualTo(1);
        assertThat(Scored.version("word", "other")).isZero();
        assertThat(Scored.version("word", SENTENCE)).isLessThan(0.05);
    }

    @Test
    void randomBytesAreComparedAsTheyAre(Random random) {
        String left = bytes(300_000, random);
        assertThat(Scored.version(left, bytes(300_000, random))).isLessThan(0.05);
        assertThat(Scored.version(left, left.substring(1000))).isGreaterThan(0.9);
    }

    @Test
    void equalParagraphsAreMatchedOneByOne() {
        String text = (SENTENCE + "\n\n").repeat(MANY);
        Comparison comparison = Compared.texts(text + SENTENCE, text + SENTENCE + "\n\nAnd more.");
        assertThat(comparison.matches()).hasSize(MANY + 1).allMatch(match -> match.similarity() == 1);
        assertThat(comparison.inserted()).hasSize(1);
        assertThat(VersionScore.of(comparison)).isGreaterThan(0.99);
    }

    @Test
    void paragraphsThatAllChangedAlikeAreMatchedInOrder() {
        Comparison comparison = Compared.texts(
                (SENTENCE + "\n\n").repeat(MANY), (SENTENCE.replace("annual", "monthly") + "\n\n").repeat(MANY));
        assertThat(comparison.matches()).hasSize(MANY);
        assertThat(comparison.shares().order()).isEqualTo(1);
        assertThat(VersionScore.of(comparison)).isGreaterThan(0.8);
    }

    @Test
    void linesOfALogAreComparedWithLaterLines() {
        IntFunction<String> line = i -> "Line " + i + " of the log was read without any problem.\n\n";
        Comparison comparison = Compared.texts(join(0, MANY, line), join(MANY / 2, MANY + MANY / 2, line));
        assertThat(comparison.matches()).hasSizeGreaterThan(MANY / 2);
        assertThat(VersionScore.of(comparison)).isGreaterThan(0.4);
    }

    @Test
    void rowsOfDigitsAreCompared(Random random) {
        IntFunction<String> row =
                i -> random.ints(5, 0, 10).mapToObj(Integer::toString).collect(Collectors.joining(" ")) + "\n\n";
        Comparison comparison = Compared.texts(join(0, MANY / 2, row), join(0, MANY / 2, row));
        assertThat(comparison.approximate()).isTrue();
    }

    @Test
    void wordsInAnyOrderAreNoVersion(Random random) {
        List<String> words = new ArrayList<>(
                IntStream.range(0, MANY).mapToObj(BadInputTest::word).toList());
        Collections.shuffle(words, random);
        String left = String.join(" ", words);
        Collections.shuffle(words, random);
        assertThat(Scored.version(left, String.join(" ", words))).isLessThan(0.05);
    }

    @Test
    void hugeLineIsComparedWithItself(Random random) {
        String line = line(MEGABYTES, random);
        int half = line.length() / 2;
        String edited = line.substring(0, half) + " something else entirely " + line.substring(half);
        assertThat(Scored.version(line, edited)).isBetween(0.99, 0.9999);
    }

    @Test
    void hugeLineIsComparedWithAnother(Random random) {
        assertThat(Scored.version(line(MEGABYTES / 4, random), line(MEGABYTES / 4, random)))
                .isLessThan(0.05);
    }

    @Test
    void hugeWordIsOneWord() {
        String word = "a".repeat(MEGABYTES);
        assertThat(Scored.version(word, word)).isEqualTo(1);
        assertThat(Scored.version(word, word + "a")).isZero();
    }

    @Test
    void paragraphsOfOneWordAreKept() {
        String text = join(0, MANY, i -> word(i) + "\n\n");
        assertThat(Scored.version(text, text.replace("\n\n", "\r\n\r\n"))).isEqualTo(1);
        assertThat(Scored.version(text, join(MANY, 2 * MANY, i -> word(i) + "\n\n")))
                .isLessThan(0.05);
    }

    @Test
    void everyParagraphTwiceIsTheDocumentTwice(Random random) {
        List<String> paragraphs = List.of(new Prose(random).paragraphs(2000).split("\n\n"));
        String once = String.join("\n\n", paragraphs);
        Comparison comparison = Compared.texts(once, join(0, 2000, i -> (paragraphs.get(i) + "\n\n").repeat(2)));
        assertThat(comparison.matches()).hasSize(2000);
        assertThat(comparison.shares().leftInRight()).isCloseTo(1, within(1e-9));
        assertThat(comparison.shares().order()).isEqualTo(1);
        assertThat(VersionScore.of(comparison)).isBetween(0.5, 0.9);
    }

    @Test
    void oneStopWordOverAndOverIsCompared() {
        assertThat(Scored.version("the ".repeat(5 * MANY), "the ".repeat(4 * MANY)))
                .isBetween(0.7, 0.9999);
        assertThat(Scored.version("the the the the the\n\n".repeat(MANY / 2), "of of of of\n\n".repeat(MANY / 2)))
                .isZero();
    }

    @Test
    void sentencesOfStopWordsAreCompared(Random random) {
        List<String> words = List.of("the", "of", "and", "a", "to", "in", "is", "it");
        IntFunction<String> sentence =
                i -> random.ints(9, 0, 8).mapToObj(words::get).collect(Collectors.joining(" ")) + ".\n\n";
        Comparison comparison = Compared.texts(join(0, MANY / 4, sentence), join(0, MANY / 4, sentence));
        assertThat(comparison.approximate()).isTrue();
    }

    @Test
    void manyParagraphsMadeOneAreFound(Random random) {
        String text = new Prose(random).paragraphs(3000);
        assertThat(Scored.version(text, text.replace("\n\n", " "))).isBetween(0.9, 0.9999);
    }

    @Test
    void nothingButMarksIsNothing() {
        assertThat(Scored.version("( ".repeat(10 * MANY), "\n\n".repeat(10 * MANY) + "x"))
                .isZero();
    }

    private static String join(int from, int to, IntFunction<String> piece) {
        return IntStream.range(from, to).mapToObj(piece).collect(Collectors.joining());
    }

    private static String line(int length, Random random) {
        return new Prose(random).document(length / 6).replace("\n\n", " ");
    }

    private static String bytes(int length, Random random) {
        return random.ints(length, 0, 256).mapToObj(Character::toString).collect(Collectors.joining());
    }

    /** A word of letters for every number, no two the same. */
    private static String word(int number) {
        return Integer.toString(number + 36 * 36, 36) + "q";
    }
}
