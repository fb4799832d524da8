package io.kindred.lab.contestant;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class GramsTest {
    @Test
    void packsEveryShingleOfFour() {
        Grams grams = new Grams();
        assertThat(grams.pack("abcde")).isEqualTo(2);
        assertThat(grams.packed()[0]).isEqualTo(packed("abcd"));
        assertThat(grams.packed()[1]).isEqualTo(packed("bcde"));
    }

    @Test
    void hasNoShinglesForLessThanFourCharacters() {
        assertThat(new Grams().pack("abc")).isZero();
        assertThat(new Grams().packDistinct("")).isZero();
    }

    @Test
    void packsEachDistinctShingleOnce(Random random) {
        Grams grams = new Grams();
        for (int round = 0; round < 50; round++) {
            String text = letters(random, 4 + random.nextInt(3_000));
            long[] distinct = all(text).distinct().sorted().toArray();
            assertThat(grams.packDistinct(text)).isEqualTo(distinct.length);
            assertThat(Arrays.stream(grams.packed(), 0, distinct.length).sorted())
                    .containsExactly(box(distinct));
            assertThat(Grams.sortedSet(text)).containsExactly(distinct);
        }
    }

    private static LongStream all(String text) {
        return IntStream.rangeClosed(0, text.length() - 4).mapToLong(i -> packed(text.substring(i, i + 4)));
    }

    private static Long[] box(long[] values) {
        return Arrays.stream(values).boxed().toArray(Long[]::new);
    }

    private static long packed(String shingle) {
        long packed = 0;
        for (int i = 3; i >= 0; i--) {
            packed = (packed << 16) | shingle.charAt(i);
        }
        return packed;
    }

    private static String letters(Random random, int length) {
        return random.ints(length, 'a', 'e')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
