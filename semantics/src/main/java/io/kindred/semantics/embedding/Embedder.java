package io.kindred.semantics.embedding;

/** Turns a passage into a vector of its meaning. The same passage always gives the same vector, whoever asks. */
@FunctionalInterface
public interface Embedder {
    /** The meaning of a passage, as a vector of length 1; what goes beyond the model's window does not count. */
    float[] embed(String passage);
}
