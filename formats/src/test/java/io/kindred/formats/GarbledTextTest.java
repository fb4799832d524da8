package io.kindred.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class GarbledTextTest {
    private static final String ENGLISH =
            "It was the best of times, it was the worst of times, it was the age of wisdom, it was"
                    + " the age of foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the season of"
                    + " Light, it was the season of Darkness, it was the spring of hope, it was the winter of despair. ";
    private static final String CZECH =
            "Strč prst skrz krk. Všichni lidé rodí se svobodní a sobě rovní co do důstojnosti a"
                    + " práv. Jsou nadáni rozumem a svědomím a mají spolu jednat v duchu bratrství. Každý má všechna práva a všechny"
                    + " svobody, stanovené touto deklarací, bez jakéhokoli rozlišování. ";

    private static String shifted(String text, int distance) {
        return text.chars()
                .map(c -> c == ' ' ? c : c + distance)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    @Test
    void languagesAreSound() {
        assertThat(GarbledText.reason(ENGLISH)).isNull();
        assertThat(GarbledText.reason(CZECH)).isNull();
        assertThat(GarbledText.reason("これは日本語の文章です。".repeat(40))).isNull();
        assertThat(GarbledText.reason("Съешь же ещё этих мягких французских булок. ".repeat(10)))
                .isNull();
    }

    @Test
    void tablesOfNumbersAreSound() {
        assertThat(GarbledText.reason("12.50 13.75 EUR 2020-01-02 (3) 1,234.00 ".repeat(30)))
                .isNull();
    }

    @Test
    void shiftedTextIsGarbled() {
        assertThat(GarbledText.reason(shifted(ENGLISH, -29))).isNotNull();
        assertThat(GarbledText.reason(shifted(ENGLISH, 0xE000))).endsWith("% of its characters stand for nothing");
        assertThat(GarbledText.reason("\u0003\u0011\u0005 ".repeat(30))).isNotNull();
    }

    @Test
    void aFewStrangeCharactersDoNotMatter(Random random) {
        StringBuilder text = new StringBuilder(ENGLISH);
        for (int i = 0; i < 10; i++) {
            text.setCharAt(random.nextInt(text.length()), '\uF0B7');
        }

        assertThat(GarbledText.reason(text.toString())).isNull();
    }
}
