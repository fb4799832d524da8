package io.kindred.corpus;

import java.util.Random;

/** A change of known kind and size that turns a text into another version of it. */
@FunctionalInterface
public interface Edit {
    /**
     * The edited draft, which still knows where its words come from.
     *
     * <p>It reads differently whenever the edit has something to act on; a draft too small for the edit, such as one
     * paragraph that should be merged with the next, comes back with the same words.
     */
    Draft apply(Draft draft, Random random);

    /** The edited text alone. */
    default String apply(String text, Random random) {
        return apply(Draft.of(text), random).text();
    }

    /** This edit and after it the next. */
    default Edit then(Edit next) {
        return (draft, random) -> next.apply(apply(draft, random), random);
    }
}
