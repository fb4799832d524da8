package io.kindred.fingerprint.shingle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import io.kindred.corpus.NastyText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Sets and bags of shingles against sets and lists of strings. */
@ExtendWith(Seeds.class)
class ShingleSetTest {
    private static final int CASES = 10_000;

    @Test
    void equalsSetsOfStrings(Random random) {
        for (int i = 0; i < CASES; i++) {
            int size = 1 + random.nextInt(8);
            String left = text(random);
            String right = random.nextBoolean() ? text(random) : left + text(random);
            Set<String> plainLeft = new HashSet<>(plain(left, size));
            Set<String> plainRight = new HashSet<>(plain(right, size));
            ShingleSet a = set(left, size);
            ShingleSet b = set(right, size);
            Set<String> common = new HashSet<>(plainLeft);
            common.retainAll(plainRight);
            Set<String> either = new HashSet<>(plainLeft);
            either.addAll(plainRight);
            assertThat(a.size()).isEqualTo(plainLeft.size());
            assertThat(a.shared(b)).isEqualTo(b.shared(a)).isEqualTo(common.size());
            assertThat(a.resemblance(b)).isCloseTo(share(common.size(), either.size()), within(1e-12));
            assertThat(a.containedIn(b)).isCloseTo(share(common.size(), plainLeft.size()), within(1e-12));
        }
    }

    @Test
    void bagCountsRepeats(Random random) {
        for (int i = 0; i < CASES; i++) {
            int size = 1 + random.nextInt(8);
            String left = text(random);
            String right = random.nextBoolean() ? text(random) : left + left;
            List<String> rest = new ArrayList<>(plain(right, size));
            long common = plain(left, size).stream().filter(rest::remove).count();
            ShingleBag a = bag(left, size);
            ShingleBag b = bag(right, size);
            assertThat(a.shared(b)).isEqualTo(b.shared(a)).isEqualTo((int) common);
            assertThat(a.resemblance(b)).isCloseTo(share(common, a.size() + b.size() - common), within(1e-12));
        }
    }

    @Test
    void doublingATextIsSeenByTheBagAlone() {
        assertThat(set("abcabcabc", 3).resemblance(set("abcabcabcabcabcabc", 3)))
                .isOne();
        assertThat(bag("abcabcabc", 3).resemblance(bag("abcabcabcabcabcabc", 3)))
                .isLessThan(0.5);
    }

    /** The text of a UPC example: two sets of shingles and their Jaccard similarity by hand. */
    @Test
    void resemblanceByHand() {
        assertThat(set("abcdabd", 2).size()).isEqualTo(5);
        assertThat(set("abcdabd", 2).resemblance(set("abcd", 2))).isEqualTo(3.0 / 5);
    }

    private static ShingleSet set(String text, int size) {
        return ShingleSet.of(text, Shingling.chars(size), HashKey.PUBLIC);
    }

    private static ShingleBag bag(String text, int size) {
        return ShingleBag.of(text, Shingling.chars(size), HashKey.PUBLIC);
    }

    private static List<String> plain(String text, int size) {
        if (text.length() <= size) {
            return text.isEmpty() ? List.of() : List.of(text);
        }
        List<String> shingles = new ArrayList<>();
        for (int i = 0; i + size <= text.length(); i++) {
            shingles.add(text.substring(i, i + size));
        }
        return shingles;
    }

    /** Without U+0000, which a shingle of a short text cannot be told from. */
    private static String text(Random random) {
        return NastyText.next(random, 40).replace('\0', 'x');
    }

    private static double share(long part, long whole) {
        return whole == 0 ? 1 : (double) part / whole;
    }
}
