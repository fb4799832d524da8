package io.kindred.store;

import java.io.IOException;

/** Says what is wrong with a catalog, which file it is, and what to do about it. */
public class CatalogException extends IOException {
    private static final long serialVersionUID = 1;

    public CatalogException(String message) {
        super(message);
    }

    CatalogException(String message, Throwable cause) {
        super(message, cause);
    }
}
