package io.kindred.store;

import java.io.IOException;

/** Says what is damaged, but not in which file: that is added by whoever knows. */
final class DamageException extends IOException {
    private static final long serialVersionUID = 1;

    DamageException(String message) {
        super(message);
    }

    DamageException(String message, Throwable cause) {
        super(message, cause);
    }
}
