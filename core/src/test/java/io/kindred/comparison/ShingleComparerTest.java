package io.kindred.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.NastyText;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.ShingleSet;
import io.kindred.fingerprint.shingle.Shingling;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class ShingleComparerTest {
    private final Comparer comparer = new ShingleComparer();

    @Test
    void sharesAreThoseOfTheSets() {
        Comparison comparison = comparer.compare(set("abcdef"), set("abcd"));
        assertThat(comparison).isEqualTo(new Comparison(0.5, 0.5, 1, 2));
    }

    @Test
    void emptyTextsShareNothing() {
        assertThat(comparer.compare(set(""), set(""))).isEqualTo(new Comparison(0, 0, 0, 0));
    }

    @Test
    void turnedAroundItIsTheSame(Random random) {
        for (int i = 0; i < 2_000; i++) {
            ShingleSet left = set(NastyText.next(random, 60));
            ShingleSet right = set(NastyText.next(random, 60));
            Comparison there = comparer.compare(left, right);
            Comparison back = comparer.compare(right, left);
            assertThat(back)
                    .isEqualTo(new Comparison(
                            there.resemblance(), there.rightInLeft(), there.leftInRight(), there.shared()));
        }
    }

    private static ShingleSet set(String text) {
        return ShingleSet.of(text, Shingling.chars(3), HashKey.PUBLIC);
    }
}
