package io.kindred.comparison.align;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(Seeds.class)
class LikenessTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 8, 63, 64, 65, 127, 128, 129, 200, 600})
    void agreesWithThePlainMeasures(int length, Random random) {
        for (int vocabulary : new int[] {1, 2, 5, 40, 1000}) {
            Likeness likeness = new Likeness(vocabulary);
            for (int i = 0; i < 6; i++) {
                int[] row = row(length, vocabulary, random);
                likeness.take(row);
                assertAgrees(likeness, row, row(1 + random.nextInt(2 * length), vocabulary, random));
                assertAgrees(likeness, row, edited(row, vocabulary, random));
                assertAgrees(likeness, row, row);
            }
        }
    }

    @Test
    void rowsOfAnyLengthTakeTurns(Random random) {
        Likeness likeness = new Likeness(30);
        for (int i = 0; i < 300; i++) {
            int[] row = row(random.nextInt(300), 30, random);
            likeness.take(row);
            assertAgrees(likeness, row, row(1 + random.nextInt(300), 30, random));
        }
    }

    @Test
    void longRowsAreCompared() {
        int[] row = IntStream.range(0, 20_000).map(i -> i % 50).toArray();
        Likeness likeness = new Likeness(50);
        likeness.take(row);
        assertThat(likeness.order(row)).isEqualTo(1);
        assertThat(likeness.words(row)).isEqualTo(1);
    }

    private static void assertAgrees(Likeness likeness, int[] row, int[] other) {
        assertThat(likeness.words(other)).isCloseTo(dice(sharedWords(row, other), row, other), within(1e-12));
        assertThat(likeness.order(other)).isCloseTo(dice(longestCommon(row, other), row, other), within(1e-12));
    }

    private static int[] row(int length, int vocabulary, Random random) {
        return random.ints(length, 0, vocabulary).toArray();
    }

    private static int[] edited(int[] row, int vocabulary, Random random) {
        return IntStream.of(row)
                .flatMap(word -> switch (random.nextInt(10)) {
                    case 0 -> IntStream.empty();
                    case 1 -> IntStream.of(random.nextInt(vocabulary));
                    case 2 -> IntStream.of(word, random.nextInt(vocabulary));
                    default -> IntStream.of(word);
                })
                .toArray();
    }

    private static double dice(int common, int[] row, int[] other) {
        return 2.0 * common / (row.length + other.length);
    }

    private static int sharedWords(int[] row, int[] other) {
        return IntStream.range(0, 1000)
                .map(word -> Math.min(count(row, word), count(other, word)))
                .sum();
    }

    private static int count(int[] row, int word) {
        return (int) IntStream.of(row).filter(each -> each == word).count();
    }

    private static int longestCommon(int[] row, int[] other) {
        int[][] longest = new int[row.length + 1][other.length + 1];
        for (int i = 1; i <= row.length; i++) {
            for (int j = 1; j <= other.length; j++) {
                longest[i][j] = row[i - 1] == other[j - 1]
                        ? longest[i - 1][j - 1] + 1
                        : Math.max(longest[i - 1][j], longest[i][j - 1]);
            }
        }
        return longest[row.length][other.length];
    }
}
