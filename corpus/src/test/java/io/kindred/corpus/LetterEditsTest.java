package io.kindred.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LetterEditsTest {
    @Test
    void changingCaseChangesNothingElse() {
        ManySeeds.check((text, random) -> {
            String upper = LetterEdits.upperCase().apply(text, random);
            String lower = LetterEdits.lowerCase().apply(text, random);
            assertThat(upper).isEqualToIgnoringCase(text).doesNotContainPattern("[a-z]");
            assertThat(lower).isEqualToIgnoringCase(text).doesNotContainPattern("[A-Z]");
        });
    }

    @Test
    void misreadingChangesTheGivenShareOfLetters() {
        ManySeeds.check((text, random) -> {
            String part = text.substring(0, 300);
            long letters = part.chars().filter(Character::isLetterOrDigit).count();
            long expected = Math.round(0.05 * letters);
            int distance = distance(part, LetterEdits.misread(0.05).apply(part, random));
            assertThat((long) distance).isBetween(expected - 1, 2 * expected);
        });
    }

    @Test
    void misreadingKeepsSpacesAndPunctuation() {
        ManySeeds.check((text, random) -> assertThat(
                        LetterEdits.misread(0.3).apply(text, random).replaceAll("\\w", ""))
                .isEqualTo(text.replaceAll("\\w", "")));
    }

    @Test
    void misreadingChangesEvenOneLetterUnlessTheShareIsZero() {
        for (int seed = 0; seed < 100; seed++) {
            for (String text : new String[] {"a", "j", "K", "7", "\u00FC"}) {
                assertThat(LetterEdits.misread(0.001).apply(text, new Random(seed)))
                        .as("seed %d", seed)
                        .isNotEqualTo(text);
            }
            assertThat(LetterEdits.misread(0).apply("a", new Random(seed))).isEqualTo("a");
        }
    }

    @Test
    void shareOutsideZeroToOneIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> LetterEdits.misread(1.1));
        assertThatIllegalArgumentException().isThrownBy(() -> LetterEdits.misread(Double.NaN));
    }

    private static int distance(String left, String right) {
        int[] row = new int[right.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= left.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int above = row[j];
                int change = left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(diagonal + change, 1 + Math.min(above, row[j - 1]));
                diagonal = above;
            }
        }
        return row[right.length()];
    }
}
