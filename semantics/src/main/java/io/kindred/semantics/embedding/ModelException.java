package io.kindred.semantics.embedding;

import java.io.IOException;

/** Says why a model of meaning cannot be used. Everything that needs none can go on. */
public final class ModelException extends IOException {
    private static final long serialVersionUID = 1L;

    public ModelException(String message) {
        super(message);
    }

    public ModelException(String message, Throwable cause) {
        super(message, cause);
    }
}
