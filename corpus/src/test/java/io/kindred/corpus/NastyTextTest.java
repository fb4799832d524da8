package io.kindred.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NastyTextTest {
    private static final List<String> TEXTS = IntStream.range(0, 1000)
            .mapToObj(seed -> NastyText.next(new Random(seed), 1000))
            .toList();

    @Test
    void sameSeedGivesSameTextOnEveryJava() {
        assertThat(TEXTS.hashCode()).isEqualTo(-1027044803);
    }

    @Test
    void noTextIsLongerThanAllowed() {
        for (int seed = 0; seed < 2000; seed++) {
            int maxLength = seed % 20;
            assertThat(NastyText.next(new Random(seed), maxLength).length())
                    .as("seed %d", seed)
                    .isLessThanOrEqualTo(maxLength);
        }
    }

    @Test
    void someTextsAreEmptyAndSomeAreOneCharAndSomeAreFull() {
        assertThat(TEXTS).anyMatch(String::isEmpty);
        assertThat(TEXTS).anyMatch(text -> text.length() == 1);
        assertThat(TEXTS).anyMatch(text -> text.length() == 1000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\p{ASCII}",
                "[\\u00C0-\\u017F]",
                "[a-z]\\p{M}{2}",
                "\\p{IsHangul}",
                "\\p{IsHan}",
                "\\p{IsThai}",
                "\\p{IsHebrew}",
                "\\p{IsArabic}",
                "[\\u202A-\\u202E]",
                "[\\u2066-\\u2069]",
                "\\u200B",
                "\\u200D",
                "\\uFEFF",
                "[\\x{1F300}-\\x{1F64F}]",
                "[\\x{20000}-\\x{2A6DF}]",
                "\\p{Cs}",
                "\\x00",
                "\\x{85}",
                "\\r\\n",
                "\\r[^\\n]",
                "\\u2028",
                "\\u2029",
                "(.)\\1{200}",
                "\\uFFFF",
                "\\u00DF",
                "\\u0130"
            })
    void everyKindOfTroubleComesUpOften(String pattern) {
        Predicate<String> troubled = Pattern.compile(pattern, Pattern.DOTALL).asPredicate();
        assertThat(TEXTS.stream().filter(troubled).count()).isGreaterThan(10);
    }

    @Test
    void someTextsKeepToOneScript() {
        assertThat(TEXTS).anyMatch(text -> text.length() > 100 && text.matches("\\p{IsHan}+"));
    }
}
