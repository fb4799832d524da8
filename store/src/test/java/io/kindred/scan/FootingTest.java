package io.kindred.scan;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.kindred.store.CatalogException;
import org.junit.jupiter.api.Test;

class FootingTest {
    private static final long GIGABYTE = 1L << 30;

    @Test
    void millionDocumentsFitIntoTwelveGigabytes() {
        assertThatCode(() -> new Footing(1_000_000, 513_000_000L).check(12 * GIGABYTE))
                .doesNotThrowAnyException();
    }

    @Test
    void saysHowMuchMemoryItTakesAndHowToGiveIt() {
        assertThatThrownBy(() -> new Footing(1_000_000, 513_000_000L).check(4 * GIGABYTE))
                .isInstanceOf(CatalogException.class)
                .hasMessage("relating 1000000 documents takes 7320 MB of memory, and this process may have 4096;"
                        + " all are read, so scan again with KINDRED_JAVA_OPTS=-Xmx7320m and it goes on from here");
    }

    @Test
    void whatIsAskedForIsEnough() {
        assertThatCode(() -> new Footing(1_000_000, 513_000_000L).check(7320L << 20))
                .doesNotThrowAnyException();
    }

    @Test
    void noMemoryIsEnoughForMorePostingsThanAnArrayHolds() {
        assertThatThrownBy(() -> new Footing(5_000_000, 1L << 32).check(1000 * GIGABYTE))
                .isInstanceOf(CatalogException.class)
                .hasMessageContaining("too many documents");
    }
}
