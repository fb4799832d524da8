package io.kindred.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ProseTest {
    @Test
    void sameSeedGivesSameTextOnEveryJava() {
        assertThat(document(7, 500)).isEqualTo(document(7, 500));
        assertThat(document(7, 500).hashCode()).isEqualTo(-1828455140);
    }

    @Test
    void documentHasTheRequestedSize() {
        for (int seed = 0; seed < 200; seed++) {
            int size = 1 + seed * 10;
            List<String> sentences = Pieces.paragraphs(document(seed, size)).stream()
                    .flatMap(paragraph -> Pieces.sentences(paragraph).stream())
                    .toList();
            int words = sentences.stream().mapToInt(s -> Pieces.words(s).size()).sum();
            int last = Pieces.words(sentences.get(sentences.size() - 1)).size();
            assertThat(words).as("seed %d", seed).isBetween(size, size + last - 1);
        }
    }

    @Test
    void noWordsAreAnEmptyDocument() {
        assertThat(document(1, 0)).isEmpty();
    }

    @Test
    void paragraphHasTheRequestedNumberOfSentences() {
        for (int seed = 0; seed < 200; seed++) {
            Prose prose = new Prose(new Random(seed));
            assertThat(Pieces.sentences(prose.paragraph(6))).as("seed %d", seed).hasSize(6);
            assertThat(Pieces.paragraphs(prose.paragraphs(4)))
                    .as("seed %d", seed)
                    .hasSize(4);
        }
    }

    @Test
    void sentenceBeginsWithACapitalAndEndsWithAFullStop() {
        Prose prose = new Prose(new Random(3));
        for (int i = 0; i < 2000; i++) {
            assertThat(prose.sentence())
                    .matches("[A-Z][A-Za-z0-9, ]*[a-z0-9]\\.")
                    .doesNotContain("  ");
        }
    }

    @Test
    void articleSuitsTheWordAfterIt() {
        Prose prose = new Prose(new Random(4));
        for (int i = 0; i < 2000; i++) {
            assertThat(prose.sentence().toLowerCase(Locale.ROOT))
                    .doesNotContainPattern("\\ba [aeiou]")
                    .doesNotContainPattern("\\ban [^aeiou]");
        }
    }

    @Test
    void textsOfTwoSeedsShareAlmostNoPhrases() {
        List<Set<List<String>>> texts = IntStream.range(0, 40)
                .mapToObj(seed -> shingles(document(seed, 500)))
                .toList();
        double sum = 0;
        int pairs = 0;
        for (int left = 0; left < texts.size(); left++) {
            for (int right = left + 1; right < texts.size(); right++) {
                double jaccard = jaccard(texts.get(left), texts.get(right));
                assertThat(jaccard).as("seeds %d and %d", left, right).isLessThan(0.03);
                sum += jaccard;
                pairs++;
            }
        }
        assertThat(sum / pairs).isLessThan(0.01);
    }

    private static String document(long seed, int words) {
        return new Prose(new Random(seed)).document(words);
    }

    private static Set<List<String>> shingles(String text) {
        List<String> words = Pieces.words(text.toLowerCase(Locale.ROOT).replaceAll("[.,]", ""));
        Set<List<String>> shingles = new HashSet<>();
        for (int i = 0; i + 3 <= words.size(); i++) {
            shingles.add(words.subList(i, i + 3));
        }
        return shingles;
    }

    private static double jaccard(Set<List<String>> left, Set<List<String>> right) {
        Set<List<String>> both = new HashSet<>(left);
        both.retainAll(right);
        return (double) both.size() / (left.size() + right.size() - both.size());
    }
}
