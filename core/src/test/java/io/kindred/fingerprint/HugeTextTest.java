package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.fingerprint.shingle.HashKey;
import io.kindred.fingerprint.shingle.Shingling;
import io.kindred.fingerprint.shingle.Unit;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ten million characters: anything slower than linear would not come back in time. */
@Timeout(value = 30, threadMode = ThreadMode.SEPARATE_THREAD)
class HugeTextTest {
    private static final int HUGE = 10_000_000;

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 5, 64})
    void simHashOfOneLetterRepeatedIsThatOfItsOnlyShingle(int size) {
        String text = "a".repeat(HUGE);
        for (boolean set : new boolean[] {true, false}) {
            SimHasher hasher = new SimHasher(64, Shingling.chars(size), set, HashKey.PUBLIC);
            assertThat(hasher.fingerprint(text)).isEqualTo(hasher.fingerprint("a".repeat(size)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a ", "\u6F22", "\uD83D", "42 ", "robert "})
    void minHashOfOnePieceRepeatedIsThatOfItsShingles(String piece) {
        String text = piece.repeat(HUGE / piece.length());
        for (Unit unit : Unit.values()) {
            MinHasher hasher = new MinHasher(128, new Shingling(unit, 3), HashKey.PUBLIC);
            assertThat(hasher.fingerprint(text)).isEqualTo(hasher.fingerprint(piece.repeat(10)));
        }
    }

    @Test
    void wordOfTenMillionLettersIsOneShingle() {
        String word = "a".repeat(HUGE);
        for (Unit unit : new Unit[] {Unit.WORDS, Unit.SOUNDEX}) {
            MinHash hash = new MinHasher(4, new Shingling(unit, 3), HashKey.PUBLIC).fingerprint(word);
            assertThat(hash.hex()).isEqualTo(hash.hex().substring(0, 8).repeat(4));
        }
    }

    @Test
    void millionsOfDistinctShinglesAreToldApart() {
        StringBuilder text = new StringBuilder();
        new Random(8).ints(2_000_000, 'a', 'z' + 1).forEach(c -> text.append((char) c));
        String once = text.toString();
        SimHasher hasher = new SimHasher(64, Shingling.chars(8), true, HashKey.PUBLIC);
        SimHash hash = hasher.fingerprint(once);
        assertThat(hash.distance(hasher.fingerprint(once + once))).isLessThanOrEqualTo(1);
        assertThat(hasher.fingerprint("small again"))
                .isEqualTo(new SimHasher(64, Shingling.chars(8), true, HashKey.PUBLIC).fingerprint("small again"));
    }
}
