package io.kindred.semantics.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.kindred.Seeds;
import io.kindred.text.Span;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class EmbeddedDocumentTest {
    private static final EmbeddedDocument NOTHING = new EmbeddedDocument(List.of());

    @Test
    void bytesGiveTheDocumentAgain(Random random) {
        for (int passages = 0; passages < 20; passages++) {
            EmbeddedDocument document = document(random, passages);
            assertThat(EmbeddedDocument.of(document.bytes())).isEqualTo(document);
        }
    }

    @Test
    void otherBytesAreRefused() {
        assertThatThrownBy(() -> EmbeddedDocument.of(new byte[] {1, 2}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("not an embedded document of 2 bytes");
        assertThatThrownBy(() -> EmbeddedDocument.of(new byte[] {0, 0, 1, -128, 9}))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void eightBitsKeepTheAngle(Random random) {
        for (int i = 0; i < 200; i++) {
            float[] left = vector(random);
            float[] right = vector(random);
            assertThat(ByteVector.of(left).cosine(ByteVector.of(right))).isCloseTo(cosine(left, right), within(0.01));
        }
    }

    @Test
    void documentIsLikeItselfWhole(Random random) {
        EmbeddedDocument document = document(random, 7);
        assertThat(Likeness.of(document, document).cosine()).isCloseTo(1, within(1e-9));
        assertThat(document.whole().cosine(document.whole())).isCloseTo(1, within(1e-9));
    }

    @Test
    void likenessIsTheSameBothWays(Random random) {
        for (int i = 0; i < 50; i++) {
            EmbeddedDocument left = document(random, 1 + random.nextInt(8));
            EmbeddedDocument right = document(random, 1 + random.nextInt(8));
            Likeness there = Likeness.of(left, right);
            Likeness back = Likeness.of(right, left);
            assertThat(there.cosine()).isEqualTo(back.cosine());
            assertThat(there.nearest().orElseThrow().cosine())
                    .isEqualTo(back.nearest().orElseThrow().cosine());
        }
    }

    @Test
    void partIsMoreLikeTheWholeThanTheOtherWayRound(Random random) {
        EmbeddedDocument whole = document(random, 6);
        EmbeddedDocument part = new EmbeddedDocument(whole.passages().subList(1, 3));
        Likeness likeness = Likeness.of(part, whole);
        assertThat(likeness.cosine()).isBetween(0.5, 0.99);
        assertThat(likeness.nearest().orElseThrow().left())
                .isEqualTo(likeness.nearest().orElseThrow().right());
    }

    @Test
    void whatSaysNothingIsLikeNothing(Random random) {
        assertThat(Likeness.of(NOTHING, document(random, 2)).cosine()).isZero();
        assertThat(Likeness.of(NOTHING, NOTHING).nearest()).isEmpty();
        assertThat(NOTHING.whole().dimensions()).isZero();
    }

    private static EmbeddedDocument document(Random random, int passages) {
        return new EmbeddedDocument(IntStream.range(0, passages)
                .mapToObj(i -> new EmbeddedPassage(
                        Span.of(100 * i, 100 * i + 20 + random.nextInt(80)), ByteVector.of(vector(random))))
                .toList());
    }

    private static float[] vector(Random random) {
        float[] vector = new float[64];
        for (int i = 0; i < vector.length; i++) {
            vector[i] = (float) random.nextGaussian();
        }
        return vector;
    }

    private static double cosine(float[] left, float[] right) {
        double dot = 0;
        double ours = 0;
        double theirs = 0;
        for (int i = 0; i < left.length; i++) {
            dot += left[i] * right[i];
            ours += left[i] * left[i];
            theirs += right[i] * right[i];
        }
        return dot / Math.sqrt(ours * theirs);
    }
}
