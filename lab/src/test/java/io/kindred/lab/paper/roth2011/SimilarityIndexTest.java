package io.kindred.lab.paper.roth2011;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The parts that a similarity index is made of, beside plain twins. */
@ExtendWith(Seeds.class)
class SimilarityIndexTest {
    private static final String GETTYSBURG =
            "Four score and seven years ago our fathers brought forth on this continent, a new nation";

    /** The paper prints the fourth k-gram of characters as "rsc", one letter short. */
    @Test
    void gramsAreThoseOfFigureOne() {
        List<String> letters = Tokens.CHARACTERS.of(GETTYSBURG, Variation.A);
        assertThat(grams(letters, "", 4).subList(0, 9))
                .containsExactly("four", "ours", "ursc", "rsco", "scor", "core", "orea", "rean", "eand");
        List<String> words = Tokens.WORDS.of(GETTYSBURG, Variation.A);
        assertThat(grams(words, " ", 4).subList(0, 4))
                .containsExactly(
                        "four score and seven", "score and seven years", "and seven years ago", "seven years ago our");
        assertThat(Fingerprints.of(words, " ", 4)[0]).isEqualTo("four score and seven".hashCode());
    }

    private static List<String> grams(List<String> tokens, String separator, int k) {
        return IntStream.rangeClosed(0, tokens.size() - k)
                .mapToObj(i -> String.join(separator, tokens.subList(i, i + k)))
                .toList();
    }

    @Test
    void variationsLeaveOutWhatTheTablesSay() {
        String text = "The robe, the Rupert and a rope";
        assertThat(Tokens.WORDS.of(text, Variation.A))
                .containsExactly("the", "robe", "the", "rupert", "and", "a", "rope");
        assertThat(Tokens.WORDS.of(text, Variation.B)).containsExactly("robe", "rupert", "rope");
        assertThat(Tokens.WORDS.of(text, Variation.C)).containsExactly("the", "robe", "rupert", "and", "a", "rope");
        assertThat(String.join("", Tokens.CHARACTERS.of(text, Variation.C))).isEqualTo("thrbthrprtndrp");
        assertThat(String.join("", Tokens.CHARACTERS.of(text, Variation.D))).isEqualTo("rbrprtrp");
        assertThat(Tokens.SOUNDEX.of(text, Variation.B)).containsExactly("R100", "R163", "R100");
    }

    @Test
    void methodsAreTrackedAsInTableTwo() {
        Run run = new Run(40, 100);
        assertThat(new Combination(Method.SUM_DIVISIBLE, Tokens.SOUNDEX, Variation.B, run).name())
                .isEqualTo("43B 40");
        assertThat(new Combination(Method.SUM, Tokens.WORDS, Variation.B, run).tracked())
                .isEqualTo("21B");
        assertThat(Arrays.stream(Method.values()).map(Method::number))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 14).boxed().toList());
        assertThat(Method.FREQUENT_WORDS.isFor(Tokens.CHARACTERS)).isFalse();
    }

    @Test
    void winnowingKeepsTheLastLeastOfEveryWindow(Random random) {
        for (int round = 0; round < 50; round++) {
            int[] hashes = random.ints(1 + random.nextInt(60), 0, 20).toArray();
            int w = 1 + random.nextInt(12);
            TreeSet<Integer> places = new TreeSet<>();
            for (int from = 0; from == 0 || from + w <= hashes.length; from++) {
                int least = from;
                for (int i = from; i < Math.min(hashes.length, from + w); i++) {
                    least = hashes[i] <= hashes[least] ? i : least;
                }
                places.add(least);
            }
            assertThat(Sketches.winnowed(hashes, w))
                    .containsExactly(
                            places.stream().mapToInt(place -> hashes[place]).toArray());
        }
    }

    @Test
    void superShingleIsWhatHashingAgainAndAgainLeaves(Random random) {
        for (int round = 0; round < 50; round++) {
            int[] hashes = random.ints(1 + random.nextInt(40)).toArray();
            int k = 2 + random.nextInt(6);
            List<Integer> level = new ArrayList<>(Arrays.stream(hashes).boxed().toList());
            while (level.size() > 1) {
                int size = Math.min(k, level.size());
                List<Integer> old = level;
                level = IntStream.rangeClosed(0, old.size() - size)
                        .mapToObj(i -> old.subList(i, i + size).stream().reduce(0, (sum, hash) -> 31 * sum + hash))
                        .toList();
            }
            assertThat(Aggregates.superShingle(hashes, k)).isEqualTo((long) level.get(0));
        }
    }

    /** Over two elements sums are differences, so the hash of the difference is the difference of the hashes. */
    @Test
    void rabinHashIsLinear(Random random) {
        int[] one = random.ints(30).toArray();
        int[] other = random.ints(30).toArray();
        int[] difference = IntStream.range(0, 30).map(i -> one[i] ^ other[i]).toArray();
        assertThat(Aggregates.rabin(difference)).isEqualTo(Aggregates.rabin(one) ^ Aggregates.rabin(other));
        assertThat(Aggregates.rabin(new int[] {5})).isEqualTo(5);
    }

    @Test
    void sketchesKeepWhatTheyAreNamedFor() {
        int[] hashes = IntStream.range(-1_000, 1_000).toArray();
        assertThat(Sketches.divisible(hashes)).hasSize(80).contains(-975, 0, 25);
        assertThat(Sketches.lowest(hashes)).hasSize(400).startsWith(-1_000).endsWith(-601);
        assertThat(Sketches.highest(hashes)).hasSize(400).startsWith(600).endsWith(999);
        assertThat(Sketches.third(hashes, 1).length).isBetween(550, 780);
        assertThat(Sketches.frequent(List.of("b", "a", "a"))).containsExactly("a".hashCode(), "b".hashCode());
    }

    @Test
    void similarIsWithinThirtyPercentOfTheOwnIndex() {
        assertThat(Score.isSimilar(100, 71)).isTrue();
        assertThat(Score.isSimilar(100, 70)).isFalse();
        assertThat(Score.isSimilar(71, 100)).isFalse();
        assertThat(Score.isSimilar(-100, -129)).isTrue();
        assertThat(Score.isSimilar(-100, 100)).isFalse();
        assertThat(Score.isSimilar(0, 0)).isFalse();
    }
}
