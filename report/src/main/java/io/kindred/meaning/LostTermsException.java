package io.kindred.meaning;

import java.io.IOException;
import java.nio.file.NoSuchFileException;

/** Says in words for people that the taxonomy by which documents are related cannot be read. */
public final class LostTermsException extends IOException {
    private static final long serialVersionUID = 1L;

    LostTermsException(String file, IOException cause) {
        super(
                "taxonomy " + file + ": "
                        + (cause instanceof NoSuchFileException ? "no such file" : cause.getMessage()),
                cause);
    }
}
