package io.kindred.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DoseTest {
    @Test
    void numberIsForEveryParagraphAndShareForAllTogether() {
        assertThat(Dose.count(2).spread(List.of(5, 1, 9), new Random(1))).containsExactly(2, 2, 2);
        for (int seed = 0; seed < 100; seed++) {
            List<Integer> spread = Dose.share(0.3).spread(List.of(50, 0, 10, 40), new Random(seed));
            assertThat(spread.stream().mapToInt(n -> n).sum()).isEqualTo(30);
            assertThat(spread.get(1)).isZero();
            assertThat(spread.get(0)).isBetween(5, 25);
        }
    }

    @Test
    void smallShareIsAtLeastOneUnitAndNoShareIsNone() {
        assertThat(Dose.share(0.001).of(10)).isEqualTo(1);
        assertThat(Dose.share(0).of(10)).isZero();
        assertThat(Dose.share(0.5).of(0)).isZero();
    }

    @Test
    void nonsenseIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Dose.share(1.5));
        assertThatIllegalArgumentException().isThrownBy(() -> Dose.count(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Dose(0.5, false));
        assertThatIllegalArgumentException().isThrownBy(() -> DosedEdit.CUT.of(Dose.count(1)));
    }

    @Test
    void readsAsANumber() {
        assertThat(Dose.count(2)).hasToString("2");
        assertThat(Dose.share(0.1)).hasToString("0.1");
    }

    @ParameterizedTest
    @EnumSource
    void biggerDoseChangesAtLeastAsMuch(DosedEdit edit) {
        long before = 0;
        for (double share : new double[] {0, 0.02, 0.1, 0.3}) {
            long changes = 0;
            for (int seed = 0; seed < 25; seed++) {
                Random random = new Random(seed);
                String text = new Prose(random).article(12);
                changes += difference(text, edit.of(Dose.share(share)).apply(text, random));
            }
            assertThat(changes).as("dose %s", share).isGreaterThanOrEqualTo(before);
            assertThat(changes == 0).isEqualTo(share == 0);
            before = changes;
        }
    }

    /** How many pairs of neighbouring words are in one text but not in the other. */
    private static long difference(String left, String right) {
        Map<List<String>, Integer> pairs = new HashMap<>();
        pairs(left).forEach(pair -> pairs.merge(pair, 1, Integer::sum));
        pairs(right).forEach(pair -> pairs.merge(pair, -1, Integer::sum));
        return pairs.values().stream().mapToLong(Math::abs).sum();
    }

    private static List<List<String>> pairs(String text) {
        List<String> words = Pieces.words(text.replace("\n\n", " | "));
        List<List<String>> pairs = new ArrayList<>();
        for (int i = 1; i < words.size(); i++) {
            pairs.add(words.subList(i - 1, i + 1));
        }
        return pairs;
    }
}
