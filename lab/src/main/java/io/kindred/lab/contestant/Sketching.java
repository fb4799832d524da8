package io.kindred.lab.contestant;

/**
 * A way to sketch the set of 4-grams of a text, and to estimate the Jaccard similarity of two sets from their sketches.
 * One thread, one instance.
 */
public interface Sketching<S> {
    /** The number of components of every sketch. */
    int COMPONENTS = 128;

    S sketch(String text);

    /** The share of components in which two sketches agree. */
    double resemblance(S one, S other);

    /** The resemblance of two texts by way of their sketches. */
    default double resemblance(String one, String other) {
        return resemblance(sketch(one), sketch(other));
    }
}
