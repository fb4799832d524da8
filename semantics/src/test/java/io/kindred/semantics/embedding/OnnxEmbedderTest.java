package io.kindred.semantics.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
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

    @Test
    void samePassageHasTheSameVectorWhateverElseIsAsked() throws Exception {
        List<String> passages = IntStream.range(0, 24)
                .mapToObj(i -> "The basin was dredged " + i + " years ago. ".repeat(1 + i % 5))
                .toList();
        List<ByteVector> alone =
                passages.stream().map(OnnxEmbedderTest::meaning).toList();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<ByteVector>> together = passages.stream()
                    .map(passage -> threads.submit(() -> meaning(passage)))
                    .toList();
            for (int i = 0; i < passages.size(); i++) {
                assertThat(together.get(i).get()).isEqualTo(alone.get(i));
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void anyTextHasAVector() {
        for (String text : List.of("", " ", "12 34", "\u0000\ud800", "日本語のテキスト", "x".repeat(1_000_000))) {
            assertThat(embedder.embed(text)).hasSize(384).doesNotContain(Float.NaN);
        }
    }

    @Test
    void whatIsBeyondTheWindowDoesNotCount() {
        String window = "harbour ".repeat(300);
        assertThat(embedder.embed(window + "soup")).isEqualTo(embedder.embed(window));
    }

    @Test
    void damagedModelIsRefused() {
        EmbeddingModel.Part weights = EmbeddingModel.MINILM.weights();
        EmbeddingModel damaged = new EmbeddingModel(
                "damaged",
                new EmbeddingModel.Part(weights.resource(), weights.hash().replace('a', 'b')),
                EmbeddingModel.MINILM.vocabulary(),
                256,
                Pooling.MEAN);
        assertThatThrownBy(() -> OnnxEmbedder.load(damaged))
                .isInstanceOf(ModelException.class)
                .hasMessage("the model file /all-minilm-l6-v2-q.onnx is damaged");
    }

    @Test
    void missingModelIsTold() {
        EmbeddingModel missing = new EmbeddingModel(
                "missing",
                new EmbeddingModel.Part("/nowhere.onnx", ""),
                EmbeddingModel.MINILM.vocabulary(),
                256,
                Pooling.MEAN);
        assertThatThrownBy(() -> OnnxEmbedder.load(missing))
                .isInstanceOf(ModelException.class)
                .hasMessage("the model file /nowhere.onnx is missing");
    }

    @Test
    void fileThatIsNoModelIsTold() {
        EmbeddingModel.Part vocabulary = EmbeddingModel.MINILM.vocabulary();
        assertThatThrownBy(
                        () -> OnnxEmbedder.load(new EmbeddingModel("wrong", vocabulary, vocabulary, 256, Pooling.MEAN)))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("the model wrong does not run on this machine: ");
    }

    private static ByteVector meaning(String passage) {
        return ByteVector.of(embedder.embed(passage));
    }
}
