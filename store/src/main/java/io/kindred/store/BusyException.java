package io.kindred.store;

/** Says that somebody else writes the catalog. */
public final class BusyException extends CatalogException {
    private static final long serialVersionUID = 1;

    BusyException(String message) {
        super(message);
    }
}
