package io.kindred.semantics.embedding;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A model of meaning that lies on the class path. Vectors of two models never meet.
 *
 * @param name the name under which vectors are kept
 * @param weights where its weights lie
 * @param vocabulary where its pieces of words lie
 * @param window how many pieces of words it takes in at most
 * @param pooling how it makes one vector of many
 */
public record EmbeddingModel(String name, Part weights, Part vocabulary, int window, Pooling pooling) {
    /** The model that is used: all-MiniLM-L6-v2 with weights of 8 bits. */
    public static final EmbeddingModel MINILM = new EmbeddingModel(
            "minilm-l6-v2-q",
            new Part("/all-minilm-l6-v2-q.onnx", "afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1"),
            new Part(
                    "/all-minilm-l6-v2-q-tokenizer.json",
                    "da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0"),
            256,
            Pooling.MEAN);

    /**
     * A file of a model.
     *
     * @param resource its name on the class path
     * @param hash the SHA-256 of its bytes, in hexadecimal
     */
    public record Part(String resource, String hash) {
        /**
         * Its bytes.
         *
         * @throws ModelException if it is missing, or not the file that it should be
         */
        byte[] bytes() throws ModelException {
            try (InputStream in = EmbeddingModel.class.getResourceAsStream(resource)) {
                if (in == null) {
                    throw new ModelException("the model file " + resource + " is missing");
                }
                byte[] bytes = in.readAllBytes();
                if (!HexFormat.of().formatHex(sha256().digest(bytes)).equals(hash)) {
                    throw new ModelException("the model file " + resource + " is damaged");
                }
                return bytes;
            } catch (ModelException e) {
                throw e;
            } catch (IOException e) {
                throw new ModelException("the model file " + resource + " cannot be read", e);
            }
        }

        private static MessageDigest sha256() {
            try {
                return MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java has SHA-256", e);
            }
        }
    }
}
