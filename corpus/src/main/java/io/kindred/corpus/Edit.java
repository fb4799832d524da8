package io.kindred.corpus;

import java.util.Random;

/** A change of known kind and size that turns a text into another version of it. */
@FunctionalInterface
public interface Edit {
    /**
     * The edited text.
     *
     * <p>It differs from {@code text} whenever the edit has something to act on; a text too small for the edit, such as
     * one paragraph that should be merged with the next, comes back with the same words.
     */
    String apply(String text, Random random);
}
