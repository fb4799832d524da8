package io.kindred.semantics.embedding;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** An embedder that runs a model in this process. Any number of threads may ask at a time; each uses one core. */
public final class OnnxEmbedder implements Embedder, AutoCloseable {
    /*
     * Models with weights of 8 bits also round what flows between their layers, by the largest number in the whole batch. So a
     * vector would depend on the other passages in its batch, by up to 1.5 % of its cosine. Here each passage is a batch of
     * its own: there is nothing to pad, and the same text has the same vector. What batches would gain, threads give: they
     * share one session, and each run stays in its thread, which is faster than several threads on one run.
     */
    private static final Path COMMAND = Path.of("/proc/self/cmdline");

    /** The runtime takes the whole process down where the command line is longer than some 4,000 bytes. */
    private static final int LONGEST_COMMAND = 3_500;

    private static final String IDS = "input_ids";
    private static final String MASK = "attention_mask";
    private static final String TYPES = "token_type_ids";

    private static final Map<EmbeddingModel, OnnxEmbedder> SHARED = new HashMap<>();

    private final EmbeddingModel model;
    private final WordPiece words;
    private final OrtEnvironment environment;
    private final OrtSession session;

    private OnnxEmbedder(EmbeddingModel model, WordPiece words, OrtEnvironment environment, OrtSession session) {
        this.model = model;
        this.words = words;
        this.environment = environment;
        this.session = session;
    }

    /**
     * Loads a model, which takes about a second.
     *
     * @throws ModelException if it is missing or damaged, or if the machine cannot run it
     */
    public static OnnxEmbedder load(EmbeddingModel model) throws ModelException {
        mustHaveShortCommand(model);
        byte[] weights = model.weights().bytes();
        byte[] vocabulary = model.vocabulary().bytes();
        try {
            OrtEnvironment environment =
                    OrtEnvironment.getEnvironment(OrtLoggingLevel.ORT_LOGGING_LEVEL_FATAL, "kindred");
            return new OnnxEmbedder(model, WordPiece.parse(vocabulary), environment, session(environment, weights));
        } catch (OrtException | LinkageError | RuntimeException | IOException e) {
            throw new ModelException(
                    "the model " + model.name() + " does not run on this machine: " + e.getMessage(), e);
        }
    }

    private static void mustHaveShortCommand(EmbeddingModel model) throws ModelException {
        if (commandBytes() > LONGEST_COMMAND) {
            throw new ModelException("the model " + model.name()
                    + " does not run from so long a command line; name folders" + " instead of many files");
        }
    }

    /** How long the command line of this process is, where the system tells. */
    private static int commandBytes() {
        try {
            return Files.isReadable(COMMAND) ? Files.readAllBytes(COMMAND).length : 0;
        } catch (IOException e) {
            return 0;
        }
    }

    /**
     * The embedder of a model that the whole process shares; it is loaded on first use and never closed.
     *
     * @throws ModelException if it is missing or damaged, or if the machine cannot run it
     */
    public static Embedder shared(EmbeddingModel model) throws ModelException {
        synchronized (SHARED) {
            OnnxEmbedder known = SHARED.get(model);
            if (known == null) {
                known = load(model);
                SHARED.put(model, known);
            }
            return known;
        }
    }

    private static OrtSession session(OrtEnvironment environment, byte[] weights) throws OrtException {
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            return environment.createSession(weights, options);
        }
    }

    @Override
    public float[] embed(String passage) {
        return embed(pieces(passage));
    }

    /** The numbers of the pieces of a passage, as the model takes them. */
    public long[] pieces(String passage) {
        return words.pieces(passage, model.window());
    }

    private float[] embed(long[] pieces) {
        long[] ones = new long[pieces.length];
        Arrays.fill(ones, 1);
        Map<String, OnnxTensor> inputs = new HashMap<>();
        try (OnnxTensor ids = tensor(pieces);
                OnnxTensor mask = tensor(ones);
                OnnxTensor types = tensor(new long[pieces.length])) {
            inputs.put(IDS, ids);
            inputs.put(MASK, mask);
            inputs.put(TYPES, types);
            try (OrtSession.Result result = session.run(inputs)) {
                OnnxTensor states = (OnnxTensor) result.get(0);
                int dimensions = (int) states.getInfo().getShape()[2];
                return unit(model.pooling().pool(states.getFloatBuffer(), pieces.length, dimensions));
            }
        } catch (OrtException e) {
            throw new IllegalStateException("the model " + model.name() + " failed: " + e.getMessage(), e);
        }
    }

    private OnnxTensor tensor(long[] values) throws OrtException {
        return OnnxTensor.createTensor(environment, LongBuffer.wrap(values), new long[] {1, values.length});
    }

    private static float[] unit(float[] vector) {
        double squares = 0;
        for (float value : vector) {
            squares += (double) value * value;
        }
        float length = (float) Math.sqrt(squares);
        for (int i = 0; i < vector.length && length > 0; i++) {
            vector[i] /= length;
        }
        return vector;
    }

    @Override
    public void close() {
        try {
            session.close();
        } catch (OrtException e) {
            throw new IllegalStateException("the model " + model.name() + " cannot be closed: " + e.getMessage(), e);
        }
    }
}
