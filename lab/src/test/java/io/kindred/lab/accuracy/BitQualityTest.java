package io.kindred.lab.accuracy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.kindred.lab.text.Paragraph;
import io.kindred.lab.text.TextSamples;
import java.util.List;
import org.junit.jupiter.api.Test;

class BitQualityTest {
    private static final List<Paragraph> PARAGRAPHS = TextSamples.small().paragraphs();

    @Test
    void seesConstantBits() {
        BitQuality quality = BitQuality.measure(PARAGRAPHS, 8, text -> new long[] {(text.length() & 0x0F) | 0x20});
        assertThat(quality.constant()).isEqualTo(4);
        assertThat(quality.leastShare()).isZero();
        assertThat(quality.greatestShare()).isEqualTo(1);
        assertThat(quality.meanDistance()).isCloseTo(2, within(0.1));
        assertThat(quality.deviation()).isCloseTo(1, within(0.1));
    }

    @Test
    void noBitOfOurSimHashIsConstant() {
        assertThat(SimHashQualities.measure(PARAGRAPHS)).hasSize(12).allSatisfy(row -> {
            assertThat(row.quality().bits()).isEqualTo(row.bits());
            assertThat(row.quality().constant()).isZero();
        });
    }

    @Test
    void thePapersProductLosesShinglesAndBits() {
        ShingleHashQualities.Row product =
                ShingleHashQualities.measure(PARAGRAPHS).get(0);
        assertThat(product.hash().label()).isEqualTo("the papers' product");
        assertThat(product.collisions().lost()).isBetween(0.2, 0.9);
        assertThat(product.quality().constant()).isGreaterThan(8);
    }
}
