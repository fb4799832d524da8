package io.kindred.comparison.align;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class PostingsTest {
    private static final int VOCABULARY = 40;

    @Test
    void findsTheRowsThatShareOneOfTheRarestWords(Random random) {
        for (int i = 0; i < 300; i++) {
            int[][] rows = rows(random);
            Postings postings = new Postings(rows, VOCABULARY);
            int[] words = row(random);
            int prefix = random.nextInt(words.length + 1);
            Budget budget = new Budget(1_000_000);
            int[] found = postings.sharing(words, prefix, 0, Integer.MAX_VALUE, budget);
            assertThat(found).doesNotHaveDuplicates();
            assertThat(IntStream.of(found).boxed().collect(Collectors.toSet()))
                    .isEqualTo(expected(rows, words, prefix));
            assertThat(budget.isExceeded()).isFalse();
        }
    }

    @Test
    void looksNearAPlaceForAWordThatStandsInTooManyRows() {
        int[][] rows = IntStream.range(0, 10_000).mapToObj(row -> new int[] {0}).toArray(int[][]::new);
        Postings postings = new Postings(rows, 1);
        for (int near : new int[] {0, 20, 5000, 9990, 9999}) {
            Budget budget = new Budget(1_000_000);
            int[] found = postings.sharing(new int[] {0}, 1, near, 1000, budget);
            assertThat(found).contains(near).hasSizeBetween(10, 1000);
            assertThat(IntStream.of(found)).allMatch(row -> Math.abs(row - near) <= found.length);
            assertThat(budget.isExceeded()).isTrue();
        }
    }

    @Test
    void findsNothingWithoutBudget() {
        Budget budget = new Budget(1);
        assertThat(new Postings(new int[][] {{0}, {0}}, 1).sharing(new int[] {0}, 1, 0, 10, budget))
                .isEmpty();
        assertThat(budget.isExceeded()).isTrue();
    }

    private static Set<Integer> expected(int[][] rows, int[] words, int prefix) {
        List<Integer> rarest = IntStream.of(words)
                .boxed()
                .sorted(Comparator.<Integer>comparingLong(word -> Arrays.stream(rows)
                                .filter(row -> has(row, word))
                                .count())
                        .thenComparing(word -> word))
                .limit(prefix)
                .toList();
        return IntStream.range(0, rows.length)
                .filter(row -> rarest.stream().anyMatch(word -> has(rows[row], word)))
                .boxed()
                .collect(Collectors.toSet());
    }

    private static boolean has(int[] row, int word) {
        return IntStream.of(row).anyMatch(each -> each == word);
    }

    private static int[][] rows(Random random) {
        return IntStream.range(0, random.nextInt(60)).mapToObj(i -> row(random)).toArray(int[][]::new);
    }

    private static int[] row(Random random) {
        return random.ints(1 + random.nextInt(12), 0, VOCABULARY)
                .map(word -> random.nextInt(word + 1))
                .toArray();
    }
}
