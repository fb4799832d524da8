package io.kindred.corpus.truth;

/** What became of the paragraphs of a match. */
public enum Change {
    /** The same words at the same place; case and white space aside. */
    KEPT,
    /** Some words came, went or changed their order; still at its place. */
    EDITED,
    /** Out of the order of the others, edited or not. */
    MOVED,
    /** Several became one. */
    MERGED,
    /** One became several. */
    SPLIT
}
