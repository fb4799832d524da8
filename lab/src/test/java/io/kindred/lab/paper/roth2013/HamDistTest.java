package io.kindred.lab.paper.roth2013;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.lab.paper.Published;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The query of section 4 gives what is printed there. */
class HamDistTest {
    private final Published published = Published.of(Roth2013.NAME);

    @Test
    void distancesAreThosePublished() throws IOException {
        assertThat(HamDist.table(published).rows())
                .hasSize(5)
                .allMatch(row -> row.get(1).equals(row.get(2)));
    }

    /** Six bits of 64 are 90.6 %: the greatest distance that is 90 % similar. */
    @Test
    void ninetyPercentAreSixBits() throws IOException {
        int bits = (int) (Long.SIZE - 0.9 * Long.SIZE);
        assertThat(bits).isEqualTo((int) published.number("section 2.3", "distance at 90 %"));
        assertThat(HamDist.table(published).rows().get(1).get(3)).isEqualTo(Double.toString(1 - 6 / 64.0));
    }
}
