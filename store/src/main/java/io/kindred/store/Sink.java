package io.kindred.store;

import java.io.IOException;

/** Takes things one after the other, so that not all have to be in memory. It must not call the catalog they come from. */
@FunctionalInterface
public interface Sink<T> {
    /** Takes the next one. */
    void accept(T next) throws IOException;
}
