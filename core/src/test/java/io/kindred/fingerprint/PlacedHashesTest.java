package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.kindred.fingerprint.PlacedHashes.PlacedHash;
import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlacedHashesTest {
    private static final Scheme SCHEME = new Scheme("some-v1", "words5", "public");

    @Test
    void sharedHashesAreThoseOfBothWhereverTheyStand() {
        assertThat(placed(1, 2, 3, 2).shared(placed(2, 2, 4, 1))).containsExactlyInAnyOrder(1L, 2L);
        assertThat(placed(1).shared(placed(2))).isEmpty();
        assertThat(placed().shared(placed())).isEmpty();
    }

    @Test
    void hashesOfTwoSchemesAreNotCompared() {
        Scheme other = new Scheme("some-v1", "words6", "public");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> placed(1).shared(new PlacedHashes(other, List.of())))
                .withMessageContaining(SCHEME.toString())
                .withMessageContaining(other.toString());
    }

    @Test
    void hexIsSixteenDigitsAHashInTheOrderOfTheText() {
        assertThat(placed(26, -1).hex()).isEqualTo("000000000000001affffffffffffffff");
        assertThat(placed().hex()).isEmpty();
    }

    @Test
    void laterChangesOfTheListDoNotShow() {
        List<PlacedHash> hashes = new ArrayList<>(List.of(new PlacedHash(1, Span.of(0, 1))));
        PlacedHashes placed = new PlacedHashes(SCHEME, hashes);
        hashes.clear();
        assertThat(placed.hashes()).hasSize(1);
    }

    private static PlacedHashes placed(long... hashes) {
        List<PlacedHash> placed = new ArrayList<>();
        for (long hash : hashes) {
            placed.add(new PlacedHash(hash, Span.of(placed.size(), placed.size() + 1)));
        }
        return new PlacedHashes(SCHEME, placed);
    }
}
