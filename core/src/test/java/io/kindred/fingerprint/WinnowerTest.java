package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.corpus.Prose;
import io.kindred.fingerprint.PlacedHashes.PlacedHash;
import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.text.NormalizedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class WinnowerTest extends FingerprinterContract<PlacedHashes> {
    private static final int CASES = 10_000;

    private final Winnower winnower = new Winnower(8, 8, HashKey.PUBLIC);

    @Override
    protected Winnower fingerprinter() {
        return new Winnower(8, 8, HashKey.PUBLIC);
    }

    @Test
    void sharedRunOfTheGuaranteedLengthSharesAHash(Random random) {
        for (int i = 0; i < CASES; i++) {
            Winnower some = new Winnower(1 + random.nextInt(9), 1 + random.nextInt(9), HashKey.PUBLIC);
            int vocabulary = 2 + random.nextInt(40);
            String run = words(some.guaranteed(), vocabulary, random);
            String left = around(run, vocabulary, random);
            String right = around(run, vocabulary, random);
            assertThat(some.fingerprint(normalized(left)).shared(some.fingerprint(normalized(right))))
                    .as("%s: <%s> in <%s> and <%s>", some.scheme(), run, left, right)
                    .isNotEmpty();
        }
    }

    @Test
    void pickingEqualsTheDefinition(Random random) {
        for (int i = 0; i < CASES; i++) {
            int window = 1 + random.nextInt(12);
            long[] hashes =
                    random.longs(random.nextInt(60), 0, 1 + random.nextInt(30)).toArray();
            assertThat(Winnower.pick(hashes, window)).containsExactly(plainPick(hashes, window));
        }
    }

    /** Each window by itself: its least hash; of equal ones the one picked before if it is still there, else the last. */
    private static int[] plainPick(long[] hashes, int window) {
        TreeSet<Integer> picked = new TreeSet<>();
        int before = -1;
        int windows = hashes.length == 0 ? 0 : Math.max(1, hashes.length - window + 1);
        for (int from = 0; from < windows; from++) {
            int to = Math.min(from + window, hashes.length);
            long least = java.util.Arrays.stream(hashes, from, to).min().orElseThrow();
            int last = to - 1;
            while (hashes[last] != least) {
                last--;
            }
            before = before >= from && hashes[before] == least ? before : last;
            picked.add(before);
        }
        return picked.stream().mapToInt(Integer::intValue).toArray();
    }

    @Test
    void picksAboutTwoInWindowAndOne(Random random) {
        NormalizedText text = normalized(new Prose(random).document(20_000));
        double density = winnower.fingerprint(text).hashes().size() / 20_000.0;
        assertThat(density).isBetween(0.9 * 2 / 9, 1.1 * 2 / 9);
    }

    @Test
    void placesPointAtTheWordsInTheOriginal() {
        String original = "One  TWO three\nfour, five six seven (eight) nine";
        PlacedHashes hashes = winnower.fingerprint(normalized(original));
        assertThat(hashes.hashes()).hasSize(1);
        assertThat(hashes.hashes().get(0).span().in(original))
                .isIn("One  TWO three\nfour, five six seven (eight", "TWO three\nfour, five six seven (eight) nine");
    }

    @Test
    void textShorterThanAShingleHasOneHash() {
        assertThat(winnower.fingerprint(normalized("only four words here")).hashes())
                .hasSize(1);
        assertThat(winnower.fingerprint(normalized("")).hashes()).isEmpty();
    }

    @Test
    void repetitionIsNotPickedBare() {
        PlacedHashes hashes = winnower.fingerprint(normalized("again and ".repeat(5_000)));
        assertThat(hashes.hashes()).hasSizeLessThan(10_000 / 7);
        assertThat(hashes.hashes().stream().map(PlacedHash::hash).distinct()).hasSizeLessThanOrEqualTo(2);
    }

    @Test
    void refusesEmptyWindows() {
        assertThatThrownBy(() -> new Winnower(0, 8, HashKey.PUBLIC)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Winnower(8, 0, HashKey.PUBLIC)).isInstanceOf(IllegalArgumentException.class);
    }

    private static String around(String run, int vocabulary, Random random) {
        return words(random.nextInt(20), vocabulary, random) + " " + run + " "
                + words(random.nextInt(20), vocabulary, random);
    }

    private static String words(int count, int vocabulary, Random random) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add("w" + random.nextInt(vocabulary));
        }
        return String.join(" ", words);
    }
}
