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
    private final ShingleComparer comparer = new ShingleComparer();

    @Test
    void sharesAreThoseOfTheSets() {
        SharedShingles comparison = comparer.compare(set("abcdef"), set("abcd"));
        assertThat(comparison).isEqualTo(new SharedShingles(0.5, 0.5, 1, 2));
    }

    @Test
    void emptyTextsShareNothing() {
        assertThat(comparer.compare(set(""), set(""))).isEqualTo(new SharedShingles(0, 0, 0, 0));
    }

    @Test
    void turnedAroundItIsTheSame(Random random) {
        for (int i = 0; i < 2_000; i++) {
            ShingleSet left = set(NastyText.next(random, 60));
            ShingleSet right = set(NastyText.next(random, 60));
            SharedShingles there = comparer.compare(left, right);
            SharedShingles back = comparer.compare(right, left);
            assertThat(back)
                    .isEqualTo(new SharedShingles(
                            there.resemblance(), there.rightInLeft(), there.leftInRight(), there.shared()));
        }
    }

    private static ShingleSet set(String text) {
        return ShingleSet.of(text, Shingling.chars(3), HashKey.PUBLIC);
    }
}
