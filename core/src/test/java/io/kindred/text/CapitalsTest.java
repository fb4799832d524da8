package io.kindred.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class CapitalsTest {
    @RepeatedTest(200)
    void capitalsAreRareIfThereAreSoManySmallLettersForEach(Random random) {
        char[] text = new char[random.nextInt(5000)];
        int rare = 1 + random.nextInt(600);
        for (int i = 0; i < text.length; i++) {
            String letters = random.nextInt(rare) == 0 ? "AZ\u00C4\u0416" : "az\u00E4\u0436 1@[`{\u4E2D";
            text[i] = letters.charAt(random.nextInt(letters.length()));
        }
        for (int times : new int[] {1, 10, 500}) {
            assertThat(Capitals.areRare(text, times)).isEqualTo(plain(text, times));
        }
    }

    @Test
    void whatHasNoLettersHasNoRareCapitals() {
        assertThat(Capitals.areRare(new char[0], 1)).isFalse();
        assertThat(Capitals.areRare("1, 2, 3".toCharArray(), 1)).isFalse();
        assertThat(Capitals.areRare("a".toCharArray(), 500)).isTrue();
        assertThat(Capitals.areRare("aA".toCharArray(), 1)).isFalse();
    }

    private static boolean plain(char[] text, int times) {
        long small = 0;
        long capitals = 0;
        for (char c : text) {
            small += Character.isLowerCase(c) ? 1 : 0;
            capitals += Character.isUpperCase(c) ? 1 : 0;
        }
        return capitals * times < small;
    }
}
