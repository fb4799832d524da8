package io.kindred.meaning;

import java.io.IOException;

/** Says in words for people why the topics of a catalog cannot be told. */
public final class UnknownTopicsException extends IOException {
    private static final long serialVersionUID = 1L;

    UnknownTopicsException(String reason) {
        super(reason);
    }
}
