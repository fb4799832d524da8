package io.kindred.semantics.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class OnnxEmbedderTest {
    private static OnnxEmbedder embedder;

    @BeforeAll
    static void load() throws ModelException {
        embedder = OnnxEmbedder.load(EmbeddingModel.MINILM);
    }

    @AfterAll
    static void close() {
        embedder.close();
    }

    @Test
    void vectorHasLengthOne() {
        float[] vector = embedder.embed("The boats lie in the harbour.");
        double squares = 0;
        for (float value : vector) {
            squares += value * value;
        }
        assertThat(vector).hasSize(384);
        assertThat(squares).isBetween(0.9999, 1.0001);
    }

    @Test
    void sameThingInOtherWordsIsNearerThanAnotherThing() {
        ByteVector boats = meaning("The ships are moored at the quay.");
        assertThat(boats.cosine(meaning("Boats lie in the harbour.")))
                .isGreaterThan(boats.cosine(meaning("Boil the barley in the soup.")) + 0.3);
    }

    private static ByteVector meaning(String passage) {
        return ByteVector.of(embedder.embed(passage));
    }
}
