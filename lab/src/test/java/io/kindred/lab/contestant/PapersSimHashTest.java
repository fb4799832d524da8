package io.kindred.lab.contestant;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.fingerprint.paper.WaikatoHasher;
import io.kindred.lab.text.TextSamples;
import io.kindred.text.FoldingNormalizer;
import org.junit.jupiter.api.Test;

class PapersSimHashTest {
    @Test
    void hashesTheShingleOfThePaperToThePublishedValue() {
        assertThat((int) PapersSimHash.product("ti")).isEqualTo(1_701_793_572);
    }

    @Test
    void takesReversedShinglesForTheSame() {
        assertThat(PapersSimHash.product("abcd")).isEqualTo(PapersSimHash.product("dcba"));
    }

    @Test
    void agreesWithThePaperRedoneInCore() {
        WaikatoHasher waikato = new WaikatoHasher(64, 4);
        for (String text : TextSamples.small().documents()) {
            assertThat(new PapersSimHash().hash(text))
                    .isEqualTo(waikato.fingerprint(new FoldingNormalizer().normalize(text))
                            .word(0));
        }
    }
}
