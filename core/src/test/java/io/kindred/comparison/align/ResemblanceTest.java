package io.kindred.comparison.align;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.comparison.Compared;
import io.kindred.corpus.LetterEdits;
import io.kindred.corpus.Prose;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class ResemblanceTest {
    @Test
    void misreadTextsAreNoStrangers(Random random) {
        for (int i = 0; i < 20; i++) {
            String page = new Prose(random).paragraphs(4 + i);
            for (double dose : new double[] {0.1, 0.2, 0.3}) {
                Resemblance resemblance = of(page, LetterEdits.misread(dose).apply(page, random));
                assertThat(resemblance.isOfStrangers()).isFalse();
                assertThat(resemblance.mayBeNoisy()).isTrue();
            }
        }
    }

    @Test
    void textsWithNothingButAPassageInCommonAreStrangers(Random random) {
        String passage = new Prose(random).paragraph(3);
        List<String> small = words(random, 300);
        String left = mixed(random, small) + "\n\n" + passage;
        String right = mixed(random, small) + "\n\n" + passage;
        Resemblance resemblance = of(left, right);
        assertThat(resemblance.longRuns()).isBetween(0.005, 0.1);
        assertThat(resemblance.isOfStrangers()).isTrue();
        assertThat(resemblance.mayBeNoisy()).isFalse();
    }

    @Test
    void equalTextsShareAll(Random random) {
        String text = new Prose(random).paragraphs(5);
        Resemblance resemblance = of(text, text);
        assertThat(resemblance.longRuns()).isEqualTo(1);
        assertThat(resemblance.shortRuns()).isEqualTo(1);
        assertThat(resemblance.letterRuns()).isEqualTo(1);
        assertThat(resemblance.isOfStrangers()).isFalse();
    }

    @Test
    void emptyTextsShareNothing() {
        assertThat(of("", "").longRuns()).isZero();
        assertThat(of("", "some words").letterRuns()).isZero();
    }

    private static Resemblance of(String left, String right) {
        return Resemblance.of(Compared.reading(left), Compared.reading(right));
    }

    /** Words of which every other is one of some that are known. */
    private static String mixed(Random random, List<String> small) {
        StringBuilder text = new StringBuilder();
        for (String word : words(random, 300)) {
            text.append(word)
                    .append(' ')
                    .append(small.get(random.nextInt(small.size())))
                    .append(' ');
        }
        return text.toString();
    }

    private static List<String> words(Random random, int count) {
        return random.longs(count)
                .mapToObj(number -> Long.toString(number >>> 20, 36))
                .toList();
    }
}
