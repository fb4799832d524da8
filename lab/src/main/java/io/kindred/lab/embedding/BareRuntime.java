package io.kindred.lab.embedding;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import io.kindred.semantics.embedding.EmbeddingModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.Map;

/** The model's runtime with nothing around it: pieces of words go in, and what comes out is not looked at. */
final class BareRuntime implements AutoCloseable {
    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final OrtSession session;

    BareRuntime(EmbeddingModel model) throws IOException, OrtException {
        try (InputStream weights =
                        BareRuntime.class.getResourceAsStream(model.weights().resource());
                OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            session = environment.createSession(weights.readAllBytes(), options);
        }
    }

    /** Runs the model on one batch, whose passages are filled up to the longest. */
    void run(long[]... batch) throws OrtException {
        int length =
                Arrays.stream(batch).mapToInt(pieces -> pieces.length).max().orElse(0);
        long[] ids = new long[batch.length * length];
        long[] mask = new long[ids.length];
        for (int i = 0; i < batch.length; i++) {
            System.arraycopy(batch[i], 0, ids, i * length, batch[i].length);
            Arrays.fill(mask, i * length, i * length + batch[i].length, 1);
        }
        long[] shape = {batch.length, length};
        try (OnnxTensor tokens = OnnxTensor.createTensor(environment, LongBuffer.wrap(ids), shape);
                OnnxTensor attention = OnnxTensor.createTensor(environment, LongBuffer.wrap(mask), shape);
                OnnxTensor types = OnnxTensor.createTensor(environment, LongBuffer.allocate(ids.length), shape);
                OrtSession.Result result = session.run(
                        Map.of("input_ids", tokens, "attention_mask", attention, "token_type_ids", types))) {
            if (result.size() == 0) {
                throw new IllegalStateException("the model said nothing");
            }
        }
    }

    @Override
    public void close() throws OrtException {
        session.close();
    }
}
