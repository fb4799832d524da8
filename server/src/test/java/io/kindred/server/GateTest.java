package io.kindred.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class GateTest {
    private final Gate gate = new Gate("questions", 2, 0, 0);

    @Test
    void whoGoesAheadTakesThePlaceOfOne() throws IOException {
        gate.goAhead(() -> assertThat(passed()).isTrue());
        gate.goAhead(() -> gate.goAhead(() -> assertThat(passed()).isFalse()));
        assertThat(passed()).isTrue();
    }

    @Test
    void whoGoesAheadDoesNotWaitForThoseInside() throws IOException {
        gate.pass(() -> gate.pass(() -> {
            gate.goAhead(() -> assertThat(passed()).isFalse());
            return true;
        }));
        assertThat(gate.<Boolean>pass(() -> gate.pass(() -> true))).isTrue();
    }

    @Test
    void aPlaceIsGivenBackAfterAFailure() {
        assertThatThrownBy(() -> gate.goAhead(() -> {
                    throw new IllegalStateException("broken");
                }))
                .hasMessage("broken");
        gate.goAhead(() -> assertThat(passed()).isTrue());
    }

    private boolean passed() {
        try {
            return gate.pass(() -> true);
        } catch (Refusal e) {
            return false;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
