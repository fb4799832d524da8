package io.kindred.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.Prose;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class SecondLookTest {
    @Test
    void runsInCommonAreThoseOfPlainSets(Random random) {
        for (int i = 0; i < 200; i++) {
            List<String> left = words(random, random.nextInt(60));
            List<String> right = words(random, random.nextInt(i % 10 == 0 ? 4_000 : 60));
            Set<List<String>> both = runs(left);
            both.retainAll(runs(right));
            assertThat(reading(left).longRuns().common(reading(right).longRuns()))
                    .isEqualTo(both.size());
            assertThat(reading(left).longRuns().size()).isEqualTo(runs(left).size());
        }
    }

    @Test
    void versionsAndPassagesAreWorthComparing(Random random) {
        Prose prose = new Prose(random);
        String text = prose.paragraphs(6);
        String passage = prose.paragraph(3);
        assertThat(isWorth(text, text)).isTrue();
        assertThat(isWorth(text, text.replace("e", "3"))).isEqualTo(isWorth(text.replace("e", "3"), text));
        assertThat(isWorth(text + "\n\n" + passage, prose.paragraphs(6) + "\n\n" + passage))
                .isTrue();
        assertThat(isWorth("one two three", "One two three.")).isTrue();
    }

    @Test
    void badlyMisreadTextIsWorthComparing(Random random) {
        String text = new Prose(random).paragraphs(12);
        StringBuilder misread = new StringBuilder(text);
        for (int i = 0; i < misread.length(); i++) {
            if (Character.isLetter(misread.charAt(i)) && random.nextInt(5) == 0) {
                misread.setCharAt(i, (char) ('a' + random.nextInt(26)));
            }
        }
        assertThat(isWorth(text, misread.toString())).isTrue();
    }

    @Test
    void sampledRunsOfLettersAreSharedAsAllAre(Random random) {
        String text = new Prose(random).paragraphs(20);
        Reading whole = reading(text);
        Reading upper = reading(text.toUpperCase(Locale.ROOT).replace(" ", "  "));
        assertThat(whole.letterRuns().size()).isBetween(text.length() / 16, text.length() / 3);
        assertThat(upper.letterRuns().common(whole.letterRuns()))
                .isEqualTo(whole.letterRuns().size());
        Reading half = reading(text.substring(0, text.length() / 2));
        assertThat(half.letterRuns().common(whole.letterRuns()))
                .isGreaterThanOrEqualTo(half.letterRuns().size() - 2);
    }

    @Test
    void strangersAreNot() {
        String soup = "Barley soup wants an hour on a low fire. ";
        String council = "The council met on Tuesday as it always does. ";
        assertThat(isWorth(soup, council)).isTrue();
        assertThat(isWorth(soup.repeat(70), council.repeat(70))).isFalse();
        assertThat(isWorth("", "")).isFalse();
        assertThat(isWorth("", "words")).isFalse();
    }

    @Test
    void wordsByChanceAreNotAndListsInAnotherOrderAre(Random random) {
        List<String> words = longWords(random, 500);
        List<String> shuffled = new ArrayList<>(words);
        Collections.shuffle(shuffled, random);
        assertThat(isWorth(String.join(" ", words), String.join(" ", shuffled))).isTrue();
        List<String> others = longWords(random, 250);
        others.addAll(shuffled.subList(0, 250));
        Collections.shuffle(others, random);
        assertThat(isWorth(String.join(" ", words), String.join(" ", others))).isFalse();
    }

    private static List<String> longWords(Random random, int count) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add(random.ints(12, 'a', 'z' + 1)
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString());
        }
        return words;
    }

    private static boolean isWorth(String left, String right) {
        return SecondLook.isWorth(reading(left), reading(right));
    }

    private static Reading reading(String text) {
        return Reading.of(new Document("id", "title", text, Map.of()));
    }

    private static Reading reading(List<String> words) {
        return reading(String.join(" ", words));
    }

    private static List<String> words(Random random, int count) {
        String[] words = new String[count];
        Arrays.setAll(words, i -> "w" + (char) ('a' + random.nextInt(3)));
        return List.of(words);
    }

    private static Set<List<String>> runs(List<String> words) {
        Set<List<String>> runs = new HashSet<>();
        int length = Math.min(5, words.size());
        for (int i = 0; length > 0 && i + length <= words.size(); i++) {
            runs.add(words.subList(i, i + length));
        }
        return runs;
    }
}
