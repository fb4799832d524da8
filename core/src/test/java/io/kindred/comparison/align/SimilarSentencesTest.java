package io.kindred.comparison.align;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import io.kindred.comparison.Compared;
import io.kindred.corpus.Prose;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.index.Numbering;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class SimilarSentencesTest {
    private static final int MOST = 6;

    @Test
    void linksWeighAsMuchAsTheBestOfAllChoices(Random random) {
        for (int i = 0; i < 400; i++) {
            List<String> sentences = sentences(random);
            Reading left = Compared.reading(String.join("\n\n", edited(sentences, random)));
            Reading right = Compared.reading(String.join("\n\n", edited(sentences, random)));
            SentenceLinks links = new SentenceLinks(left.sentences(), right.sentences());
            Budget budget = new Budget(Long.MAX_VALUE);
            SimilarSentences.join(left, right, links, budget);
            double[][] weights = weights(left, right);
            assertThat(weight(links, weights)).isCloseTo(best(weights, 0, 0), within(1e-4));
            assertThat(budget.isExceeded()).isFalse();
        }
    }

    @Test
    void linkSaysHowAlikeItsSentencesAre(Random random) {
        for (int i = 0; i < 200; i++) {
            List<String> sentences = sentences(random);
            Reading left = Compared.reading(String.join("\n\n", sentences));
            Reading right = Compared.reading(String.join("\n\n", edited(sentences, random)));
            SentenceLinks links = new SentenceLinks(left.sentences(), right.sentences());
            SimilarSentences.join(left, right, links, new Budget(Long.MAX_VALUE));
            for (int sentence = 0; sentence < left.sentences(); sentence++) {
                int partner = links.rightOf(sentence);
                if (partner != SentenceLinks.NONE) {
                    assertThat(links.similarity(sentence))
                            .isGreaterThanOrEqualTo(SimilarSentences.LEAST)
                            .isCloseTo(similarity(left, sentence, right, partner), within(1e-12));
                }
            }
        }
    }

    @Test
    void exhaustedBudgetIsTold(Random random) {
        String text = new Prose(random).paragraphs(5);
        Reading left = Compared.reading(text);
        Reading right = Compared.reading(text.replace("the", "that"));
        Budget budget = new Budget(10);
        SimilarSentences.join(left, right, new SentenceLinks(left.sentences(), right.sentences()), budget);
        assertThat(budget.isExceeded()).isTrue();
    }

    /** Some sentences of one paragraph each, of few words or of many, so that several are alike. */
    private static List<String> sentences(Random random) {
        Prose prose = new Prose(random);
        List<String> vocabulary =
                IntStream.range(0, 6).mapToObj(i -> prose.word()).toList();
        return IntStream.range(0, MOST)
                .mapToObj(i -> random.nextBoolean() ? prose.sentence() : ofFewWords(vocabulary, random))
                .toList();
    }

    private static String ofFewWords(List<String> vocabulary, Random random) {
        return String.join(
                        " ",
                        random.ints(4 + random.nextInt(6), 0, vocabulary.size())
                                .mapToObj(vocabulary::get)
                                .toList())
                + ".";
    }

    private static List<String> edited(List<String> sentences, Random random) {
        List<String> edited = new ArrayList<>();
        for (String sentence : sentences) {
            List<String> words = new ArrayList<>(List.of(sentence.split(" ")));
            for (int left = random.nextInt(4); left > 0; left--) {
                words.set(random.nextInt(words.size()), "word" + random.nextInt(4));
            }
            if (random.nextInt(3) == 0) {
                Collections.shuffle(words, random);
            }
            edited.add(String.join(" ", words).replace(".", "") + ".");
        }
        Collections.shuffle(edited, random);
        return edited;
    }

    private static double[][] weights(Reading left, Reading right) {
        double[][] weights = new double[left.sentences()][right.sentences()];
        for (int i = 0; i < weights.length; i++) {
            for (int j = 0; j < right.sentences(); j++) {
                double similarity = similarity(left, i, right, j);
                boolean tooShort = Math.min(left.length(i), right.length(j)) < 4;
                weights[i][j] = tooShort || similarity < SimilarSentences.LEAST
                        ? 0
                        : similarity * (left.length(i) + right.length(j)) / 2;
            }
        }
        return weights;
    }

    private static double similarity(Reading left, int leftSentence, Reading right, int rightSentence) {
        Numbering vocabulary = new Numbering(16);
        int[] row = words(left, leftSentence, vocabulary);
        int[] other = words(right, rightSentence, vocabulary);
        Likeness likeness = new Likeness(vocabulary.size());
        likeness.take(row);
        return 0.65 * likeness.words(other) + 0.35 * likeness.order(other);
    }

    private static int[] words(Reading reading, int sentence, Numbering vocabulary) {
        return IntStream.range(reading.firstWord(sentence), reading.firstWord(sentence + 1))
                .map(word -> vocabulary.add(reading.word(word)))
                .toArray();
    }

    private static double weight(SentenceLinks links, double[][] weights) {
        return IntStream.range(0, links.lefts())
                .filter(sentence -> links.rightOf(sentence) != SentenceLinks.NONE)
                .mapToDouble(sentence -> weights[sentence][links.rightOf(sentence)])
                .sum();
    }

    /** The heaviest choice for the rows from {@code row} on, by trying all. */
    private static double best(double[][] weights, int row, int taken) {
        if (row == weights.length) {
            return 0;
        }
        double best = best(weights, row + 1, taken);
        for (int column = 0; column < weights[row].length; column++) {
            if (weights[row][column] > 0 && (taken & 1 << column) == 0) {
                best = Math.max(best, weights[row][column] + best(weights, row + 1, taken | 1 << column));
            }
        }
        return best;
    }
}
