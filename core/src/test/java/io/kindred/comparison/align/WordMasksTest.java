package io.kindred.comparison.align;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class WordMasksTest {
    @Test
    void nothingInCommonIsEverLeftOut(Random random) {
        for (int i = 0; i < 2_000; i++) {
            int[][] rows = {row(random), row(random)};
            WordMasks left = new WordMasks(new int[][] {rows[0]});
            WordMasks right = new WordMasks(new int[][] {{}, rows[1]});
            assertThat(left.mostCommon(0, right, 1)).isGreaterThanOrEqualTo(common(rows[0], rows[1]));
            assertThat(left.mostCommon(0, right, 1)).isEqualTo(right.mostCommon(1, left, 0));
        }
    }

    @Test
    void strangersAreToldApart() {
        int[] one = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        int[] other = {11, 12, 13, 14, 15, 16, 17, 18, 19, 20};
        assertThat(new WordMasks(new int[][] {one}).mostCommon(0, new WordMasks(new int[][] {other}), 0))
                .isLessThan(4);
    }

    private static int[] row(Random random) {
        int vocabulary = 1 + random.nextInt(500);
        return random.ints(random.nextInt(60), 0, vocabulary).toArray();
    }

    private static int common(int[] one, int[] other) {
        int[] counts = new int[500];
        Arrays.stream(one).forEach(word -> counts[word]++);
        return (int) Arrays.stream(other).filter(word -> counts[word]-- > 0).count();
    }
}
