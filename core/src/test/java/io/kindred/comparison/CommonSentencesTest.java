package io.kindred.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.fingerprint.reading.Signature;
import java.util.Arrays;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class CommonSentencesTest {
    @Test
    void amongFewDocumentsNothingIsCommon() {
        assertThat(counted(49, 7, 49).of(7)).isEqualTo(1);
    }

    @Test
    void rarityFallsFromOneToNothing() {
        double before = 1;
        for (int holders = 1; holders <= 1_000; holders++) {
            double rarity = counted(1_000, 7, holders).of(7);
            assertThat(rarity).isLessThanOrEqualTo(before);
            before = rarity;
        }
        assertThat(counted(1_000, 7, 3).of(7)).isEqualTo(1);
        assertThat(counted(1_000, 7, 1_000).of(7)).isZero();
        assertThat(counted(1_000, 7, 1_000).of(8)).isEqualTo(1);
    }

    @Test
    void bytesHoldAll(Random random) {
        CommonSentences common = random(random);
        CommonSentences again = CommonSentences.from(common.bytes());
        assertThat(again.changes(common)).isEmpty();
        assertThat(again.bytes()).isEqualTo(common.bytes());
    }

    @Test
    void changesAreTheSentencesOfAnotherRarity(Random random) {
        CommonSentences one = random(random);
        CommonSentences other = random(random);
        long[] expected = {};
        for (long sentence = 0; sentence < 200; sentence++) {
            if (one.of(sentence) != other.of(sentence)) {
                expected = Arrays.copyOf(expected, expected.length + 1);
                expected[expected.length - 1] = Signature.sentenceKey(sentence);
            }
        }
        Arrays.sort(expected);
        assertThat(one.changes(other)).isEqualTo(expected);
        assertThat(other.changes(one)).isEqualTo(expected);
    }

    private static CommonSentences counted(int documents, long sentence, int holders) {
        CommonSentences.Count count = new CommonSentences.Count(documents);
        count.add(Signature.sentenceKey(sentence), holders);
        return count.result();
    }

    private static CommonSentences random(Random random) {
        TreeMap<Long, Integer> holders = new TreeMap<>();
        for (long sentence = 0; sentence < 200; sentence++) {
            holders.put(Signature.sentenceKey(sentence), 1 + random.nextInt(60));
        }
        CommonSentences.Count count = new CommonSentences.Count(50 + random.nextInt(500));
        holders.forEach(count::add);
        return count.result();
    }
}
