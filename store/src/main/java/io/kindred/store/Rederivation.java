package io.kindred.store;

import java.io.IOException;
import java.util.Optional;

/** Makes the fingerprints of a document anew and says what is not as the catalog has it. */
@FunctionalInterface
public interface Rederivation {
    /** Trusts every document. */
    Rederivation NONE = (document, keys, text) -> Optional.empty();

    /**
     * What is wrong with a document, in a few words; empty if nothing is.
     *
     * @param keys its keys, ascending; must not be changed
     * @param text what it says; empty if text is not kept
     */
    Optional<String> fault(Details document, long[] keys, Optional<String> text) throws IOException;
}
